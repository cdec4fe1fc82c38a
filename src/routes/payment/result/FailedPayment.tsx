import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button, LinkButton } from '../../../components/Button';
import { Message } from '../../../components/feedback/Message';
import { Actions } from '../../../components/layout/Actions';
import { debtSegments } from '../../../domain/money/debt';
import { paymentFailure } from '../../../domain/money/paymentFailure';
import { currentYear } from '../../../domain/time/clock';
import { useCall } from '../../../features/calls/useCall';
import { amountsKey } from '../../../features/paying/invalidateAfterPayment';
import { OpenPayment } from '../../../features/paying/OpenPayment';
import { PaymentFailureTexts, useFailureTitle } from '../../../features/paying/PaymentFailureTexts';
import { useReadDebt } from '../../../features/paying/useReadDebt';
import { paths } from '../../../paths';
import { latestPayment, openPayment, unbookedPayment } from '../../../session/paymentSelectors';
import { readPayments } from '../../../session/paymentStore';
import { useSessionStore } from '../../../session/SessionContext';
import { failedValues, paymentDrafts } from '../pay/payValues';
import { useOrder } from '../pay/useOrder';
import { StillDue } from './StillDue';

interface FailedPaymentProps {
  transaction: string;
  codes: readonly string[];
  /** Forint; undefined if this device doesn't know it. */
  amount: number | undefined;
  kr: string;
}

/** Whether the member has begun another payment since, in any tab. */
const isOutdated = (transaction: string, latest: string | undefined): boolean =>
  latest !== undefined && latest !== transaction;

/** A plain payment that failed, and the same once more. Where its data isn't here, or can't be paid any more, the form is next. */
export const FailedPayment = ({ transaction, codes, amount, kr }: FailedPaymentProps) => {
  const { t } = useTranslation('portal');
  const title = useFailureTitle(codes);
  const store = useSessionStore();
  const client = useQueryClient();
  const navigate = useNavigate();
  const readDebt = useReadDebt();
  const { order, open, dialog } = useOrder(kr, null, undefined);
  // Kept here: an order drops the draft, and may be refused.
  const [draft] = useState(() => store.memberStorage.read(paymentDrafts.failed));
  const kept = failedValues(draft, Infinity);
  const isSame = kept !== undefined && kr !== '' && (amount === undefined || Number(kept.amount) === amount);

  const payAgain = async (): Promise<void> => {
    const year = currentYear();
    const debt = await client.query({
      queryKey: [amountsKey, 'retry', kr, year],
      queryFn: ({ signal }) => readDebt({ kr, year }, signal),
      gcTime: 0,
    });
    const values = failedValues(draft, debtSegments(debt).total);
    const [records, session] = [readPayments(), store.get()];
    const isStale =
      isOutdated(transaction, latestPayment(records, session)?.transaction) ||
      unbookedPayment(records, session, { annualDebit: debt.annualDebit, year }) !== undefined;
    if (values === undefined || isStale) {
      void navigate(paths.payment);
      return;
    }
    const ordered = await order(values);
    // Restored from the back-forward cache after the payment has ended.
    if (ordered && openPayment(readPayments(), store.get()) === undefined) void navigate(paths.payment);
  };
  const { call, busy } = useCall(payAgain);

  if (open !== undefined) return <OpenPayment />;
  return (
    <>
      <Message tone={paymentFailure(codes) === 'abandoned' ? 'info' : 'error'} live title={title}>
        <PaymentFailureTexts codes={codes} amount={amount} more={t('payment.result.failedText')} />
        <StillDue kr={kr} />
      </Message>
      <Actions>
        {isSame ? (
          <Button busy={busy} onClick={() => void call()}>
            {t('payment.result.retry')}
          </Button>
        ) : (
          <LinkButton to={paths.payment} variant="primary">
            {t('payment.result.retry')}
          </LinkButton>
        )}
        <LinkButton to={`${paths.payment}#method`}>{t('member.paymentError.method')}</LinkButton>
      </Actions>
      {dialog}
    </>
  );
};
