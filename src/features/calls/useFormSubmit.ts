import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useFormState, type FieldErrors, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';

import { errorNames, errorOf, isServiceError } from '../../components/form/summary/errorNames';
import { codeMessage, codeOf } from '../../components/form/useMessageText';
import { useNotices } from '../../components/notices/NoticeContext';
import { catalogueEntry, isTechnical } from '../../domain/text/errorCatalogue';
import type { ServiceError } from '../../http/serviceError';
import { useCall } from './useCall';

interface FormCallOptions<T extends FieldValues, Reply> {
  /** Fields by code, where they differ from the catalogue's. */
  fields?: Partial<Record<string, FieldPath<T>>>;
  /** Handles the service's codes without a field. A technical error has its notice alone. */
  onUnplaced?: (codes: readonly string[]) => void;
  /** See useCall. */
  onSuccess?: (reply: Reply) => Promise<void> | void;
}

const noFields = {};

/**
 * Removes a service's code, with its notice, when the field that it marked changes or the next try begins. Returns the codes of
 * a try by field: a check of the form may unmark a field, and its notice has to go all the same.
 */
const useStaleCodes = <T extends FieldValues>({
  control,
  subscribe,
  clearErrors,
}: UseFormReturn<T>): RefObject<Map<string, readonly string[]>> => {
  const { clearErrors: clearNotices, dropCodes } = useNotices();
  const placed = useRef(new Map<string, readonly string[]>());
  const { isSubmitting, errors: shown } = useFormState({ control });

  const begin = useEffectEvent((): void => {
    clearNotices();
    placed.current.clear();
    clearErrors(errorNames(shown).filter((name) => isServiceError(shown, name)));
  });
  // Before the try can fail: its codes must stay.
  useLayoutEffect(() => {
    if (isSubmitting) begin();
  }, [isSubmitting]);

  const change = useEffectEvent((changed: string, errors: FieldErrors<T>): void => {
    const marked = errorNames(errors).find((name) => name === changed && isServiceError(errors, name));
    const shown = marked && codeOf(errorOf(errors, marked))?.split(' ');
    const codes = shown ?? placed.current.get(changed);
    placed.current.delete(changed);
    if (codes !== undefined) dropCodes(codes);
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
  return placed;
};

/**
 * Submits a form: calls the service, shows the codes of a refusal, and marks their fields until they change or the next try.
 * Keeps the form's values. Resolves to whether it worked.
 */
export const useFormSubmit = <T extends FieldValues, Reply = void>(
  form: UseFormReturn<T>,
  run: (values: T) => Promise<Reply>,
  { fields = noFields, onUnplaced, onSuccess }: FormCallOptions<T, Reply> = {},
): ((values: T) => Promise<boolean>) => {
  const { call } = useCall(run);
  const placedCodes = useStaleCodes(form);
  const { setError, getValues, setFocus } = form;

  const mark = useCallback(
    ({ codes }: ServiceError): readonly string[] => {
      const names = new Set(Object.keys(getValues()));
      const placeOf = (code: string): FieldPath<T> | undefined => {
        // Own properties only: a code could be `constructor`.
        const own = Object.hasOwn(fields, code) ? fields[code] : undefined;
        const known = catalogueEntry(code).field;
        // The form has this field, as the lookup shows.
        return own ?? (known !== undefined && names.has(known) ? (known as FieldPath<T>) : undefined);
      };
      const places = new Map<FieldPath<T>, string[]>();
      for (const code of codes) {
        const name = placeOf(code);
        if (name !== undefined) places.set(name, [...(places.get(name) ?? []), code]);
      }
      for (const [name, placed] of places) {
        setError(name, { type: 'service', message: codeMessage(...placed) }, { shouldFocus: false });
        placedCodes.current.set(name, placed);
      }
      const [first] = places.keys();
      // The focused button may still be disabled.
      if (first !== undefined) requestAnimationFrame(() => setFocus(first));
      const unplaced = codes.filter((code) => !isTechnical(code) && placeOf(code) === undefined);
      if (unplaced.length > 0) onUnplaced?.(unplaced);
      return codes;
    },
    [fields, getValues, onUnplaced, placedCodes, setError, setFocus],
  );

  return (values) => call(values, { onSuccess, onRefused: mark });
};
