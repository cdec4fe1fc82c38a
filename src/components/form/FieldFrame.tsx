import { FormControl, FormHelperText, FormLabel, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Narrow fields truncate the note, so that labels side by side stay one line high. */
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

interface FieldFrameProps {
  id: string;
  /** `root` of `useField`: the field's name for the error summary, and whether it is invalid or disabled. */
  root: { id: string; error: boolean; disabled?: boolean };
  label: string;
  error?: string;
  hint?: ReactNode;
  /** "nem kötelező": most fields are required, so the others say that they aren't. */
  note?: string;
  /** The control isn't a native input, so `for` doesn't work. */
  notNative?: boolean;
  children: ReactNode;
}

export const FieldFrame = ({ id, root, label, error, hint, note, notNative, children }: FieldFrameProps) => (
  <FormControl {...root}>
    <FormLabel id={`${id}-label`} htmlFor={notNative ? undefined : id} sx={note === undefined ? undefined : oneLine}>
      {label}
      {note !== undefined && (
        <>
          {' '}
          <Typography component="span" variant="caption" color="textSecondary">
            ({note})
          </Typography>
        </>
      )}
    </FormLabel>
    {children}
    <FormHelperText id={`${id}-message`}>{error ?? hint}</FormHelperText>
  </FormControl>
);
