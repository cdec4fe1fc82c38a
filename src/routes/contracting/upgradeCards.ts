import type { Employer, StartContractInput } from '../../services/contracting';
import { partnerUpgrade, type Member } from '../../domain/member';
import type { OfferQuery } from './offerQuery';
import type { OfferedPackage } from './offers';

/** A card that can be upgraded on the exceptional contracting page. */
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

/** The offer that all chosen cards are started with, and what it was found with. */
export interface ChosenOffer {
  offer: Employer;
  query: OfferQuery;
}

/** Whether a card can be started with the offer: a partner is a group member, who takes company offers only. */
export const fitsOffer = ({ who }: UpgradeCard, { offer }: ChosenOffer): boolean => who === 'own' || offer.key === 1;

/** The own card as an upgrade, the partner's as a group member's, whose link goes to the partner. */
export const upgradeOrder = ({ who, kr, email }: UpgradeCard, { offer, query }: ChosenOffer): StartContractInput => ({
  type: who === 'own' ? 'U' : 'h',
  employer: offer.id,
  email: who === 'own' ? (offer.email ?? query.email) : email,
  key: offer.key,
  cardKind: offer.cardKind,
  kr,
});
