import { useCallback } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { catalogueEntry } from '../../domain/errorCatalogue';
import { codeMessage } from '../../components/form/useMessageText';
import type { ServiceError } from '../../http/serviceError';
import { useCall } from './useCall';

interface FormCallOptions<T extends FieldValues> {
  /** Fields by code, where they differ from the catalogue's. */
  fields?: Partial<Record<string, FieldPath<T>>>;
  /** Handles the codes without a field. */
  onUnplaced?: (codes: readonly string[]) => void;
}

const noFields = {};

/**
 * Submits a form: calls the service, shows the codes of a refusal, and marks their fields.
 * Keeps the form's values. Resolves to whether it worked.
 */
export const useFormSubmit = <T extends FieldValues>(form: UseFormReturn<T>, run: (values: T) => Promise<void>, { fields = noFields, onUnplaced }: FormCallOptions<T> = {}): ((values: T) => Promise<boolean>) => {
  const { call } = useCall();
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
      const places = codes.map((code) => ({ code, name: placeOf(code) }));
      for (const { code, name } of places) {
        if (name !== undefined) setError(name, { type: 'service', message: codeMessage(code) }, { shouldFocus: false });
      }
      const first = places.find(({ name }) => name !== undefined)?.name;
      // The focused button may still be disabled.
      if (first !== undefined) requestAnimationFrame(() => setFocus(first));
      const unplaced = places.filter(({ name }) => name === undefined).map(({ code }) => code);
      if (unplaced.length > 0) onUnplaced?.(unplaced);
      return codes;
    },
    [fields, getValues, onUnplaced, setError, setFocus],
  );

  return (values) => call(() => run(values), mark);
};
