import { useCallback } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { catalogueEntry } from '../../domain/errorCatalogue';
import { codeMessage } from '../../components/form/useMessageText';
import type { ServiceError } from '../../http/serviceError';
import { useCall } from './useCall';

interface FormCallOptions<T extends FieldValues> {
  /** Where a code belongs in this form, if not where the catalogue says. */
  fields?: Partial<Record<string, FieldPath<T>>>;
  /** The codes that belong to no field. */
  onUnplaced?: (codes: readonly string[]) => void;
}

const noFields = {};

/**
 * A form's submit: calls the service, shows the codes of a refusal, and marks the fields that they belong to.
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
        // The catalogue's field is one of this form's, as has just been looked up.
        return own ?? (known !== undefined && names.has(known) ? (known as FieldPath<T>) : undefined);
      };
      const places = codes.map((code) => ({ code, name: placeOf(code) }));
      for (const { code, name } of places) {
        if (name !== undefined) setError(name, { type: 'service', message: codeMessage(code) }, { shouldFocus: false });
      }
      const first = places.find(({ name }) => name !== undefined)?.name;
      // The button that had the focus may be disabled still.
      if (first !== undefined) requestAnimationFrame(() => setFocus(first));
      const unplaced = places.filter(({ name }) => name === undefined).map(({ code }) => code);
      if (unplaced.length > 0) onUnplaced?.(unplaced);
      return codes;
    },
    [fields, getValues, onUnplaced, setError, setFocus],
  );

  return (values) => call(() => run(values), mark);
};
