import Radio from '@mui/material/Radio';
import type { FieldValues } from 'react-hook-form';

import { ChoiceGroup, type Choice, type ChoiceGroupProps } from './ChoiceGroup';

export type RadioChoice = Choice;

/** One of several choices, as whole-width cards with a radio; prices stand at the right end. */
export const RadioCards = <T extends FieldValues = FieldValues>(props: ChoiceGroupProps<T, string>) => (
  <ChoiceGroup<T, string>
    {...props}
    control={Radio}
    holds={(held, value) => held === value}
    pick={(_held, value) => value}
  />
);
