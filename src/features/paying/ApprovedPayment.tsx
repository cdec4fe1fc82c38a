import { useTranslation } from 'react-i18next';

import { LinkButton } from '~/components/Button';
import { CareLine } from '~/components/feedback/CareLine';
import { Message } from '~/components/feedback/Message';
import { paths } from '~/paths';
import type { PaymentRecord } from '~/session/paymentRecord';

import { PaymentFacts } from './PaymentFacts';

interface ApprovedPaymentProps {
  payment: Partial<Pick<PaymentRecord, 'transaction' | 'amount' | 'since' | 'result'>>;
  /** It pays a contract, which can't be paid again. */
  contracting?: boolean;
}

/** A payment that the bank approved: the sums may not show it yet (PAY-8), or the contract's page shows how it goes on. */
export const ApprovedPayment = ({ payment, contracting = false }: ApprovedPaymentProps) => {
  const { t } = useTranslation('portal');
  const { amount, ...facts } = payment;
  const titleOf = (): string => {
    // Without an authorisation it is /get-8 that says it is paid (PAY-12).
    if (payment.result?.auth === undefined) return t('contracting.status.paid');
    // A contract's may be another login's.
    if (contracting) return t('payment.result.paid');
    if (amount === undefined) return t('payment.approved.titleAlone');
    return t('payment.approved.title', { amount });
  };
  return (
    <Message
      tone="success"
      live={contracting}
      inCard={!contracting}
      title={titleOf()}
      action={
        contracting && (
          <LinkButton variant="primary" to={paths.contractStatus}>
            {t('contracting.status.title')}
          </LinkButton>
        )
      }
    >
      <p>{t(contracting ? 'payment.already.text' : 'payment.approved.text')}</p>
      <PaymentFacts payment={contracting ? payment : facts} />
      {contracting && <CareLine />}
    </Message>
  );
};
