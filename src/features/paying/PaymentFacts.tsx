import { useTranslation } from 'react-i18next';

import { CopyReference } from '~/components/feedback/CopyReference';
import { Facts } from '~/components/layout/Facts';
import { Money } from '~/components/Money';
import { formatMoment } from '~/domain/time/dateTexts';
import type { PaymentRecord } from '~/session/paymentRecord';

interface PaymentFactsProps {
  payment: Partial<Pick<PaymentRecord, 'transaction' | 'amount' | 'since' | 'result'>>;
  /** open: it is under way. */
  kind?: 'open' | 'result';
  copy?: boolean;
}

/** What this device knows of a payment; `since` is when it began, or when its end was learnt. */
export const PaymentFacts = ({ payment, kind = 'result', copy = false }: PaymentFactsProps) => {
  const { t } = useTranslation('portal');
  const { transaction, amount, since, result } = payment;
  return (
    <Facts
      facts={[
        {
          label: t(`payment.${kind}.amount`),
          value: amount === undefined ? undefined : <Money amount={amount} />,
        },
        {
          label: t(result === undefined ? 'payment.open.when' : 'payment.result.when'),
          value: since === undefined ? undefined : formatMoment(since),
        },
        {
          label: t('payment.open.transaction'),
          value:
            copy && transaction !== undefined ? (
              <>
                <span>{transaction}</span> <CopyReference reference={transaction} />
              </>
            ) : (
              transaction
            ),
        },
        // Not known where only /get-8 says that the contract is paid.
        { label: t('payment.result.auth'), value: result?.auth },
      ]}
    />
  );
};
