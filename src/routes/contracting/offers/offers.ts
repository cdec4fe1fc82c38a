import {
  hasPackage,
  isIntranetToken,
  replacedContract,
  type ContractType,
  type ReplacedContract,
  type SignedUpgrade,
} from '../../../domain/contract/contract';
import type { Member } from '../../../domain/identity/member';
import type { IsoDate } from '../../../domain/time/dates';
import { getStep1 } from '../../../services/contractingGet';
import { getIntranetPackages } from '../../../services/intranet';
import { getDates, getPackages } from '../../../services/lookups';

export interface OfferedPackage {
  name: string;
  /** Forint a month. */
  price: number;
}

/** The packages that somebody can move up to: the dearer ones, or all others where theirs isn't on the list. */
export const upgradesFrom = (list: readonly OfferedPackage[], pack: string | undefined): readonly OfferedPackage[] => {
  const present = list.find(({ name }) => name === pack);
  return present === undefined ? list : list.filter(({ price }) => price > present.price);
};

export interface Offers {
  packages: readonly OfferedPackage[];
  /** The member's package, which the contract takes the place of; with its price where the offer has it, too. */
  present?: (Pick<OfferedPackage, 'name'> & Partial<OfferedPackage>) | undefined;
  /** The start month that the prices belong to, where the contract says. */
  from?: IsoDate;
  /** No start month is left for this contract. */
  noDates?: boolean;
  /** Which offer the link belongs to isn't known, so no package and no price is claimed. */
  unknown?: boolean;
  /** The intranet's subscription to go on with. */
  subscription?: string;
}

interface OffersOf {
  token: string;
  contractKey: string | undefined;
  type: ContractType;
  member: Pick<Member, 'pack' | 'from' | 'to'>;
  /** An upgrade that the present contract has already got. */
  upgrade: SignedUpgrade | undefined;
}

/** The session knows an upgrade; the contract itself also a partner's, which may take the place of the present one. */
const typeOf = async (key: string, { type, member }: OffersOf, signal: AbortSignal): Promise<ContractType> => {
  if (type === 'U' || member.pack === undefined) return type;
  return await getStep1({ key }, signal).then(
    ({ partner }) => partner.type ?? type,
    () => type,
  );
};

/**
 * What the offers page shows: the intranet's packages for its token, or the contract's own for its first start month.
 * The package that the contract takes the place of stands apart: it can't be chosen.
 */
export const readOffers = async (of: OffersOf, signal: AbortSignal): Promise<Offers> => {
  const { token, contractKey, type, member, upgrade } = of;
  const apart = (list: readonly OfferedPackage[], replaced: ReplacedContract | undefined) => ({
    packages: list.filter(({ name }) => !hasPackage(replaced, name)),
    present:
      list.find(({ name }) => name === replaced?.pack) ??
      (replaced?.pack === undefined ? undefined : { name: replaced.pack }),
  });
  if (isIntranetToken(token)) {
    const { list, subscriptionUUID } = await getIntranetPackages({ token, type }, signal);
    return {
      ...apart(list, type === 'U' ? { pack: member.pack, upgrade } : undefined),
      subscription: subscriptionUUID,
    };
  }
  if (contractKey === undefined) return { packages: [], unknown: true };
  const [from] = [...(await getDates({ key: contractKey }, signal)).list].sort();
  if (from === undefined) return { packages: [], noDates: true };
  const [{ list }, contractType] = await Promise.all([
    getPackages({ key: contractKey, datum: from }, signal),
    typeOf(contractKey, of, signal),
  ]);
  const replaced = replacedContract({ type: contractType, validFrom: from }, member, upgrade);
  const packages = list.map(({ name, key: price }) => ({ name, price }));
  return { ...apart(packages, replaced), from };
};

/** Where contracting goes on: at the intranet for its tokens, or in the wizard. */
export const continuesAtIntranet = (token: string, sessionType: 0 | 1 | undefined): boolean =>
  isIntranetToken(token) && sessionType !== undefined;

/** The configured address with the subscription, or undefined without one. */
export const subscriptionAddress = (base: string | undefined, uuid: string): string | undefined => {
  if (base === undefined) return undefined;
  const address = new URL(base);
  address.searchParams.set('uuid', uuid);
  return address.toString();
};
