import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import MuiSelect from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { useDeferredValue, useState } from 'react';
import { streetTypeMenuHeight } from '../../domain/constants';

export interface Option {
  value: string;
  /** The option's name, as the service gives it. */
  label: string;
  /** At the right end: a price. A description, not part of the name. */
  end?: string;
}

interface SelectProps {
  id: string;
  name: string;
  /** The id of the element that names it. */
  labelId: string;
  /** A value without an option shows as empty. */
  value: string;
  options: readonly Option[];
  onPick: (value: string) => void;
  onBlur?: () => void;
  ref?: (control: { focus: () => void } | null) => void;
  required?: boolean;
  describedBy?: string;
  disabled?: boolean;
  autoComplete?: string;
}

const End = styled('span')(memoTheme(({ theme }) => ({ marginLeft: 'auto', paddingLeft: 16, color: theme.vars.palette.text.secondary, fontWeight: 400, whiteSpace: 'nowrap' })));

const menu = { disableScrollLock: true, slotProps: { paper: { sx: { maxHeight: streetTypeMenuHeight } } } };

const Item = ({ shown, ...item }: MenuItemProps & { shown: boolean }) => shown && <MenuItem {...item} />;

/** A combobox to choose from. Its native input carries the name and takes autofill. */
export const Select = ({ id, name, labelId, value, options, onPick, onBlur, ref, required, describedBy, disabled, autoComplete }: SelectProps) => {
  const [isOpen, setOpen] = useState(false);
  // Opening all at once takes long on a slow phone. So the hidden list is rendered on focus, its options a moment later.
  const [isFocused, setFocused] = useState(false);
  const isFilled = useDeferredValue(isFocused) && isFocused;
  const chosen = options.find((option) => option.value === value);
  return (
    <MuiSelect
      id={id}
      name={name}
      labelId={labelId}
      value={chosen?.value ?? ''}
      renderValue={() => chosen?.label}
      onChange={({ target }) => onPick(target.value)}
      onBlur={() => {
        setFocused(false);
        onBlur?.();
      }}
      inputRef={(control: { node: HTMLElement; focus: () => void } | null) => ref?.(control && { focus: () => { if (control.node.isConnected) control.focus(); } })}
      required={required}
      aria-describedby={describedBy}
      disabled={disabled}
      autoComplete={autoComplete}
      IconComponent={KeyboardArrowDown}
      MenuProps={{ ...menu, keepMounted: isFocused }}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onFocus={() => setFocused(true)}
    >
      {options.map((option, index) => (
        <Item key={option.value} shown={isOpen || isFilled} value={option.value} aria-describedby={option.end === undefined ? undefined : `${id}-end-${index}`}>
          {option.label}
          {option.end !== undefined && (
            <End id={`${id}-end-${index}`} aria-hidden="true">
              {option.end}
            </End>
          )}
        </Item>
      ))}
    </MuiSelect>
  );
};
