import { useTranslation } from 'react-i18next';
import { today } from '../../domain/clock';
import { nextInstalment, type Mandate } from '../../domain/collections';
import { formatDottedDate } from '../../domain/dates';
import { formatForint } from '../../domain/money';
import { useLanguage } from '../../i18n/useLanguage';

interface NextInstalmentProps {
  year: number;
  /** What is left to the end of the year, in forint. */
  later: number;
  mandate: Mandate | undefined;
}

/** The next instalment, its day and how it is paid; if no day is known, what falls due by the end of the year. */
export const NextInstalment = ({ year, later, mandate }: NextInstalmentProps) => {
  const { t } = useTranslation('status');
  const language = useLanguage();
  const words = (date: string, amount: number) => ({ date: formatDottedDate(date), amount: formatForint(amount, language) });
  const next = nextInstalment(mandate, later, today());
  const sentences = [
    next && t(next.isExpected ? 'instalment.expected' : 'instalment.told', words(next.date, next.amount)),
    mandate && t(`instalment.${mandate.kind}`),
    later > (next?.amount ?? 0) ? t('instalment.total', words(`${year}-12-31`, later)) : undefined,
  ];
  return <p>{sentences.filter((sentence) => sentence !== undefined).join(' ')}</p>;
};
