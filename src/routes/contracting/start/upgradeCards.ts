import { partnerUpgrade, type Member } from '../../../domain/identity/member';
import type { Employer, StartContractInput } from '../../../services/contracting';
import { startEmail, type OfferQuery } from '../offers/offerQuery';
import type { OfferedPackage } from '../offers/offers';

/** A card that can be upgraded on the exceptional contracting page. */
export interface UpgradeCard {
  who: 'own' | 'partner';
  kr: string;
  /** The partner's name; the member's own is worded by the page. */
  name?: string;
  /** Its holder's own address. */
  email: string;
  /** The present package; the services don't tell the partner's. */
  pack?: string;
}

/** One card for the member, one for the partner where both kr and e-mail are known. */
export const upgradeCards = (member: Member): UpgradeCard[] => {
  const { kr, email, pack, tars } = member;
  const partner = partnerUpgrade(member);
  return [
    ...(kr === undefined ? [] : [{ who: 'own', kr, email, pack } as const]),
    ...(partner === undefined
      ? []
      : [{ who: 'partner', kr: partner.kr, email: partner.email, name: tars ?? partner.email } as const]),
  ];
};

/** The lowest of the prices: what a package that is still to be chosen costs at least. */
export const lowestPrice = (prices: readonly OfferedPackage[]): number | undefined =>
  prices.length === 0 ? undefined : Math.min(...prices.map(({ price }) => price));

/** The offer that all chosen cards are started with, and what it was found with. */
export interface ChosenOffer {
  offer: Employer;
  query: OfferQuery;
}

/** Whether a card can be started with the offer: a partner is a group member, who takes company offers only. */
export const fitsOffer = ({ who }: UpgradeCard, { offer }: ChosenOffer): boolean => who === 'own' || offer.key === 1;

/** Where a card's link goes: the own one's as any start's, the partner's to the partner. */
export const cardEmail = ({ who, email }: UpgradeCard, { offer, query }: ChosenOffer): string =>
  who === 'own' ? startEmail(offer, query, email) : email;

/** The own card as an upgrade, the partner's as a group member's. */
export const upgradeOrder = (card: UpgradeCard, chosen: ChosenOffer): StartContractInput => ({
  type: card.who === 'own' ? 'U' : 'h',
  employer: chosen.offer.id,
  email: cardEmail(card, chosen),
  key: chosen.offer.key,
  cardKind: chosen.offer.cardKind,
  kr: card.kr,
});
