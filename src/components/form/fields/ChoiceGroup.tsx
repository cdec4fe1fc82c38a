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
  children,
}: ChoiceGroupProps) => (
  <FormControl
    {...root}
    component="fieldset"
    aria-describedby={error === undefined ? undefined : errorId}
    {...(radios && {
      role: 'radiogroup',
      'aria-invalid': radios.invalid,
      'aria-required': radios.required || undefined,
    })}
  >
    <FormLabel component="legend" sx={hideLabel ? visuallyHidden : { typography: 'h3', mb: '10px' }}>
      {label}
    </FormLabel>
    <Choices data-side-by-side={sideBySide}>{children}</Choices>
    {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
  </FormControl>
);
