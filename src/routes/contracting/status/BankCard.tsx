import { useTranslation } from 'react-i18next';

import { useCareContacts } from '~/components/feedback/CareLine';
import { Message } from '~/components/feedback/Message';
import { Card } from '~/components/layout/Card';
import { contractVerdict } from '~/domain/contract/contractVerdict';
import { formatForint } from '~/domain/money/money';
import { PaymentFacts } from '~/features/paying/PaymentFacts';
import { ReplyCodes } from '~/features/paying/ReplyCodes';
import { useLanguage } from '~/i18n/useLanguage';
import type { ContractStatus } from '~/services/contractingGet';
import type { PaymentRecord } from '~/session/paymentRecord';

interface BankCardProps {
  payment: Partial<PaymentRecord>;
  reply: ContractStatus | undefined;
}

/** The bank's word: a payment that it authorised, above what /get-8 says; where that is an error, not to pay again (SUM-4). */
export const BankCard = ({ payment: { amount, ...facts }, reply }: BankCardProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const hasCare = useCareContacts().length > 0;
  const sum = amount === undefined ? undefined : formatForint(amount, language);
  if (reply !== undefined && contractVerdict(reply).hasError) {
    const what = [sum, facts.transaction].filter(Boolean).join(', ');
    const key = hasCare ? 'contracting.status.approved' : 'contracting.status.approvedNoCare';
    return (
      <>
        <Message tone="warning" title={t(key, { what })} />
        <ReplyCodes codes={facts.result?.codes} />
      </>
    );
  }
  return (
    <Card title={amount === undefined ? t('contracting.status.bankUnknown') : t('contracting.status.bank', { amount })}>
      <p>{t('payment.result.thanks')}</p>
      <PaymentFacts payment={facts} />
      <ReplyCodes codes={facts.result?.codes} />
    </Card>
  );
};
