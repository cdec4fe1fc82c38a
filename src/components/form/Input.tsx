import type { ComponentProps, ReactNode } from 'react';
import styles from './Input.module.css';

interface InputProps extends ComponentProps<'input'> {
  invalid: boolean;
  /** Inside the field, at its right end: a unit, a button. */
  end?: ReactNode;
}

/** The one-line control of the look: 46 px high, its own line and ring. */
export const Input = ({ invalid, end, ...input }: InputProps) => (
  <div className={styles.control} data-invalid={invalid} data-disabled={input.disabled === true}>
    <input {...input} aria-invalid={invalid} className={styles.input} />
    {end}
  </div>
);
