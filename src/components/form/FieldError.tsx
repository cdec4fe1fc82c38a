import type { ReactNode } from 'react';
import styles from './FieldFrame.module.css';

/** A field's error, or its hint while there is none; the field is described by it. */
export const FieldError = ({ id, error, hint }: { id: string; error?: string; hint?: ReactNode }) => (
  <div id={id} className={error === undefined ? styles.hint : styles.error}>
    {error ?? hint}
  </div>
);
