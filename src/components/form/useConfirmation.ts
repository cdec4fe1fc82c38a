import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * What the form's last save did (UX-25), until a field is edited or the page is left. Keep values rather than a text, so that
 * the confirmation follows the language.
 */
export const useConfirmation = <Done, Values extends FieldValues>({
  subscribe,
}: UseFormReturn<Values>): [done: Done | undefined, confirm: (done: Done | undefined) => void] => {
  const [done, setDone] = useState<Done>();
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
