import Checkbox from '@mui/material/Checkbox';
import type { FieldValues } from 'react-hook-form';

import { useField, type FieldProps, type FieldRule } from '../useField';
import { ChoiceCard, type Choice } from './ChoiceCard';
import { ChoiceGroup } from './ChoiceGroup';

interface CheckboxCardsProps<T extends FieldValues> extends FieldProps<T> {
  choices: readonly Choice[];
  rules?: readonly FieldRule<string[], T>[];
}

/** Multiple choice, as full-width cards with a checkbox. The form holds the chosen values. */
export const CheckboxCards = <T extends FieldValues = FieldValues>(props: CheckboxCardsProps<T>) => {
  const { label, choices, rules, disabled = false } = props;
  const { field, id, errorId, error, invalid, root } = useField<T, string[]>(props, rules);
  const taken: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  return (
    <ChoiceGroup root={root} label={label} errorId={errorId} error={error}>
      {choices.map((choice, index) => {
        const checked = taken.includes(choice.value);
        return (
          <ChoiceCard
            key={choice.value}
            control={Checkbox}
            id={`${id}-${choice.value}`}
            name={field.name}
            choice={disabled ? { ...choice, disabled } : choice}
            checked={checked}
            invalid={invalid}
            inputRef={index === 0 ? field.ref : undefined}
            onBlur={field.onBlur}
            onChange={() =>
              field.onChange(checked ? taken.filter((other) => other !== choice.value) : [...taken, choice.value])
            }
          />
        );
      })}
    </ChoiceGroup>
  );
};
