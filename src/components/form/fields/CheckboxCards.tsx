import Checkbox from '@mui/material/Checkbox';
import type { FieldValues } from 'react-hook-form';

import { useField, type FieldProps, type FieldRule } from '../useField';
import { ChoiceGroup, type Choice } from './ChoiceGroup';

interface CheckboxCardsProps<T extends FieldValues> extends FieldProps<T> {
  choices: readonly Choice[];
  rules?: readonly FieldRule<string[], T>[];
}

/** Multiple choice, as full-width cards with a checkbox. The form holds the chosen values. */
export const CheckboxCards = <T extends FieldValues = FieldValues>(props: CheckboxCardsProps<T>) => {
  const { label, choices, rules, disabled } = props;
  const field = useField<T, string[]>(props, rules);
  const chosen: readonly unknown[] = Array.isArray(field.field.value) ? field.field.value : [];
  const toggle = (value: string): void =>
    field.field.onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  return (
    <ChoiceGroup<T>
      field={field}
      control={Checkbox}
      label={label}
      choices={choices}
      disabled={disabled}
      isChosen={(value) => chosen.includes(value)}
      onPick={toggle}
    />
  );
};
