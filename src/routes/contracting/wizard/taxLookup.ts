import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { today } from '../../../domain/clock';
import { birthDate as birthDateRule } from '../../../domain/dateValidators';
import { parseDisplayDate } from '../../../domain/dates';
import { personalTaxId } from '../../../domain/personalTaxId';
import { firstError, required } from '../../../domain/validators';
import { codeMessage } from '../../../forms/useMessageText';
import { isServiceError, type ServiceError } from '../../../http/serviceError';
import { findByTax } from '../../../services/lookups';

/** What step 1's tax id and birth date say together; both as typed. */
interface TaxAndBirth {
  tax: string;
  birthDate: string;
}

type Found = Awaited<ReturnType<typeof findByTax>>;

/** Only a right number and a right date are worth asking the service about (WIZ-6). */
const isAskable = ({ tax, birthDate }: TaxAndBirth): boolean =>
  firstError(birthDate, required, birthDateRule(today())) === undefined && firstError(tax, required, personalTaxId(birthDate)) === undefined;

const lookupOptions = ({ tax, birthDate }: TaxAndBirth) =>
  queryOptions({
    queryKey: ['find-by-tax', tax, birthDate],
    queryFn: ({ signal }) => findByTax({ tax, birth: parseDisplayDate(birthDate) ?? '' }, signal),
    staleTime: Infinity,
    retry: false,
  });

/** Asks as soon as both are right, so that the answer is there before Next is pressed. */
export const useTaxLookup = (values: TaxAndBirth) => useQuery({ ...lookupOptions(values), enabled: isAskable(values) });

/** The answer, or the error, for a rule of the form; the same question is asked once. */
export const askTax = async (client: QueryClient, values: TaxAndBirth): Promise<Found | ServiceError | undefined> => {
  if (!isAskable(values)) return undefined;
  try {
    return await client.fetchQuery(lookupOptions(values));
  } catch (error) {
    return isServiceError(error) ? error : undefined;
  }
};

/** The service's refusal stands at the tax id. When it can't be asked, saving the step decides. */
export const taxMessage = (answer: Found | ServiceError | undefined): string | undefined =>
  isServiceError(answer) && answer.kind === 'refused' && answer.codes[0] !== undefined ? codeMessage(answer.codes[0]) : undefined;

export const taxCard = (answer: Found | ServiceError | undefined): string | undefined => (isServiceError(answer) ? undefined : answer?.card);
