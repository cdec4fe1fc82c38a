import { useTranslation } from 'react-i18next';

import { CareLine } from '../../components/feedback/CareLine';
import { Message } from '../../components/feedback/Message';
import { formatForint } from '../../domain/money/money';
import { useLanguage } from '../../i18n/useLanguage';
import type { PaymentRecord } from '../../session/paymentRecord';

/** Replaces the ways to pay while an authorised payment isn't in the debits yet, to prevent a second payment. */
export const BookingMessage = ({ payment: { transaction, amount = 0 } }: { payment: PaymentRecord }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return (
    <Message tone="info" live title={t('payment.booking.title', { amount: formatForint(amount, language) })}>
      <p>{t('payment.booking.text')}</p>
      <p>{t('payment.ending.reference', { transaction })}</p>
      <CareLine />
    </Message>
  );
};
