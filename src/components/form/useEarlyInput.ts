import { useEffect, useRef, type RefObject } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * A pre-rendered form can be filled in, and sent, before its code is there (PERF-1). Once it is, what stands in the fields
 * becomes the form's, and a submit that public/early.js held back is honoured.
 */
export const useEarlyInput = <T extends FieldValues>({ getValues, setValue }: UseFormReturn<T>): RefObject<HTMLFormElement | null> => {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = element.current;
    if (form === null || form.dataset.ready !== undefined) return;
    form.dataset.ready = '';
    for (const field of form.querySelectorAll<HTMLInputElement>('input[name]')) {
      // The names of the form's own inputs are its fields' paths.
      const name = field.name as FieldPath<T>;
      const tick = field.type === 'checkbox';
      const typed = tick ? field.checked : field.value;
      // A box that stands for a text is no tick: the captcha's.
      const untouched = getValues(name) === (tick ? false : '');
      if (field.type !== 'radio' && untouched && typed !== false && typed !== '') setValue(name, typed as FieldPathValue<T, FieldPath<T>>, { shouldDirty: true });
    }
    if (form.dataset.early === undefined) return;
    delete form.dataset.early;
    form.requestSubmit();
  }, [getValues, setValue]);
  return element;
};
