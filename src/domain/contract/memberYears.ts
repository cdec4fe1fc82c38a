/** A member's contracts of this year and the next, from what the replies tell. Money is whole forint. */
import { hasEnded, type Member } from '../identity/member';
import { debtSegments, type Debt } from '../money/debt';
import { addDays, addMonths, compareDates, startOfMonth, yearOf, type IsoDate } from '../time/dates';
import type { SignedUpgrade } from './contract';
import { documentTitle } from './documents';
import { monthStates, upgradedMonthStates, type MonthState } from './monthStates';

/** A contract that is known to be signed; the head data may not tell of it yet. */
interface Signed {
  validFrom: IsoDate;
  validTo?: IsoDate | undefined;
  pack?: string | undefined;
  /** The package that an upgrade replaces. */
  packBefore?: string | undefined;
  /** It changes the package of the year's contract instead of beginning one. */
  isUpgrade?: boolean | undefined;
  /** The club still prepares it. */
  isPrepared?: boolean | undefined;
  /** Paid online at signing, in forint. */
  amount?: number | undefined;
  /** A month's, in forint. */
  fee?: number | undefined;
  /** A month's of the package that an upgrade replaces, in forint. */
  feeBefore?: number | undefined;
}

export interface ContractYear {
  year: number;
  /** next: it begins after today. */
  when: 'current' | 'next';
  /** Undefined where no reply names the package. */
  pack: string | undefined;
  /** First and last day; undefined where only the year is known. */
  from: IsoDate | undefined;
  to: IsoDate | undefined;
  /** The package that replaces `pack`, and from when. */
  upgrade: SignedUpgrade | undefined;
  /** The club still prepares the upgrade: what the services tell of its months is the package before. */
  isUpgradePrepared: boolean;
  /** Signed, but not in force yet: nothing is known of its charges. */
  isPrepared: boolean;
  /** Paid online when it was signed in this session, in forint; undefined until the contract is done. */
  paidAtSigning: number | undefined;
  /** A month's fee as it was signed in this session, in forint. */
  signedFee: number | undefined;
}

interface Known {
  member: Pick<Member, 'from' | 'to' | 'pack' | 'ev'>;
  /** Of a year's contracts the first one counts. */
  signed: readonly Signed[];
  /** Ids of the documents that the archive lists for next year. */
  nextYearDocuments: readonly string[];
  today: IsoDate;
}

/** Whether the document is a contract: an archive may hold information about a year long before anybody signs for it. */
export function isContractDocument(docId: string): boolean {
  return /szerződés$/i.test(documentTitle(docId).name);
}

/** Whether the head data's contract is of that year, and isn't over. */
const isOfYear = ({ from, to, ev }: Known['member'], year: number, today: IsoDate): boolean => {
  if (hasEnded({ to }, today)) return false;
  if (from === undefined || to === undefined) return ev === year;
  return yearOf(from) <= year && year <= yearOf(to);
};

/** How many days the head data may take to name an upgrade that has begun. */
const upgradeLag = 7;

/** Whether the head data still name another package though the upgrade is done and has begun: the club has called it off. */
const isRefuted = (
  { isUpgrade, isPrepared, validFrom, pack }: Signed,
  member: Known['member'],
  today: IsoDate,
): boolean =>
  isUpgrade === true &&
  isPrepared !== true &&
  addDays(validFrom, upgradeLag) < today &&
  member.pack !== undefined &&
  member.pack !== pack;

const signedUpgrade = ({ pack, validFrom, fee, feeBefore }: Signed): SignedUpgrade => ({
  pack,
  from: validFrom,
  fees: fee === undefined || feeBefore === undefined ? undefined : { before: feeBefore, after: fee },
});

const yearFacts = ({ member, signed, nextYearDocuments, today }: Known, year: number): ContractYear | undefined => {
  const ofMember = isOfYear(member, year, today) ? member : undefined;
  const ofSession = signed.find((one) => yearOf(one.validFrom) === year && !isRefuted(one, member, today));
  const isDocumented = year > yearOf(today) && nextYearDocuments.some(isContractDocument);
  if (ofMember === undefined && ofSession === undefined && !isDocumented) return undefined;

  const isUpgrade = ofMember !== undefined && ofSession?.isUpgrade === true;
  const from = ofMember?.from ?? ofSession?.validFrom;
  const isNext = year > yearOf(today) || (from !== undefined && from > today);
  // The head data name the new package as soon as the upgrade is done, and forget the one before.
  const pack = isUpgrade && ofMember.pack === ofSession.pack ? ofSession.packBefore : ofMember?.pack;
  return {
    year,
    when: isNext ? 'next' : 'current',
    pack: pack ?? (isUpgrade ? undefined : ofSession?.pack),
    from,
    to: ofMember?.to ?? ofSession?.validTo,
    upgrade: isUpgrade ? signedUpgrade(ofSession) : undefined,
    isUpgradePrepared: isUpgrade && ofSession.isPrepared === true,
    isPrepared: ofMember === undefined && ofSession?.isPrepared === true,
    // While the club prepares it, the payment may not have arrived.
    paidAtSigning: ofSession?.isPrepared === true ? undefined : ofSession?.amount,
    signedFee: ofSession?.fee,
  };
};

/** The contracts of this year and the next, as far as they are known, in order. */
export function contractYears(known: Known): ContractYear[] {
  const year = yearOf(known.today);
  return [year, year + 1].map((one) => yearFacts(known, one)).filter((facts) => facts !== undefined);
}

export interface ContractMonth {
  /** First day of the month. */
  month: IsoDate;
  /** Undefined where the sums don't tell it. */
  state: MonthState | undefined;
  pack: string | undefined;
}

const monthsBetween = (from: IsoDate, to: IsoDate): IsoDate[] => {
  const months: IsoDate[] = [];
  for (let month = startOfMonth(from); compareDates(month, to) <= 0 && months.length < 12; month = addMonths(month, 1))
    months.push(month);
  return months;
};

/** The contract's months in order; none where its days aren't known. `fee` is a month's, as far as it is known. */
export function contractMonths(
  { from, to, pack, upgrade, isUpgradePrepared }: ContractYear,
  debt: Debt | undefined,
  fee: number | undefined,
  today: IsoDate,
): ContractMonth[] {
  if (from === undefined || to === undefined) return [];
  const months = monthsBetween(from, to);
  // Until the club has prepared it, what is due is the package's before.
  const known = { months, debt, today };
  const state =
    upgrade === undefined || isUpgradePrepared ? monthStates({ ...known, fee }) : upgradedMonthStates(known, upgrade);
  return months.map((month, index) => {
    const isUpgraded = upgrade !== undefined && month >= upgrade.from;
    return {
      month,
      state: isUpgraded && isUpgradePrepared ? undefined : state(index),
      // The head data name today's package. Earlier months may have had another one, which no service tells.
      pack: isUpgraded ? upgrade.pack : upgrade !== undefined || month >= startOfMonth(today) ? pack : undefined,
    };
  });
}

/**
 * What is paid of the contract's fees, in forint: all of them at today's fee less what is open. An overpayment isn't a part of
 * it, though it takes a part of what falls due later. Undefined where the months aren't known, or an upgrade is.
 */
export function paidFees(
  { months, upgrade }: { months: readonly ContractMonth[]; upgrade: ContractYear['upgrade'] },
  debt: Debt,
  fee: number | undefined,
): number | undefined {
  if (upgrade !== undefined || fee === undefined || months.every(({ state }) => state === undefined)) return undefined;
  const { currentDebit, annualDebit } = debt;
  const open = currentDebit < 0 ? Math.max(0, annualDebit - currentDebit) : debtSegments(debt).total;
  return months.length * fee - open;
}

/** The first days of the months in that state, in order. */
export function monthsOf(months: readonly ContractMonth[], state: MonthState): IsoDate[] {
  return months.filter((one) => one.state === state).map(({ month }) => month);
}

/** The year that a page about payments speaks of: this one, unless only the next one has a contract. */
export function payingYear(years: readonly Pick<ContractYear, 'year'>[], thisYear: number): number {
  return years.some(({ year }) => year === thisYear) ? thisYear : (years[0]?.year ?? thisYear);
}
