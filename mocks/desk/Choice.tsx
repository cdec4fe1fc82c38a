import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** <option>s. */
  children: ReactNode;
}

/** The browser's own select: it opens above everything, in a dialog of the portal too. */
export const Choice = ({ label, value, onChange, children }: ChoiceProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { native: true } }}
  >
    {children}
  </TextField>
);
