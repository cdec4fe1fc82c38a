import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** After a save: `saved` are the form's values from now on. What was edited since it was sent stays, as the next change. */
export const resetSaved = <T extends FieldValues>({ getValues, reset }: UseFormReturn<T>, sent: T, saved: T): void => {
  const present = getValues();
  reset(saved);
  if (JSON.stringify(present) !== JSON.stringify(sent)) reset(present, { keepDefaultValues: true });
};
