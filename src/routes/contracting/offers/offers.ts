import { isIntranetToken, type ContractType } from '../../../domain/contract/contract';
import { normaliseRegKod } from '../../../domain/text/normalisers';
import { looksLikeRegKod } from '../../../domain/text/validators';
import type { IsoDate } from '../../../domain/time/dates';
import type { Employer } from '../../../services/contracting';
import { getIntranetPackages } from '../../../services/intranet';
import { getDates, getPackages } from '../../../services/lookups';

/** What /list-employers-by-domain is asked with: the one that was not typed is "". */
export interface OfferQuery {
  email: string;
  code: string;
}

/** A work e-mail or a unique code, as it was typed. */
export const offerQuery = (typed: string): OfferQuery =>
  looksLikeRegKod(typed) ? { email: '', code: normaliseRegKod(typed) } : { email: typed, code: '' };

export const isSameQuery = (one: OfferQuery, other: OfferQuery): boolean =>
  one.email === other.email && one.code === other.code;

/** The offers that a start can name: one without an id can't be asked for. */
export const startableOffers = (offers: readonly Employer[]): readonly Employer[] =>
  offers.filter(({ id }) => id !== '');

/** Where the link of a start goes: to the typed address; where none was typed, to the employer's own, else the member's. */
export const startEmail = (
  { email: employerEmail }: Pick<Employer, 'email'>,
  { email }: OfferQuery,
  privateEmail: string,
): string => (email === '' ? (employerEmail ?? privateEmail) : email);

export interface OfferedPackage {
  name: string;
  /** In forint. */
  price: number;
}

export interface Offers {
  packages: readonly OfferedPackage[];
  /** The start month that the prices belong to, where the contract says. */
  from?: IsoDate;
  /** No start month is left for this contract. */
  noDates?: boolean;
  /** Which contract the link belongs to isn't known, so no package and no price is shown. */
  unknown?: boolean;
  /** The intranet's subscription to go on with. */
  subscription?: string;
}

interface OffersOf {
  token: string;
  contractKey: string | undefined;
  type: ContractType;
}

/** What the offers page shows: the intranet's packages for its token, or the contract's own for its first start month. */
export const readOffers = async ({ token, contractKey, type }: OffersOf, signal: AbortSignal): Promise<Offers> => {
  if (isIntranetToken(token)) {
    const { list, subscriptionUUID } = await getIntranetPackages({ token, type }, signal);
    return { packages: list, subscription: subscriptionUUID };
  }
  if (contractKey === undefined) return { packages: [], unknown: true };
  const [from] = [...(await getDates({ key: contractKey }, signal)).list].sort();
  if (from === undefined) return { packages: [], noDates: true };
  const { list } = await getPackages({ key: contractKey, datum: from }, signal);
  return { packages: list.map(({ name, key: price }) => ({ name, price })), from };
};

/** The configured address with the subscription, or undefined without one. */
export const subscriptionAddress = (base: string | undefined, uuid: string): string | undefined => {
  if (base === undefined) return undefined;
  const address = new URL(base);
  address.searchParams.set('uuid', uuid);
  return address.toString();
};
