import { useTranslation } from 'react-i18next';

import { formatForint } from '../../domain/money/money';
import { useLanguage } from '../../i18n/useLanguage';
import { useSession } from '../../session/SessionContext';
import { useContractPayment } from '../paying/usePayments';

/** What was paid online for the contract that the club prepares; nothing where the device doesn't know it. */
export const SignedPayment = () => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { contractKey = '' } = useSession();
  const payment = useContractPayment(contractKey);
  if (payment?.state !== 'paid' || payment.amount === undefined || payment.amount <= 0) return null;
  return <p>{t('contracting.started.paid', { amount: formatForint(payment.amount, language) })}</p>;
};
