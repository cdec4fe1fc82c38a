import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import { useConfirmation } from '~/components/form/useConfirmation';
import { useFormSubmit } from '~/features/calls/useFormSubmit';
import { useDraft } from '~/features/drafts/useDraft';

interface SavedFormOptions<T extends FieldValues> {
  /** The form's values after a save: by default those that were sent. */
  valuesAfter?: (submitted: T) => T;
  fields?: Partial<Record<string, FieldPath<T>>>;
}

/** A form that stays in the page when it is saved: a draft until then, and `savedValues`, the last ones, for the confirmation. */
export const useSavedForm = <T extends FieldValues, Reply>(
  form: UseFormReturn<T>,
  name: string,
  save: (values: T) => Promise<Reply>,
  { valuesAfter = (submitted) => submitted, fields }: SavedFormOptions<T> = {},
) => {
  const { getValues, reset } = form;
  const draft = useDraft(form, name);
  const [savedValues, confirm] = useConfirmation<T, T>(form);
  const submit = useFormSubmit(
    form,
    async (submitted) => {
      confirm(undefined);
      const reply = await save(submitted);
      draft.drop();
      const edited = getValues();
      reset(valuesAfter(submitted));
      // What was edited since it was sent stays, as the next change.
      if (JSON.stringify(edited) !== JSON.stringify(submitted)) reset(edited, { keepDefaultValues: true });
      confirm(submitted);
      return reply;
    },
    { fields },
  );
  return { draft, savedValues, submit };
};
