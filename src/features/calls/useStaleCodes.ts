import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useFormState, type FieldErrors, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';

import { errorNames, errorOf, isServiceError } from '../../components/form/summary/errorNames';
import { codeOf } from '../../components/form/useMessageText';
import { useNotices } from '../../components/notices/NoticeContext';

/** A service's code, and the field that it marked. */
export interface PlacedCode<T extends FieldValues> {
  code: string;
  name: FieldPath<T>;
}

/**
 * Keeps an old code from standing beside a new message: it goes, with its notice, as soon as the field that it marked
 * changes or the next try begins, also one that fails before the call. Returns a function that registers the codes of a try.
 */
export const useStaleCodes = <T extends FieldValues>(
  form: UseFormReturn<T>,
): ((places: readonly PlacedCode<T>[]) => void) => {
  const { clearErrors: clearNotices, dropCodes } = useNotices();
  const placed = useRef<readonly PlacedCode<T>[]>([]);
  const { control, subscribe, clearErrors } = form;
  const { isSubmitting } = useFormState({ control });

  const begin = useEffectEvent((): void => {
    clearNotices();
    clearErrors(placed.current.map(({ name }) => name));
    placed.current = [];
  });
  // Before the try can fail: its codes must stay.
  useLayoutEffect(() => {
    if (isSubmitting) begin();
  }, [isSubmitting]);

  const change = useEffectEvent((changed: string, errors: FieldErrors<T>): void => {
    const mine = placed.current.filter(({ name }) => name === changed);
    placed.current = placed.current.filter(({ name }) => name !== changed);
    const marked = errorNames(errors).find((name) => name === changed && isServiceError(errors, name));
    const shown = marked && codeOf(errorOf(errors, marked));
    const codes = [...mine.map(({ code }) => code), ...(shown === undefined ? [] : [shown])];
    if (codes.length > 0) dropCodes(codes);
    if (marked !== undefined) clearErrors(marked);
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, errors = {} }) => {
          if (name !== undefined) change(name, errors);
        },
      }),
    [subscribe],
  );

  return useCallback((places) => {
    placed.current = places;
  }, []);
};
