import type { ReactNode } from 'react';
import { FieldError } from './FieldError';
import styles from './FieldFrame.module.css';

interface FieldFrameProps {
  id: string;
  label: string;
  error?: string;
  hint?: ReactNode;
  /** "nem kötelező": most fields are required, so the others say so, beside the label and no part of it. */
  note?: string;
  children: ReactNode;
}

/** Label above, control, then the error or a hint: the look of every one-line field. */
export const FieldFrame = ({ id, label, error, hint, note, children }: FieldFrameProps) => (
  <div className={styles.frame}>
    <div className={styles.head}>
      <label htmlFor={id} id={`${id}-label`} className={styles.label}>
        {label}
      </label>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </div>
    {children}
    <FieldError id={`${id}-error`} error={error} hint={hint} />
  </div>
);
