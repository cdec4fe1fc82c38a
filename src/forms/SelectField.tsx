import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { streetTypeMenuHeight } from '../domain/constants';
import { FieldFrame } from './FieldFrame';
import styles from './SelectField.module.css';
import { textOf } from './textOf';
import { useField, type FieldProps, type FieldRule } from './useField';

export interface SelectOption {
  value: string;
  /** The option's name, as the service gives it. */
  label: string;
  /** At the right end: a price. Not part of the name, but read out with it. */
  end?: string;
}

interface SelectFieldProps<T extends FieldValues> extends FieldProps<T> {
  options: readonly SelectOption[];
  rules?: readonly FieldRule<string, T>[];
  hint?: ReactNode;
  note?: string;
  autoComplete?: string;
  onValue?: (value: string) => void;
}

/** A combobox with a list of choices. A value that is not (yet) among them shows as nothing chosen. */
export const SelectField = <T extends FieldValues = FieldValues>(props: SelectFieldProps<T>) => {
  const { label, options, rules, hint, note, disabled, autoComplete, onValue } = props;
  const { field, id, errorId, error } = useField<T, string>(props, rules);
  const value = textOf(field.value);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} note={note}>
      <Select
        value={options.some((option) => option.value === value) ? value : ''}
        onChange={({ target }) => {
          field.onChange(target.value);
          onValue?.(target.value);
        }}
        renderValue={(chosen) => options.find((option) => option.value === chosen)?.label}
        onBlur={field.onBlur}
        input={<OutlinedInput name={field.name} fullWidth error={error !== undefined} disabled={disabled} />}
        inputProps={{ autoComplete }}
        labelId={`${id}-label`}
        SelectDisplayProps={{ id, 'aria-describedby': errorId, 'aria-invalid': error !== undefined }}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: streetTypeMenuHeight } } } }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value} aria-description={option.end} className={styles.option}>
            <span>{option.label}</span>
            {option.end !== undefined && (
              <span className={styles.end} aria-hidden="true">
                {option.end}
              </span>
            )}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
};
