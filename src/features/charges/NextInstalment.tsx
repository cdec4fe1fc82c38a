import { useTranslation } from 'react-i18next';

import { mayRepeat, nextInstalment, sumOverLimit, type Mandate } from '../../domain/money/collections';
import { formatForint } from '../../domain/money/money';
import { currentYear, today } from '../../domain/time/clock';
import { useLanguage } from '../../i18n/useLanguage';
import { useOwnOfLater } from './useOwnOfLater';

interface NextInstalmentProps {
  year: number;
  /** What is left to the end of the year, in forint. */
  later: number;
  /** What was overpaid, in forint: it is taken off `later` already. */
  overpaid?: number;
  mandate: Mandate | undefined;
}

/** The next instalment, its day and how it is paid; if no day is known, what falls due by the end of the year. */
export const NextInstalment = ({ year, later, overpaid = 0, mandate }: NextInstalmentProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const words = (date: string, amount: number) => ({
    date,
    amount: formatForint(amount, language),
  });
  const own = useOwnOfLater(mandate, year, later);
  // Nothing else is left.
  const isAll = own?.amount === later;
  const next = own?.why === 'tooLate' ? undefined : nextInstalment(mandate, later, today(), year);
  const tooMuch = sumOverLimit(mandate, later, today(), year);
  const limit = mandate?.kind === 'directDebit' ? (mandate.limit ?? 0) : 0;
  const way =
    tooMuch === undefined
      ? mandate && t(`status.instalment.${mandate.kind}`)
      : t('status.instalment.overLimit', {
          amount: formatForint(tooMuch, language),
          limit: formatForint(limit, language),
        });
  const total =
    later > (next?.amount ?? 0)
      ? t(next === undefined && year === currentYear() ? 'status.instalment.more' : 'status.instalment.total', {
          year,
          amount: formatForint(later, language),
        })
      : undefined;
  const ownPart = own && t(`status.instalment.${own.why}`, { ...words(own.date, own.amount), year });
  const sentences: (string | undefined)[] = [
    own?.why === 'apart' ? undefined : ownPart,
    next === undefined || tooMuch !== undefined
      ? undefined
      : t(next.isExpected ? 'status.instalment.expected' : 'status.instalment.told', words(next.date, next.amount)),
    ...(next !== undefined ? [way] : isAll ? [] : [total, way]),
    own?.why === 'apart' ? ownPart : undefined,
    mayRepeat(mandate, today()) ? t('status.instalment.mayRepeat') : undefined,
    ...(next === undefined ? [] : [total]),
    overpaid > 0 && later > 0
      ? t('status.instalment.overpaid', { amount: formatForint(overpaid, language) })
      : undefined,
  ];
  return <p>{sentences.filter((sentence) => sentence !== undefined).join(' ')}</p>;
};
