import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';

import { personalTaxId } from '../../../../../domain/identity/personalTaxId';
import { firstError, required } from '../../../../../domain/text/validators';
import { today } from '../../../../../domain/time/clock';
import { parseDisplayDate } from '../../../../../domain/time/dates';
import { birthDate as birthDateRule } from '../../../../../domain/time/dateValidators';
import { isServiceError } from '../../../../../http/serviceError';
import { findByTax } from '../../../../../services/lookups';

/** What step 1's tax id and birth date say together; both as typed. */
interface TaxAndBirth {
  tax: string;
  birthDate: string;
}

/** The card and customer ID that belong to the number, if any; or the codes with which the service refuses it. */
export interface TaxAnswer {
  card?: string;
  kr?: string;
  refusal?: readonly string[];
}

/** Only a right number and a right date are worth asking the service about. */
export const isAskable = ({ tax, birthDate }: TaxAndBirth): boolean =>
  firstError(birthDate, required, birthDateRule(today())) === undefined &&
  firstError(tax, required, personalTaxId(birthDate)) === undefined;

/** A refusal is asked again, but not by each rule of one press. */
const refusedForMs = 2_000;

const lookupOptions = ({ tax, birthDate }: TaxAndBirth) =>
  queryOptions({
    queryKey: ['find-by-tax', tax, birthDate],
    queryFn: async ({ signal }): Promise<TaxAnswer> => {
      try {
        return await findByTax({ tax, birth: parseDisplayDate(birthDate) ?? '' }, signal);
      } catch (error) {
        if (isServiceError(error) && error.kind === 'refused') return { refusal: error.codes };
        throw error;
      }
    },
    staleTime: ({ state }) => (state.data?.refusal === undefined ? Infinity : refusedForMs),
    retry: false,
  });

/** Asks as soon as both are right, so that the answer is there before Next is pressed. */
export const useTaxLookup = (values: TaxAndBirth) => useQuery({ ...lookupOptions(values), enabled: isAskable(values) });

/** The answer for a rule of the form. Undefined where there is nothing to ask, or it can't be asked: saving the step decides then. */
export const askTax = async (client: QueryClient, values: TaxAndBirth): Promise<TaxAnswer | undefined> => {
  if (!isAskable(values)) return undefined;
  try {
    return await client.query(lookupOptions(values));
  } catch {
    return undefined;
  }
};
