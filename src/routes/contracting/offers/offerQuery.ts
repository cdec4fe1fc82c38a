import { normaliseRegKod } from '../../../domain/text/normalisers';
import { looksLikeRegKod } from '../../../domain/text/validators';
import type { Employer } from '../../../services/contracting';

/** What /list-employers-by-domain is asked with: the one that was not typed is "". */
export interface OfferQuery {
  email: string;
  code: string;
}

/** A work e-mail or a unique code, as it was typed. */
export const offerQuery = (typed: string): OfferQuery => {
  return looksLikeRegKod(typed) ? { email: '', code: normaliseRegKod(typed) } : { email: typed, code: '' };
};

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

export interface OfferGroup {
  kind: 'basic' | 'company';
  offers: readonly Employer[];
  /** Shown with the reason, and not to be chosen. */
  closed: boolean;
}

/** Basic and company offers apart; those that can still be chosen stand first. */
export const groupOffers = (offers: readonly Employer[], basicOpen: boolean): OfferGroup[] => {
  const basic: OfferGroup = { kind: 'basic', offers: offers.filter(({ key }) => key === 0), closed: !basicOpen };
  const company: OfferGroup = { kind: 'company', offers: offers.filter(({ key }) => key === 1), closed: false };
  return (basicOpen ? [basic, company] : [company, basic]).filter((group) => group.offers.length > 0);
};
