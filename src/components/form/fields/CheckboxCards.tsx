import Checkbox from '@mui/material/Checkbox';
import type { FieldValues } from 'react-hook-form';

import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup';

const listOf = (held: unknown): string[] =>
  Array.isArray(held) ? held.filter((value) => typeof value === 'string') : [];

/** Multiple choice, as full-width cards with a checkbox. The form holds the chosen values. */
export const CheckboxCards = <T extends FieldValues = FieldValues>(props: ChoiceGroupProps<T, string[]>) => (
  <ChoiceGroup<T, string[]>
    {...props}
    control={Checkbox}
    holds={(held, value) => listOf(held).includes(value)}
    pick={(held, value) =>
      listOf(held).includes(value) ? listOf(held).filter((other) => other !== value) : [...listOf(held), value]
    }
  />
);
