import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../../../components/Button';
import { CareLine } from '../../../../components/feedback/CareLine';
import { Message } from '../../../../components/feedback/Message';
import { formatForint } from '../../../../domain/money/money';
import { useLanguage } from '../../../../i18n/useLanguage';
import { paths } from '../../../../paths';
import type { ContractPayment } from '../../../../session/paymentSelectors';

/** Replaces the consents once the payment was authorised, to prevent a second payment. */
export const AlreadyPaid = ({ payment: { transaction = '', amount } }: { payment: ContractPayment }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return (
    <Message
      tone="success"
      live
      title={
        amount === undefined
          ? t('payment.already.title')
          : t('payment.already.titleAmount', { amount: formatForint(amount, language) })
      }
      action={
        <LinkButton variant="primary" to={paths.contractStatus}>
          {t('payment.ending.toStatus')}
        </LinkButton>
      }
    >
      <p>{t('payment.already.text')}</p>
      <p>{t('payment.ending.reference', { transaction })}</p>
      <CareLine />
    </Message>
  );
};
