import Radio from '@mui/material/Radio';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

import { fieldText, useField, type FieldProps, type FieldRule } from '../useField';
import { ChoiceGroup, type Choice } from './ChoiceGroup';

export type RadioChoice = Choice;

interface RadioCardsProps<T extends FieldValues> extends FieldProps<T> {
  choices: readonly RadioChoice[];
  rules?: readonly FieldRule<string, T>[];
  onValue?: (value: string) => void;
  hideLabel?: boolean;
  tiles?: boolean;
  /** Fields that belong to the chosen card, directly under it; null while it has none. */
  fields?: ReactNode;
}

/** One of several choices, as whole-width cards with a radio; prices stand at the right end. */
export const RadioCards = <T extends FieldValues = FieldValues>({
  name,
  disabled,
  required,
  rules,
  onValue,
  ...group
}: RadioCardsProps<T>) => {
  const field = useField<T, string>({ name, disabled, required }, rules);
  return (
    <ChoiceGroup<T>
      {...group}
      field={field}
      control={Radio}
      disabled={disabled}
      isChosen={(value) => fieldText(field.field.value) === value}
      onPick={(value) => {
        field.field.onChange(value);
        onValue?.(value);
      }}
    />
  );
};
