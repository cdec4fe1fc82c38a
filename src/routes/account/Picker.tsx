import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { streetTypeMenuHeight } from '../../domain/constants';
import styles from './Picker.module.css';

interface PickerProps {
  name: string;
  label: string;
  value: number;
  options: readonly number[];
  onPick: (value: number) => void;
}

/** A small combobox of numbers that stands outside a form: a year, a page. */
export const Picker = ({ name, label, value, options, onPick }: PickerProps) => {
  const id = useId();
  return (
    <div className={styles.picker}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <Select
        value={value}
        onChange={({ target }) => onPick(target.value)}
        input={<OutlinedInput name={name} />}
        labelId={`${id}-label`}
        SelectDisplayProps={{ id }}
        MenuProps={{ slotProps: { paper: { sx: { maxHeight: streetTypeMenuHeight } } } }}
      >
        {options.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </Select>
    </div>
  );
};
