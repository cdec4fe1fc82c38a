import { useEffect, useState } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';

/**
 * What the form's last save did (UX-25), until a field is edited, the form is sent again, or the page is left. Keep
 * values rather than a text, so that the confirmation follows the language.
 */
export const useConfirmation = <Done, Values extends FieldValues>({
  control,
  subscribe,
}: UseFormReturn<Values>): [done: Done | undefined, confirm: (done: Done | undefined) => void] => {
  const [done, setDone] = useState<Done>();
  const { isSubmitting } = useFormState({ control });
  const [wasSubmitting, setWasSubmitting] = useState(isSubmitting);
  if (isSubmitting !== wasSubmitting) {
    setWasSubmitting(isSubmitting);
    if (isSubmitting) setDone(undefined);
  }
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // An edit has the type; new values from the service have none.
        callback: ({ type }) => {
          if (type === 'change') setDone(undefined);
        },
      }),
    [subscribe],
  );
  return [done, (next) => setDone(() => next)];
};
