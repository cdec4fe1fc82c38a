import { useTranslation } from 'react-i18next';

import type { Debt } from '../../../domain/money/debt';
import { formatForint } from '../../../domain/money/money';
import { formatDay } from '../../../domain/time/dateTexts';
import { useComingCharges } from '../../../features/charges/useComingCharges';
import { useLanguage } from '../../../i18n/useLanguage';

/** The next charge of an active mandate in words, that its day isn't known, or that nothing is left. */
export const useNextCharge = (kr: string, debt: Debt | undefined): string => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const charges = useComingCharges('mandate', kr, debt);
  const next = charges?.find(({ day, way }) => way !== 'self' && (day === 'on' || day === 'expected'));
  if (charges?.length === 0 && debt !== undefined) return t('charges.next.none');
  if (next === undefined) return t('charges.next.unknown');
  const amount = formatForint(next.amount, language);
  return t(next.day === 'on' ? 'charges.next.told' : 'charges.next.expected', {
    date: formatDay(next.date, language),
    amount,
  });
};
