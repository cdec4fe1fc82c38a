import { useTranslation } from 'react-i18next';

import { hasEnded } from '../../../domain/identity/member';
import {
  announcedCollections,
  isExpired,
  nextInstalment,
  openFailures,
  resultDays,
  type Instalment,
  type Mandate,
} from '../../../domain/money/collections';
import { collectsNothing, type Charge } from '../../../domain/money/comingCharges';
import { debtSegments, type Debt } from '../../../domain/money/debt';
import { formatForint } from '../../../domain/money/money';
import { isWaiting } from '../../../domain/money/unpaid';
import { currentYear, today } from '../../../domain/time/clock';
import { addDays, yearOf, type IsoDate } from '../../../domain/time/dates';
import { formatDay } from '../../../domain/time/dateTexts';
import { useComingCharges } from '../../../features/charges/useComingCharges';
import { useUnpaid } from '../../../features/charges/useUnpaid';
import { useDebitMandate, useMandate } from '../../../features/paying/useMandate';
import { useLanguage } from '../../../i18n/useLanguage';
import { useSession } from '../../../session/SessionContext';

const noDebt = { dueNow: 0, later: 0, total: 0 };

/** The first charge that a mandate takes on a day that is known. */
const firstTaken = (charges: readonly Charge[] | undefined): Charge | undefined =>
  charges?.find(({ day, way }) => way !== 'self' && (day === 'on' || day === 'expected'));

/** The next charge of an active mandate in words, that only the last possible day is known, or none, or that nothing is left. */
export const useNextCharge = (kr: string, debt: Debt | undefined): string => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const charges = useComingCharges('mandate', kr, debt);
  const fee = useDebitMandate(kr).data?.fee;
  const mandate = useMandate(kr);
  const unpaid = useUnpaid(mandate, debt);
  const { currentUser } = useSession();
  // What was missed may still be taken.
  const isUncertain = unpaid?.why === 'missed' && mandate && !collectsNothing(mandate);
  const next = firstTaken(charges);
  if (mandate?.kind === 'directDebit' && isExpired(mandate, today()))
    return t('charges.next.ended', { date: mandate.to });
  if (currentUser !== undefined && hasEnded(currentUser, today())) return t('charges.next.noContract');
  if (charges === undefined) return '…';
  if (charges.length === 0 && debt !== undefined) return t('charges.next.none');
  if (next === undefined) {
    const last = charges.find(({ day, way }) => day === 'by' && way !== 'self' && way !== undefined);
    if (charges.every(({ way }) => way === 'self'))
      return t(
        isUncertain
          ? 'charges.next.uncertain'
          : mandate && collectsNothing(mandate)
            ? 'charges.next.notTaken'
            : 'charges.next.notThisYear',
      );
    if (last === undefined) return t(isUncertain ? 'charges.next.uncertain' : 'charges.next.unknown');
    return t(fee !== undefined && last.amount <= fee ? 'charges.next.byOne' : 'charges.next.by', {
      date: last.date,
      amount: formatForint(last.amount, language),
    });
  }
  const amount = formatForint(next.amount, language);
  return t(next.day === 'on' ? 'charges.next.told' : 'charges.next.expected', {
    date: formatDay(next.date, language),
    amount,
  });
};

/** Whether it is known that a mandate would have nothing to collect. */
export const useNothingLeft = (kr: string, debt: Debt | undefined): boolean =>
  useComingCharges('mandate', kr, debt)?.length === 0 && debt !== undefined;

/** For a direct debit that was just set up: what it begins with, as far as that is known, and who pays what is due before. */
export const useDebitBegins = (kr: string, debt: Debt | undefined): string => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const charges = useComingCharges('mandate', kr, debt);
  const first = firstTaken(charges);
  if (charges?.length === 0 && debt !== undefined) return t('mandates.atBankNothing', { year: currentYear() });
  if (first?.way !== 'debit') return t('mandates.atBank');
  const values = { date: first.date, amount: formatForint(first.amount, language) };
  return t(first.day === 'on' ? 'mandates.atBankFrom' : 'mandates.atBankExpected', values);
};

interface WithdrawalOutlook {
  /** In words; undefined where nothing is known. */
  what: string | undefined;
  /** Until when a charge may be under way; undefined where `what` says it, or none is. */
  until?: IsoDate;
  /** Nothing of it is under way. */
  isUnused?: boolean;
  /** A charge takes what is due, or what falls due soon, and may do so after the withdrawal. */
  isAwaited: boolean;
}

/** Said before a mandate is withdrawn: what it may still collect, what it no longer will, and until when to wait. */
export const useWithdrawalOutlook = (mandate: Mandate, debt: Debt | undefined): WithdrawalOutlook => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { newMandates = [] } = useSession();
  const unpaid = useUnpaid(mandate, debt);
  const words = ({ date, amount }: Pick<Instalment, 'date' | 'amount'>) => ({
    date,
    amount: formatForint(amount, language),
  });
  const day = today();
  const rest = (amount: number): string =>
    t('mandates.ask.withdraw.rest', { year: yearOf(day), amount: formatForint(amount, language) });
  const { dueNow, later, total } = debt === undefined ? noDebt : debtSegments(debt);
  const announced = announcedCollections(mandate, day);
  const [first] = announced;
  if (first !== undefined) {
    const left = total - announced.reduce((sum, { amount }) => sum + amount, 0);
    const sentences = [t('mandates.ask.withdraw.announced', words(first)), ...(left > 0 ? [rest(left)] : [])];
    return { what: sentences.join(' '), isAwaited: true };
  }
  // One that was just set up has nothing under way.
  const until = newMandates.includes(mandate.kind) ? day : addDays(day, resultDays);
  const next = collectsNothing(mandate) ? undefined : nextInstalment(mandate, later, day);
  // Its history tells each collection up to now, and the next one is too far away to have begun.
  const isIdle =
    mandate.kind === 'directDebit' &&
    mandate.list.length > 0 &&
    openFailures(mandate.list).length === 0 &&
    dueNow === 0 &&
    next !== undefined &&
    next.date > until;
  const isNextAwaited = next !== undefined && next.date <= until;
  const isAwaited = isWaiting(unpaid) || isNextAwaited;
  // What fell due before it isn't collected either way.
  const charged = unpaid?.why === 'before' ? dueNow - unpaid.amount : dueNow;
  const mayTakeDue = charged > 0 && until > day;
  const sentences = [
    ...(mayTakeDue
      ? [t(`mandates.ask.withdraw.${isAwaited ? 'due' : 'stopped'}`, words({ date: until, amount: charged }))]
      : []),
    ...(next === undefined ? [] : [t(`mandates.ask.withdraw.${isNextAwaited ? 'expected' : 'notTaken'}`, words(next))]),
    ...(next !== undefined && later > next.amount ? [rest(later - next.amount)] : []),
  ];
  return {
    what: sentences.length === 0 ? undefined : sentences.join(' '),
    ...(until > day && !mayTakeDue && !isIdle && { until }),
    ...(isIdle && { isUnused: true }),
    isAwaited,
  };
};
