import { useTranslation } from 'react-i18next';
import { formatForint } from '../../../domain/money';
import { CareLine } from '../../../components/CareLine';
import { LinkButton } from '../../../components/Button';
import { Message } from '../../../components/Message';
import { useLanguage } from '../../../i18n/useLanguage';
import { paths } from '../../../paths';
import type { ContractPayment } from '../../../session/openPayment';

/** Replaces the consents once the payment was authorised, to prevent a second payment. */
export const AlreadyPaid = ({ payment: { transaction = '', amount } }: { payment: ContractPayment }) => {
  const { t } = useTranslation('payment');
  const language = useLanguage();
  return (
    <Message
      tone="success"
      live
      title={amount === undefined ? t('already.title') : t('already.titleAmount', { amount: formatForint(amount, language) })}
      action={
        <LinkButton variant="primary" to={paths.contractStatus}>
          {t('ending.toStatus')}
        </LinkButton>
      }
    >
      <p>{t('already.text')}</p>
      <p>{t('ending.reference', { transaction })}</p>
      <CareLine />
    </Message>
  );
};
