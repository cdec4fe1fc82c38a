import { useTranslation } from 'react-i18next';

import type { Instalment } from '../../domain/money/collections';
import { formatForint } from '../../domain/money/money';
import { useLanguage } from '../../i18n/useLanguage';

interface ChargeOfDueProps {
  charge: Instalment;
  /** It is another try at one that failed. */
  isRetry?: boolean;
  /** Its day has come; its result may not be known before the end of this one. */
  until?: string;
}

/** The charge that takes what is due, by day and sum, and what has to be done for it. */
export const ChargeOfDue = ({ charge, isRetry = false, until }: ChargeOfDueProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const words = { date: charge.date, amount: formatForint(charge.amount, language) };
  if (until !== undefined)
    return (
      <>
        <p>
          <strong>{t('status.uncollected.charge.processing', words)}</strong>
        </p>
        <p>{t('status.uncollected.then.processing', { until })}</p>
      </>
    );
  const told = charge.isExpected ? 'status.instalment.expected' : 'status.instalment.told';
  return (
    <>
      <p>
        <strong>{t(isRetry ? 'status.uncollected.charge.awaited' : told, words)}</strong>
      </p>
      <p>{t('status.uncollected.then.told')}</p>
    </>
  );
};
