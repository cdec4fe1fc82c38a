import { useTranslation } from 'react-i18next';
import { openFailures, type Mandate } from '../../domain/collections';
import { formatDottedDate } from '../../domain/dates';
import { formatForint } from '../../domain/money';
import { useLanguage } from '../../i18n/useLanguage';

/** The history's table lists all of them. */
const mostNamed = 3;

/** Explains a debt in spite of an active mandate: the failed collections, or that nothing was collected. */
export const Uncollected = ({ mandate }: { mandate: Mandate }) => {
  const { t } = useTranslation('status');
  const language = useLanguage();
  const failures = mandate.kind === 'directDebit' ? openFailures(mandate.list) : [];
  if (failures.length === 0) return <p>{t(`uncollected.${mandate.kind}`)}</p>;
  return failures
    .slice(0, mostNamed)
    .map(({ date, amount }, index) => (
      <p key={index}>{t('uncollected.failed', { date: formatDottedDate(date) || '–', amount: amount === undefined ? '–' : formatForint(amount, language) })}</p>
    ));
};
