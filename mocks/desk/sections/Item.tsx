import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ItemProps {
  title: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
  children?: ReactNode;
  /** Buttons. */
  actions?: ReactNode;
}

/** One row of a list: a persona, an e-mail, a fault. */
export const Item = ({ title, note, children, actions }: ItemProps) => (
  <Paper sx={{ p: 1.5, overflowWrap: 'anywhere' }}>
    <Typography variant="h3">{title}</Typography>
    <Typography variant="body2" color="textSecondary">
      {note}
    </Typography>
    <Typography variant="body2">{children}</Typography>
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
      {actions}
    </Stack>
  </Paper>
);

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly (readonly [value: string, text: string])[];
}

/** The browser's own select: it opens above the portal's dialogs, too. */
export const Choice = ({ label, value, onChange, options }: ChoiceProps) => {
  const id = `desk-${label}`;
  return (
    <TextField
      id={id}
      select
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true, htmlFor: id } }}
    >
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </TextField>
  );
};
