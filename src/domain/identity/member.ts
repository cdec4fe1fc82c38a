/** The member, and which links and notices they get. The sign-in page loads this file, so it does without date-fns. */
import { extraLargePack, reactivationCardStatuses } from '~/domain/constants';
import type { IsoDate } from '~/domain/time/dates';

/** The signed-in user, as the services give it. "" means "not given", like a missing field. */
export interface Member {
  firstName: string;
  lastName: string;
  email: string;
  /** Customer identification number, 5 or 6 digits; none before the first contract. */
  kr?: string;
  tax?: string;
  cardNumber?: string;
  /** 0 to 9, see cardStatus. */
  cardStatus?: number;
  /** First and last day of the contract. */
  from?: IsoDate;
  to?: IsoDate;
  pack?: string;
  ev?: number;
  /** The partner ("társ"), their e-mail and kr. */
  tars?: string;
  tarsEmail?: string;
  tarsKr?: string;
}

/** Whether two addresses are one: capitals don't matter. */
export const isSameEmail = (one: string, other: string | undefined): boolean =>
  one.toLowerCase() === other?.toLowerCase();

/** Whether two users are the same member: by the kr where both have one, else by the e-mail. */
export const isSameMember = (one: Pick<Member, 'email' | 'kr'>, another: Pick<Member, 'email' | 'kr'>): boolean =>
  one.kr !== undefined && another.kr !== undefined ? one.kr === another.kr : isSameEmail(one.email, another.email);

/** The full name; Hungarian puts the family name first. The e-mail for a member whose name isn't given. */
export const displayName = (
  { firstName, lastName, email = '' }: Pick<Member, 'firstName' | 'lastName'> & Partial<Pick<Member, 'email'>>,
  language: 'hu' | 'en',
): string => {
  const names = [firstName.trim(), lastName.trim()];
  if (language === 'hu') names.reverse();
  return names.filter((name) => name !== '').join(' ') || email;
};

/** The name and what tells namesakes apart: the kr, else the e-mail. */
export const accountLabel = (
  { firstName, lastName, email, kr }: Pick<Member, 'firstName' | 'lastName' | 'email' | 'kr'>,
  language: 'hu' | 'en',
): string => {
  const name = displayName({ firstName, lastName }, language);
  const account = kr ?? email;
  return name === '' ? account : `${name} (${account})`;
};

/**
 * A whole name that the services give, family name first. English puts the family name last: the first word, or two where
 * the first is a wife's ("Kovácsné Nagy Ilona"); a title stays in front.
 */
export const nameInOrder = (name: string, language: 'hu' | 'en'): string => {
  const words = name.trim().split(/\s+/);
  if (language === 'hu' || words.length < 2) return name;
  const titles = words.findIndex((word) => !word.endsWith('.'));
  if (titles < 0) return name;
  const rest = words.slice(titles);
  const family = rest.length > 2 && rest[0]?.endsWith('né') === true ? 2 : 1;
  return [...words.slice(0, titles), ...rest.slice(family), ...rest.slice(0, family)].join(' ');
};

/** Whether the package gets the extra-large mark. */
export const isExtraLarge = (pack: string | undefined): boolean => pack === extraLargePack;

/** Whether to offer reactivation: kr, tax, a contract that is valid today, card status 1 or 9. */
export const canReactivate = (member: Member, today: IsoDate): boolean => {
  const { kr, tax, from, to, cardStatus } = member;
  if (!kr || !tax || !from || !to || cardStatus === undefined) return false;
  // ISO dates compare as text.
  return from <= today && today <= to && reactivationCardStatuses.includes(cardStatus);
};

/** Whether the partner-card item shows. */
export const hasPartner = (member: Pick<Member, 'tars'>): boolean => Boolean(member.tars);

/** Path parameters of the partner's upgrade, when both are known. */
export const partnerUpgrade = (
  member: Pick<Member, 'tarsKr' | 'tarsEmail'>,
): { kr: string; email: string } | undefined =>
  member.tarsKr && member.tarsEmail ? { kr: member.tarsKr, email: member.tarsEmail } : undefined;
