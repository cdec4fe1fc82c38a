import { Box, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button, LinkButton } from '~/components/Button';
import { CareLine, useCareContacts } from '~/components/feedback/CareLine';
import { ErrorTexts } from '~/components/feedback/ErrorTexts';
import { Spinner } from '~/components/feedback/Spinner';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { lastStep } from '~/domain/constants';
import { now } from '~/domain/time/clock';
import { formatTime } from '~/domain/time/dateTexts';
import { AmountDue } from '~/features/paying/AmountDue';
import { PaymentFacts } from '~/features/paying/PaymentFacts';
import { giveUp } from '~/features/paying/startPayment';
import { readOf, useDebts } from '~/features/paying/useDebts';
import { useStartAnew } from '~/features/paying/useStartAnew';
import type { Polling } from '~/features/polling/usePolling';
import { usePollText } from '~/features/polling/usePollText';
import { paths } from '~/paths';
import type { MemberPayment } from '~/session/paymentSelectors';
import { useSession, useSessionStore } from '~/session/SessionContext';
import { rem } from '~/theme/typography';

import { ResultHeading } from './ResultHeading';
import { useBefore } from './useBefore';
import type { UnknownResult } from './useEndTransaction';

/** Two columns where both have room, on a phone, too. */
const besideEachOther = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: '12px 16px',
  '& dd': { fontSize: rem(18) },
};

/** The sums before the payment, if this tab has them, and the current ones. They don't prove that it was paid (PAY-12). */
const BeforeAndNow = ({ kr, transaction }: { kr: string; transaction: string }) => {
  const { t } = useTranslation('portal');
  const { year, before } = useBefore(transaction);
  const reads = useDebts(kr, year);
  const heading = useId();
  return (
    <>
      <Box sx={besideEachOther}>
        {before.length > 0 && (
          <section aria-labelledby={`${heading}-before`}>
            <Typography id={`${heading}-before`} variant="label" component="p" sx={{ mb: '4px' }}>
              {t('payment.result.before')}
            </Typography>
            <AmountDue reads={before.map(readOf)} compact />
          </section>
        )}
        <section aria-labelledby={`${heading}-now`}>
          <Typography id={`${heading}-now`} variant="label" component="p" sx={{ mb: '4px' }}>
            {t('payment.result.now')}
          </Typography>
          <AmountDue reads={reads} before={before} compact />
        </section>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('payment.result.moved')}
      </Typography>
    </>
  );
};

interface UnknownPaymentProps {
  payment: MemberPayment;
  polling: Polling<UnknownResult | null>;
  /** It pays a contract, whose status has a page. */
  contracting?: boolean;
}

/** While the service is asked, a spinner; then that the result isn't known, and what can be done (PAY-12). */
export const UnknownPayment = ({ payment, polling, contracting = false }: UnknownPaymentProps) => {
  const { t } = useTranslation(['portal', 'common']);
  const kr = useSession((session) => session.currentUser?.kr);
  const store = useSessionStore();
  const navigate = useNavigate();
  const client = useQueryClient();
  const hasContacts = useCareContacts().length > 0;
  const { transaction } = payment;
  const startAnew = useStartAnew(() => {
    giveUp(store, undefined, transaction);
    void navigate(paths.payment);
  });
  // A contract's payment is given up at step 7 alone (PAY-6).
  const toSummary = (): void => {
    store.update({ step: lastStep });
    void navigate(paths.wizard);
  };
  const check = useMutation({
    mutationFn: async () => {
      void client.invalidateQueries({ queryKey: ['amounts'] });
      await polling.check();
      return now();
    },
  });

  const { data: reply, state } = polling;
  const pollText = usePollText(polling);
  // Without a connection there is no answer to wait for.
  if (!reply && state !== 'paused') return <Spinner label={t('payment.callback.checking')} />;
  return (
    <>
      <Card>
        <ResultHeading tone="warning">{t('payment.result.unknown')}</ResultHeading>
        <div>
          <ErrorTexts
            codes={reply?.codes ?? []}
            noRetry
            reference={reply?.reference}
            more={[t('payment.result.unknownText')]}
            care={false}
          />
          <Typography role="status" variant="body2" color="textSecondary">
            {pollText}
          </Typography>
        </div>
        {!contracting && kr !== undefined && <BeforeAndNow kr={kr} transaction={transaction} />}
        <PaymentFacts payment={payment} copy />
        <Actions>
          <Button busy={check.isPending} onClick={() => check.mutate()}>
            {t('payment.poll.again')}
          </Button>
          {contracting && <LinkButton to={paths.contractStatus}>{t('contracting.status.title')}</LinkButton>}
          <Button variant="text" onClick={contracting ? toSummary : () => void startAnew.ask()}>
            {t('payment.open.anew')}
          </Button>
        </Actions>
        <Typography role="status" variant="body2" color="textSecondary" sx={{ '&:empty': { position: 'absolute' } }}>
          {check.data && t('payment.result.checked', { time: formatTime(check.data) })}
        </Typography>
        {startAnew.dialog}
      </Card>
      {hasContacts && (
        <Card title={t('common:care.label')}>
          <p>{t('payment.result.unknownCare')}</p>
          <CareLine labelled={false} />
        </Card>
      )}
    </>
  );
};
