import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

import { fieldText, useField, type FieldProps, type FieldRule } from '../useField';
import { ChoiceCard, type Choice } from './ChoiceCard';
import { ChoiceGroup } from './ChoiceGroup';

export type RadioChoice = Choice;

interface RadioCardsProps<T extends FieldValues> extends FieldProps<T> {
  choices: readonly RadioChoice[];
  rules?: readonly FieldRule<string, T>[];
  onValue?: (value: string) => void;
  /** Hides the group's label visually, if the page's heading says the same. */
  hideLabel?: boolean;
  /** Puts short choices side by side if there is room. */
  sideBySide?: boolean;
  /** Short choices as small tiles: three in a row, two on a phone. */
  tiles?: boolean;
  /** Fields that belong to the chosen card, directly under it; null while it has none. */
  fields?: ReactNode;
}

/** The cards and the chosen one's fields in one grid: the fields stand under their card without being a part of the group. */
const FieldsGrid = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 10 });
/** The rows of this grid that don't come first. */
const order = { fields: 1, cardsBelow: 2, error: 3 } as const;

/** One of several choices, as whole-width cards with a radio; prices stand at the right end. */
export const RadioCards = <T extends FieldValues = FieldValues>(props: RadioCardsProps<T>) => {
  const { label, choices, rules, disabled = false, onValue, hideLabel, sideBySide, tiles, fields } = props;
  const { field, id, errorId, error, invalid, required, root } = useField<T, string>(props, rules);
  const chosen = fieldText(field.value);
  const chosenIndex = choices.findIndex(({ value }) => value === chosen);
  const group = (
    <ChoiceGroup
      root={root}
      label={label}
      errorId={errorId}
      error={error}
      radios={{ invalid, required }}
      hideLabel={hideLabel}
      sideBySide={sideBySide}
      tiles={tiles}
      errorRow={fields === undefined ? undefined : order.error}
    >
      {choices.map((choice, index) => (
        <ChoiceCard
          key={choice.value}
          control={Radio}
          id={`${id}-${choice.value}`}
          name={field.name}
          choice={disabled ? { ...choice, disabled } : choice}
          checked={chosen === choice.value}
          order={fields !== undefined && index > chosenIndex ? order.cardsBelow : undefined}
          inputRef={index === 0 ? field.ref : undefined}
          onBlur={field.onBlur}
          onChange={() => {
            field.onChange(choice.value);
            onValue?.(choice.value);
          }}
        />
      ))}
    </ChoiceGroup>
  );
  if (fields === undefined) return group;
  return (
    <FieldsGrid>
      {group}
      {fields !== null && (
        <Box role="group" aria-labelledby={`${id}-${chosen}-label`} sx={{ order: order.fields }}>
          {fields}
        </Box>
      )}
    </FieldsGrid>
  );
};
