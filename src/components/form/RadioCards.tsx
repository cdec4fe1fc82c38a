import Radio from '@mui/material/Radio';
import { Fragment } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ChoiceCard, type Choice } from './ChoiceCard';
import { ChoiceGroup } from './ChoiceGroup';
import { textOf } from './textOf';
import { useField, type FieldProps, type FieldRule } from './useField';

export type RadioChoice = Choice;

interface RadioCardsProps<T extends FieldValues> extends FieldProps<T> {
  choices: readonly RadioChoice[];
  rules?: readonly FieldRule<string, T>[];
  onValue?: (value: string) => void;
  /** The group's label is read out but not seen, where the page's heading says the same. */
  hideLabel?: boolean;
  /** Many short choices stand side by side if there is room. */
  sideBySide?: boolean;
}

/** One of several choices, as whole-width cards with a radio; prices stand at the right end. */
export const RadioCards = <T extends FieldValues = FieldValues>(props: RadioCardsProps<T>) => {
  const { label, choices, rules, disabled = false, onValue, hideLabel, sideBySide } = props;
  const { field, id, errorId, error, invalid, required, root } = useField<T, string>(props, rules);
  const chosen = textOf(field.value);
  return (
    <ChoiceGroup root={root} label={label} errorId={errorId} error={error} radios={{ invalid, required }} hideLabel={hideLabel} sideBySide={sideBySide}>
      {choices.map((choice, index) => (
        <Fragment key={choice.value}>
          <ChoiceCard
            control={Radio}
            id={`${id}-${choice.value}`}
            name={field.name}
            choice={choice}
            checked={chosen === choice.value}
            disabled={disabled || choice.disabled}
            inputRef={index === 0 ? field.ref : undefined}
            onBlur={field.onBlur}
            onChange={() => {
              field.onChange(choice.value);
              onValue?.(choice.value);
            }}
          />
          {choice.below}
        </Fragment>
      ))}
    </ChoiceGroup>
  );
};
