/** The member, and what of the portal shows for them on a day. Every rule takes the day as an argument (BIZ-2). */
import {
  basicOfferDeadline,
  extensionDeadline,
  extraLargePack,
  firstListYear,
  listedYears,
  paymentNotice,
  reactivationCardStatuses,
  subAccountDeadline,
} from './constants';
import { compareDates, yearOf, type IsoDate, type Moment } from './dates';

/** The signed-in user, as the services give it. "" means "not given" as a missing field does. */
export interface Member {
  firstName: string;
  lastName: string;
  email: string;
  /** Customer identification number, 5 or 6 digits; none before the first contract. */
  kr?: string;
  /** Personal tax id. */
  tax?: string;
  cardNumber?: string;
  /** 0..9, see cardStatus. */
  cardStatus?: number;
  /** The contract's validity, both days in. */
  from?: IsoDate;
  to?: IsoDate;
  /** Package name. */
  pack?: string;
  /** Contract year. */
  ev?: number;
  /** The partner ("társ"), their e-mail and their kr. */
  tars?: string;
  tarsEmail?: string;
  tarsKr?: string;
}

const isUntil = (lastDay: IsoDate, today: IsoDate) => compareDates(today, lastDay) <= 0;

/** The full name; Hungarian puts the family name first (NAV-10). */
export function displayName(member: Pick<Member, 'firstName' | 'lastName'>, language: 'hu' | 'en'): string {
  const names = [member.firstName.trim(), member.lastName.trim()];
  if (language === 'hu') names.reverse();
  return names.filter((name) => name !== '').join(' ');
}

/** Whether the package gets the extra-large mark (NAV-10). */
export function isExtraLarge(pack: string | undefined): boolean {
  return pack === extraLargePack;
}

/** The reactivation link: kr, tax, a contract that runs today, card state 1 or 9 (NAV-6). */
export function canReactivate(member: Member, today: IsoDate): boolean {
  const { kr, tax, from, to, cardStatus } = member;
  if (!kr || !tax || !from || !to || cardStatus === undefined) return false;
  return compareDates(from, today) <= 0 && isUntil(to, today) && reactivationCardStatuses.includes(cardStatus);
}

/** The extension link shows until 2025-01-15, that day in (NAV-7). */
export function canExtend(today: IsoDate): boolean {
  return isUntil(extensionDeadline, today);
}

/** The partner-card item shows with a tars value only (NAV-8). */
export function hasPartner(member: Pick<Member, 'tars'>): boolean {
  return Boolean(member.tars);
}

/** The partner's package upgrade: their kr and e-mail when both are known, for the path (NAV-3). */
export function partnerUpgrade(member: Pick<Member, 'tarsKr' | 'tarsEmail'>): { kr: string; email: string } | undefined {
  return member.tarsKr && member.tarsEmail ? { kr: member.tarsKr, email: member.tarsEmail } : undefined;
}

/** Basic offers could be requested until 2020-01-30, that day in (CON-2). */
export function basicOffersOpen(today: IsoDate): boolean {
  return isUntil(basicOfferDeadline, today);
}

/** Leisure-card sub-accounts can be chosen until 2022-12-31, that day in (PAY-4). */
export function subAccountsOpen(today: IsoDate): boolean {
  return isUntil(subAccountDeadline, today);
}

/** The payment-service notice: on 2023-06-17 from 00:45 to 01:45 in Budapest, both minutes in (CON-4). */
export function paymentNoticeShown({ date, time }: Moment): boolean {
  return date === paymentNotice.date && time >= paymentNotice.from && time <= paymentNotice.to;
}

/** The years of the past lists: last year down to 2011 (DOC-1). */
export function listYears(today: IsoDate): number[] {
  const years: number[] = [];
  for (let year = yearOf(today) - 1; year >= firstListYear; year -= 1) years.push(year);
  return years;
}

/** Whether a year's list is shown, or else the warning that customer care has the old ones (DOC-1). */
export function isListed(year: number, today: IsoDate): boolean {
  return yearOf(today) - year < listedYears;
}
