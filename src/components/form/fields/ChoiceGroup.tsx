import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';

import { visuallyHidden } from '../../../theme/visuallyHidden';
import { Choices } from './ChoiceCard';

interface ChoiceGroupProps {
  root: { id: string; error: boolean; disabled?: boolean };
  label: string;
  errorId: string;
  error?: string;
  /** Radios form a radiogroup, which itself exposes aria-invalid and aria-required. */
  radios?: { invalid: boolean; required: boolean };
  hideLabel?: boolean;
  sideBySide?: boolean;
  tiles?: boolean;
  /** Cards and error are rows of the parent's grid; this is the error's place in it. */
  errorRow?: number;
  children: ReactNode;
}

/** A fieldset with a legend around choice cards. */
export const ChoiceGroup = ({
  root,
  label,
  errorId,
  error,
  radios,
  hideLabel = false,
  sideBySide = false,
  tiles = false,
  errorRow,
  children,
}: ChoiceGroupProps) => {
  const inGrid = errorRow !== undefined;
  return (
    <FormControl
      {...root}
      sx={{ display: inGrid ? 'contents' : undefined }}
      component="fieldset"
      aria-describedby={error === undefined ? undefined : errorId}
      {...(radios && {
        role: 'radiogroup',
        'aria-invalid': radios.invalid,
        'aria-required': radios.required || undefined,
      })}
    >
      <FormLabel
        component="legend"
        sx={hideLabel ? visuallyHidden : tiles ? undefined : { typography: 'h3', mb: '10px' }}
      >
        {label}
      </FormLabel>
      <Choices data-side-by-side={sideBySide} data-tiles={tiles} sx={{ display: inGrid ? 'contents' : undefined }}>
        {children}
      </Choices>
      {error !== undefined && (
        <FormHelperText id={errorId} sx={{ order: errorRow, mt: inGrid ? 0 : undefined }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
};
