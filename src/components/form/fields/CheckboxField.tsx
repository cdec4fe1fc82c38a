import { Checkbox, FormControl, FormHelperText, Stack, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

import { useField, type FieldProps, type FieldRule } from '~/components/form/useField';

interface CheckboxFieldProps<T extends FieldValues> extends FieldProps<T> {
  rules?: readonly FieldRule<boolean, T>[];
  children?: ReactNode;
  onValue?: (checked: boolean) => void;
}

const row: SxProps<Theme> = {
  alignItems: 'flex-start',
  gap: '12px',
  '& label': { cursor: 'pointer', overflowWrap: 'anywhere' },
  '& .Mui-focusVisible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2, borderRadius: '4px' },
};

export const CheckboxField = <T extends FieldValues = FieldValues>(props: CheckboxFieldProps<T>) => {
  const { label, rules, children, onValue } = props;
  const { field, id, messageId, error, invalid, required, root } = useField<T, boolean>(props, rules);
  const checked = field.value === true;
  const take = (next: boolean): void => {
    field.onChange(next);
    onValue?.(next);
  };
  return (
    <FormControl {...root}>
      <Stack direction="row" sx={row}>
        <Checkbox
          id={id}
          name={field.name}
          checked={checked}
          onBlur={field.onBlur}
          onChange={({ target }) => take(target.checked)}
          slotProps={{
            input: {
              ref: field.ref,
              'aria-required': required || undefined,
              'aria-invalid': invalid,
              'aria-describedby': invalid ? messageId : undefined,
            },
          }}
        />
        <div>
          <label htmlFor={id}>{label}</label>
          {children}
        </div>
      </Stack>
      {invalid && <FormHelperText id={messageId}>{error}</FormHelperText>}
    </FormControl>
  );
};
