import { useId } from 'react';
import { Select } from '../../components/form/Select';
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
        id={id}
        name={name}
        labelId={`${id}-label`}
        value={String(value)}
        options={options.map((option) => ({ value: String(option), label: String(option) }))}
        onPick={(picked) => onPick(Number(picked))}
      />
    </div>
  );
};
