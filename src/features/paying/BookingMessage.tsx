import { useTranslation } from 'react-i18next';
import { formatForint } from '../../domain/money';
import { useLanguage } from '../../i18n/useLanguage';
import type { PaymentMarker } from '../../session/paymentMarker';
import { CareLine } from '../../components/CareLine';
import { Message } from '../../components/Message';

/** Replaces the ways to pay while an authorised payment isn't in the debits yet, to prevent a second payment. */
export const BookingMessage = ({ payment: { transaction, amount = 0 } }: { payment: PaymentMarker }) => {
  const { t } = useTranslation('payment');
  const language = useLanguage();
  return (
    <Message tone="info" live title={t('booking.title', { amount: formatForint(amount, language) })}>
      <p>{t('booking.text')}</p>
      <p>{t('ending.reference', { transaction })}</p>
      <CareLine />
    </Message>
  );
};
