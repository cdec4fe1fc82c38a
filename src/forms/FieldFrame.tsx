import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import styles from './FieldFrame.module.css';

interface FieldFrameProps {
  id: string;
  label: string;
  error?: string;
  hint?: ReactNode;
  disabled?: boolean;
  /** "nem kötelező": most fields are required, so the others say so, beside the label and no part of it. */
  note?: string;
  children: ReactNode;
}

/** Label above, control, then the error or a hint: the look of every one-line field. */
export const FieldFrame = ({ id, label, error, hint, disabled, note, children }: FieldFrameProps) => (
  <FormControl fullWidth error={error !== undefined} disabled={disabled}>
    <div className={styles.head}>
      <FormLabel htmlFor={id} id={`${id}-label`}>
        {label}
      </FormLabel>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </div>
    {children}
    <FormHelperText id={`${id}-error`} component="div">
      {error ?? hint ?? ''}
    </FormHelperText>
  </FormControl>
);
