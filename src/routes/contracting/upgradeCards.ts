import type { StartContractInput } from '../../services/contracting';
import { partnerUpgrade, type Member } from '../../domain/member';
import type { OfferedPackage } from './offers';

/** A card that can be upgraded on the exceptional contracting page (CON-5). */
export interface UpgradeCard {
  who: 'own' | 'partner';
  kr: string;
  /** The partner's name; the member's own is worded by the page. */
  name?: string;
  /** Where the link goes. */
  email: string;
  /** The present package; the services don't tell the partner's. */
  pack?: string;
  /** Forint a month of the present package, where the price list has it. */
  price?: number;
}

/** One card for the member, one for the partner where both kr and e-mail are known. */
export const upgradeCards = (member: Member, prices: readonly OfferedPackage[]): UpgradeCard[] => {
  const { kr, email, pack, tars } = member;
  const partner = partnerUpgrade(member);
  const price = prices.find(({ name }) => name === pack)?.price;
  return [
    ...(kr === undefined ? [] : [{ who: 'own', kr, email, pack, price } as const]),
    ...(partner === undefined ? [] : [{ who: 'partner', kr: partner.kr, email: partner.email, name: tars ?? partner.email } as const]),
  ];
};

/** The lowest price on the list: what a package that is still to be chosen costs at least. */
export const lowestPrice = (prices: readonly OfferedPackage[]): number | undefined => (prices.length === 0 ? undefined : Math.min(...prices.map(({ price }) => price)));

/** An upgrade of a card that is held already names no employer; the own link goes to the private address. */
export const upgradeOrder = ({ who, kr, email }: UpgradeCard): StartContractInput => ({ type: 'U', employer: '', email: who === 'own' ? '' : email, key: 0, cardKind: '', kr });
