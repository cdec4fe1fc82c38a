import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import { MenuItem, Select as MuiSelect, Typography, type SelectProps as MuiSelectProps } from '@mui/material';

import { streetTypeMenuHeight } from '~/domain/constants';

export interface Option {
  value: string;
  label: string;
  /** At the right end: a price. A description, not part of the name. */
  end?: string;
}

interface SelectProps extends Pick<
  MuiSelectProps<string>,
  'name' | 'labelId' | 'onBlur' | 'required' | 'disabled' | 'aria-describedby'
> {
  id: string;
  /** A value without an option shows as empty. */
  value: string;
  options: readonly Option[];
  onPick: (value: string) => void;
  ref?: (control: { focus: () => void } | null) => void;
}

/** A combobox. Its native input has the name, for autofill. */
export const Select = ({ value, options, onPick, ref, ...props }: SelectProps) => {
  const chosen = options.find((option) => option.value === value);
  return (
    <MuiSelect
      {...props}
      value={chosen?.value ?? ''}
      renderValue={() => chosen?.label}
      onChange={({ target }) => onPick(target.value)}
      inputRef={(control: { node: HTMLElement; focus: () => void } | null) =>
        ref?.(
          control && {
            focus: () => {
              if (control.node.isConnected) control.focus();
            },
          },
        )
      }
      IconComponent={KeyboardArrowDown}
      MenuProps={{ disableScrollLock: true, slotProps: { paper: { sx: { maxHeight: streetTypeMenuHeight } } } }}
    >
      {options.map((option, index) => (
        <MenuItem
          key={option.value}
          value={option.value}
          aria-describedby={option.end === undefined ? undefined : `${props.id}-end-${index}`}
        >
          {option.label}
          {option.end !== undefined && (
            <Typography
              component="span"
              id={`${props.id}-end-${index}`}
              aria-hidden="true"
              color="textSecondary"
              sx={{ ml: 'auto', pl: '16px', textAlign: 'right' }}
            >
              {option.end}
            </Typography>
          )}
        </MenuItem>
      ))}
    </MuiSelect>
  );
};
