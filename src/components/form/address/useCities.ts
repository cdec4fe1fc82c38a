import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';

import { useRead } from '~/components/feedback/useRead';
import { fieldText } from '~/components/form/useField';
import { zipLength } from '~/domain/constants';
import { zip as zipRule } from '~/domain/validation/validators';
import { listCitiesByZip } from '~/services/lookups';

export interface Cities {
  names: readonly string[];
  loading: boolean;
  /** The service knows no city for this zip; one can still be typed. */
  unknown: boolean;
  query: UseQueryResult<Awaited<ReturnType<typeof listCitiesByZip>>>;
  /** Call it with every zip that the member types, pastes or autofills. */
  onZip: (zip: string) => void;
}

/**
 * The cities of a zip. Each zip is a query of its own, so a late reply for an older one changes nothing.
 * Selects the first city if none is chosen, and keeps one that was typed while the list loaded, in the list's spelling. A city
 * that came together with its zip, from the service or a draft, always stays.
 */
export const useCities = (zip: string, cityField: string): Cities => {
  const { getValues, setValue } = useFormContext<FieldValues>();
  const cityNow = (): string => fieldText(getValues(cityField)).trim();
  const editedZip = useRef<string>(undefined);
  /** The city when the zip was typed: the one of the previous zip. */
  const lastCity = useRef('');
  const complete = zip !== '' && zipRule(zip) === undefined;
  const query = useQuery({
    queryKey: ['cities', zip],
    queryFn: ({ signal }) => listCitiesByZip({ zip }, signal),
    enabled: complete,
    staleTime: Infinity,
  });
  const { data, failure } = useRead(query);
  const list = complete ? data?.list : undefined;

  /** The city of the previous zip may not belong to the new one. */
  const dropOld = useEffectEvent((): void => {
    if (editedZip.current === zip && cityNow() === lastCity.current) setValue(cityField, '', { shouldDirty: true });
  });
  const settle = useEffectEvent((names: readonly string[]): void => {
    const chosen = cityNow();
    const listed = names.find((name) => name.toLowerCase() === chosen.toLowerCase());
    const isNew = chosen !== '' && (editedZip.current !== zip || chosen !== lastCity.current);
    editedZip.current = undefined;
    const next = listed ?? (isNew ? chosen : (names[0] ?? chosen));
    if (next !== chosen) setValue(cityField, next, { shouldValidate: true, shouldDirty: true });
  });
  const failed = complete && failure !== undefined;
  useEffect(() => {
    if (failed || list?.length === 0) dropOld();
    else if (list !== undefined) settle(list.map(({ name }) => name));
  }, [list, failed]);

  return {
    names: list?.map(({ name }) => name) ?? [],
    loading: complete && query.isLoading,
    query,
    unknown: list?.length === 0,
    onZip: (next) => {
      editedZip.current = next;
      lastCity.current = cityNow();
      // Clear the city if the zip is incomplete. A longer, foreign one is refused with the city that came with it.
      if (next.length < zipLength) setValue(cityField, '', { shouldDirty: true });
    },
  };
};
