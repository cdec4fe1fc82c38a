import { useTranslation } from 'react-i18next';

import { Message } from '../../components/feedback/Message';
import { Facts } from '../../components/layout/Facts';
import { formatForint } from '../../domain/money/money';
import { formatMoment } from '../../domain/time/dateTexts';
import { useLanguage } from '../../i18n/useLanguage';
import type { ApprovedPayment as Approved } from '../../session/paymentSelectors';

/** A payment that was approved in this session: the sums may not show it yet (PAY-8). */
export const ApprovedPayment = ({ payment: { amount, since, transaction } }: { payment: Approved }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return (
    <Message
      tone="success"
      inCard
      title={
        amount === undefined
          ? t('payment.approved.titleAlone')
          : t('payment.approved.title', { amount: formatForint(amount, language) })
      }
    >
      <p>{t('payment.approved.text')}</p>
      <Facts
        facts={[
          { label: t('payment.result.when'), value: since === undefined ? undefined : formatMoment(since, language) },
          { label: t('payment.open.transaction'), value: transaction },
        ]}
      />
    </Message>
  );
};
