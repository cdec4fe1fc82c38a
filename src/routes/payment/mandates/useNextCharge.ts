import { useTranslation } from 'react-i18next';

import type { Charge } from '../../../domain/money/comingCharges';
import type { Debt } from '../../../domain/money/debt';
import { formatForint } from '../../../domain/money/money';
import { currentYear } from '../../../domain/time/clock';
import { formatDay } from '../../../domain/time/dateTexts';
import { useComingCharges } from '../../../features/charges/useComingCharges';
import { useDebitMandate } from '../../../features/paying/useMandate';
import { useLanguage } from '../../../i18n/useLanguage';

/** The first charge that a mandate takes on a day that is known. */
const firstTaken = (charges: readonly Charge[] | undefined): Charge | undefined =>
  charges?.find(({ day, way }) => way !== 'self' && (day === 'on' || day === 'expected'));

/** The next charge of an active mandate in words, that only the last possible day is known, or none, or that nothing is left. */
export const useNextCharge = (kr: string, debt: Debt | undefined): string => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const charges = useComingCharges('mandate', kr, debt);
  const fee = useDebitMandate(kr).data?.fee;
  const next = firstTaken(charges);
  if (charges?.length === 0 && debt !== undefined) return t('charges.next.none');
  if (next === undefined) {
    const last = charges?.find(({ day, way }) => day === 'by' && way !== 'self' && way !== undefined);
    if (charges?.every(({ way }) => way === 'self')) return t('charges.next.notTaken');
    if (last === undefined) return t('charges.next.unknown');
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
