import type { ContractType } from '../../domain/contract';
import { isIntranetToken } from '../../domain/contract';
import type { IsoDate } from '../../domain/dates';
import { getIntranetPackages, getIntranetPrices } from '../../services/intranet';
import { getDates, getPackages } from '../../services/lookups';

export interface OfferedPackage {
  name: string;
  /** Forint a month. */
  price: number;
}

export interface Offers {
  packages: readonly OfferedPackage[];
  /** The start month that the prices belong to, where the contract says. */
  from?: IsoDate;
  /** No start month is left for this contract. */
  noDates?: boolean;
  /** The intranet's subscription to go on with. */
  subscription?: string;
}

interface OffersOf {
  token: string;
  contractKey: string | undefined;
  type: ContractType;
}

/**
 * What the offers page shows: the intranet's packages for its token, the contract's own for its first start month,
 * or the price list where no contract key came with the link.
 */
export const readOffers = async ({ token, contractKey, type }: OffersOf, signal: AbortSignal): Promise<Offers> => {
  if (isIntranetToken(token)) {
    const { list, subscriptionUUID } = await getIntranetPackages({ token, type }, signal);
    return { packages: list, subscription: subscriptionUUID };
  }
  if (contractKey === undefined) return { packages: (await getIntranetPrices({ type }, signal)).list };
  const [from] = [...(await getDates({ key: contractKey }, signal)).list].sort();
  if (from === undefined) return { packages: [], noDates: true };
  const { list } = await getPackages({ key: contractKey, datum: from }, signal);
  return { packages: list.map(({ name, key: price }) => ({ name, price })), from };
};

/** Where contracting goes on: at the intranet for its tokens, or in the wizard. */
export const continuesAtIntranet = (token: string, sessionType: 0 | 1 | undefined): boolean => isIntranetToken(token) && sessionType !== undefined;

/** The configured address with the subscription, or undefined without one. */
export const subscriptionAddress = (base: string | undefined, uuid: string): string | undefined => {
  if (base === undefined) return undefined;
  const address = new URL(base);
  address.searchParams.set('uuid', uuid);
  return address.toString();
};
