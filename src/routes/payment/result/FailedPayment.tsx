import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button, LinkButton } from '~/components/Button';
import { Message } from '~/components/feedback/Message';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { Facts } from '~/components/layout/Facts';
import { formatForint } from '~/domain/money/money';
import { currentYear } from '~/domain/time/clock';
import { useCall } from '~/features/calls/useCall';
import { useIsMethodOff } from '~/features/operation/portalStatus';
import { FailureTexts } from '~/features/paying/FailureTexts';
import { OpenPayment } from '~/features/paying/OpenPayment';
import { useMandates } from '~/features/paying/useMandates';
import { useLanguage } from '~/i18n/useLanguage';
import { paths } from '~/paths';
import { mostOf, offeredMethods, payableValues, readTyped } from '~/routes/payment/pay/payValues';
import { useOrder } from '~/routes/payment/pay/useOrder';
import { amounts } from '~/services/queries';
import { latestPayment, openPayment } from '~/session/paymentSelectors';
import { readPayments } from '~/session/paymentStore';
import { useSessionStore } from '~/session/SessionContext';

import { Verdict } from './Verdict';

interface FailedPaymentProps {
  transaction: string;
  codes: readonly string[];
  /** Forint; undefined if this device doesn't know it. */
  amount: number | undefined;
  kr: string;
}

/** A plain payment that failed, with a button that starts the same payment again. */
export const FailedPayment = ({ transaction, codes, amount, kr }: FailedPaymentProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const store = useSessionStore();
  const client = useQueryClient();
  const navigate = useNavigate();
  const mandates = useMandates(kr);
  const { order, open, isReady, dialog } = useOrder(kr, mandates);
  const isMethodOff = useIsMethodOff();
  const hasSeveral = offeredMethods.filter(({ name }) => !isMethodOff(name)).length > 1;
  // The form is next where the data isn't in this tab or can't be paid any more, or another payment was begun since (UX-21).
  const payAgain = async (): Promise<void> => {
    const kept = readTyped(store.memberStorage);
    const latest = latestPayment(readPayments(), store.get())?.transaction ?? transaction;
    const isLatest = kept?.transaction === transaction && latest === transaction;
    const debt = isLatest ? await client.query(amounts(kr, currentYear())).catch(() => undefined) : undefined;
    const values = kept && debt && payableValues(kept, mostOf(debt));
    if (debt === undefined || values === undefined) {
      void navigate(paths.payment);
      return;
    }
    const isOrdered = await order(values, debt);
    // Restored from the back-forward cache after the payment has ended.
    if (isOrdered && openPayment(readPayments(), store.get()) === undefined) void navigate(paths.payment);
  };
  const { call, busy } = useCall(payAgain);

  return (
    <Card>
      <Verdict tone="error">{t('payment.result.failed')}</Verdict>
      <div>
        <FailureTexts codes={codes} />
      </div>
      <Facts
        facts={[
          {
            label: t('payment.result.amount'),
            value: amount === undefined ? undefined : formatForint(amount, language),
          },
          { label: t('payment.open.transaction'), value: transaction },
        ]}
      />
      <Message inCard>{t('payment.result.failedCheck')}</Message>
      {open === undefined ? (
        <Actions>
          <Button busy={busy || !isReady} onClick={() => void call()}>
            {t('payment.result.retry')}
          </Button>
          {hasSeveral && <LinkButton to={`${paths.payment}#method`}>{t('payment.result.other')}</LinkButton>}
        </Actions>
      ) : (
        <OpenPayment inCard />
      )}
      {dialog}
    </Card>
  );
};
