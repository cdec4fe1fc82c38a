import { useEffect } from 'react';
import { get, type FieldErrors, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';

import { errorNames, isMarkedByService } from '~/components/form/summary/errorNames';
import { codeMessage } from '~/components/form/useMessageText';
import { useNoticeActions } from '~/components/notices/NoticeContext';
import { describeCode } from '~/domain/errors/errorCatalogue';
import type { ServiceError } from '~/http/serviceError';

import { useCall } from './useCall';

interface FormCallOptions<T extends FieldValues, Reply> {
  /** Fields by code, where they differ from the catalogue's. */
  fields?: Partial<Record<string, FieldPath<T>>>;
  /** After a failed call, beside what is shown of it. */
  onError?: () => void;
  /** Handles the service's codes without a field. A technical error has its notice alone. */
  onUnplaced?: (codes: readonly string[]) => void;
  /** See useCall; with the values that were sent. */
  onSuccess?: (reply: Reply, values: T) => Promise<void> | void;
}

const noFields = {};

/** The type of `subscribe` doesn't name all of the state that it tells of. */
const watched = { values: true, isSubmitting: true };

/** Removes a service's code from the field that it marks when the field changes; all of them, and the notices, when the next try begins. */
export const useStaleCodes = <T extends FieldValues>({ subscribe, clearErrors }: UseFormReturn<T>): void => {
  const { clearErrors: clearNotices } = useNoticeActions();
  useEffect(() => {
    let wasSubmitting = false;
    return subscribe({
      formState: watched,
      callback: ({ name: changed, isSubmitting = false, ...state }) => {
        // Before the try can fail: its codes must stay.
        const begins = isSubmitting && !wasSubmitting;
        wasSubmitting = isSubmitting;
        if (begins) clearNotices();
        const errors: FieldErrors<T> = state.errors ?? {};
        const stale = errorNames(errors).filter((name) => begins || name === changed);
        clearErrors(stale.filter((name) => isMarkedByService(errors, name)));
      },
    });
  }, [subscribe, clearErrors, clearNotices]);
};

/**
 * Submits a form: calls the service, shows the codes of a refusal, and marks their fields until they change or the next try.
 * Keeps the form's values. Resolves to whether it worked.
 */
export const useFormSubmit = <T extends FieldValues, Reply = void>(
  form: UseFormReturn<T>,
  run: (values: T) => Promise<Reply>,
  { fields = noFields, onError, onUnplaced, onSuccess }: FormCallOptions<T, Reply> = {},
): ((values: T) => Promise<boolean>) => {
  const { call } = useCall(run);
  useStaleCodes(form);
  const { setError, getValues, setFocus } = form;

  const fieldOf = (code: string): FieldPath<T> | undefined => {
    // Own properties only: a code could be `constructor`.
    const own = Object.hasOwn(fields, code) ? fields[code] : undefined;
    if (own !== undefined) return own;
    const { field } = describeCode(code);
    // The form has this field, as the lookup shows.
    return field !== undefined && get(getValues(), field) !== undefined ? (field as FieldPath<T>) : undefined;
  };
  const markFields = ({ codes }: ServiceError, focused: Element | null): readonly string[] => {
    onError?.();
    const names = new Set(codes.map(fieldOf).filter((name) => name !== undefined));
    for (const name of names) {
      const message = codeMessage(...codes.filter((code) => fieldOf(code) === name));
      setError(name, { type: 'service', message }, { shouldFocus: false });
    }
    const [first] = names;
    // Who types in another field meanwhile stays there.
    const { activeElement } = document;
    const isElsewhere = activeElement instanceof HTMLInputElement && activeElement !== focused;
    // The focused button may still be disabled.
    if (first !== undefined && !isElsewhere) requestAnimationFrame(() => setFocus(first));
    const unplaced = codes.filter((code) => !describeCode(code).technical && fieldOf(code) === undefined);
    if (unplaced.length > 0) onUnplaced?.(unplaced);
    return codes;
  };

  return (values) => {
    const focused = document.activeElement;
    return call(values, {
      onSuccess: (reply) => onSuccess?.(reply, values),
      onRefused: (error) => markFields(error, focused),
    });
  };
};
