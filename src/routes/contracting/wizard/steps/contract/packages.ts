import { keepPreviousData, queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { technicalError } from '~/http/serviceError';
import type { LoadContext } from '~/routes/contracting/wizard/engine/defineStep';
import { fillTerms, type GivenTerms, type Terms } from '~/routes/contracting/wizard/engine/terms';
import { getPackages, type CardPackage } from '~/services/lookups';

export const packagesOptions = (contractKey: string, validFrom: string) =>
  queryOptions({
    queryKey: ['packages', contractKey, validFrom],
    queryFn: ({ signal }) => getPackages({ key: contractKey, datum: validFrom }, signal),
    staleTime: 60_000,
  });

/** The packages and monthly prices for a start date. */
export const usePackages = (contractKey: string, validFrom: string) =>
  useQuery({
    ...packagesOptions(contractKey, validFrom),
    enabled: validFrom !== '',
    placeholderData: keepPreviousData,
  });

/** A package's monthly price, in forint; undefined unless the list has it. */
export const priceOf = (list: readonly CardPackage[] | undefined, cardPackage: string): number | undefined =>
  list?.find(({ name }) => name === cardPackage)?.key;

/** The monthly price that the list on screen names for a package. */
export const shownPrice = (
  client: QueryClient,
  contractKey: string,
  { validFrom, cardPackage }: { validFrom: string; cardPackage: string },
): number | undefined =>
  priceOf(client.getQueryData(packagesOptions(contractKey, validFrom).queryKey)?.list, cardPackage);

/**
 * A reply's terms with their gaps filled. A monthly fee that neither the reply nor this tab knows is the price of its package,
 * so that no sum leaves it out. Throws a technical error if that isn't known either.
 */
export const readTerms = async (key: string, given: GivenTerms, { client, fallbacks }: LoadContext): Promise<Terms> => {
  const filled = fillTerms(given, fallbacks);
  if (filled.fees.monthlyFee > 0) return filled;
  const { list } = await client.query(packagesOptions(key, filled.contract.validFrom));
  const monthlyFee = priceOf(list, filled.contract.cardPackage);
  if (monthlyFee === undefined) throw technicalError();
  return { ...filled, fees: { ...filled.fees, monthlyFee } };
};

/** A package that neither the reply nor this tab knows has to be chosen anew: it is sent with every later step. */
export const useMissingPackage = (
  _form: unknown,
  { contract }: { contract: { cardPackage: string } },
): string | undefined => {
  const { t } = useTranslation('portal');
  return contract.cardPackage === '' ? t('wizard.contract.missing') : undefined;
};
