import { useCallback } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import { codeMessage } from '../../components/form/useMessageText';
import { catalogueEntry, isTechnical } from '../../domain/text/errorCatalogue';
import type { ServiceError } from '../../http/serviceError';
import { useCall } from './useCall';
import { useStaleCodes } from './useStaleCodes';

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
 * Submits a form: calls the service, shows the codes of a refusal, and marks their fields until they change or the next try.
 * Keeps the form's values. Resolves to whether it worked.
 */
export const useFormSubmit = <T extends FieldValues, Reply = void>(
  form: UseFormReturn<T>,
  run: (values: T) => Promise<Reply>,
  { fields = noFields, onUnplaced, onSuccess }: FormCallOptions<T, Reply> = {},
): ((values: T) => Promise<boolean>) => {
  const { call } = useCall(run);
  const note = useStaleCodes(form);
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
      const places = codes.flatMap((code) => {
        const name = placeOf(code);
        return name === undefined ? [] : [{ code, name }];
      });
      for (const { code, name } of places)
        setError(name, { type: 'service', message: codeMessage(code) }, { shouldFocus: false });
      note(places);
      const first = places[0]?.name;
      // The focused button may still be disabled.
      if (first !== undefined) requestAnimationFrame(() => setFocus(first));
      const unplaced = codes.filter((code) => !isTechnical(code) && places.every((place) => place.code !== code));
      if (unplaced.length > 0) onUnplaced?.(unplaced);
      return codes;
    },
    [fields, getValues, note, onUnplaced, setError, setFocus],
  );

  return (values) => call(values, { onSuccess, onRefused: mark });
};
