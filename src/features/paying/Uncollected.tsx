import { useTranslation } from 'react-i18next';
import { openFailures, type Mandate } from '../../domain/collections';
import { formatDottedDate } from '../../domain/dates';
import { formatForint } from '../../domain/money';
import { useLanguage } from '../../i18n/useLanguage';

/** The table of the history has them all. */
const mostNamed = 3;

/** Why something is due although a mandate stands: the collections that failed, else that nothing was collected. */
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
