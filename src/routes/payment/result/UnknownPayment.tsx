import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Button, LinkButton } from '~/components/Button';
import { CareLine, useCareContacts } from '~/components/feedback/CareLine';
import { ErrorTexts } from '~/components/feedback/ErrorTexts';
import { Spinner } from '~/components/feedback/Spinner';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { Money } from '~/components/Money';
import { currentYear, now } from '~/domain/time/clock';
import { PaymentFacts } from '~/features/paying/PaymentFacts';
import { usePayment } from '~/features/paying/usePayment';
import { useStartAnew } from '~/features/paying/useStartAnew';
import type { Polling } from '~/features/polling/usePolling';
import { paths } from '~/paths';
import { readTyped } from '~/routes/payment/pay/payValues';
import { amounts } from '~/services/queries';
import type { KnownPayment } from '~/session/paymentSelectors';
import { useSession, useSessionStore } from '~/session/SessionContext';

import type { Unknown } from './useEndTransaction';
import { Verdict } from './Verdict';

const Pair = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  marginTop: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.default,
  '& > div': { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', padding: '8px 12px' },
  '& > div + div': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { fontSize: '1.125rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
}));

/** The sums before the payment, if this tab kept them, beside the current ones. They don't prove that it was paid (PAY-12). */
const BeforeAndNow = ({ kr, transaction }: { kr: string; transaction: string }) => {
  const { t } = useTranslation(['portal', 'common']);
  const { memberStorage } = useSessionStore();
  const kept = readTyped(memberStorage);
  const before = kept?.transaction === transaction ? kept.before : undefined;
  const year = before?.year ?? currentYear();
  const { data, isError, isFetching, refetch } = useQuery(amounts(kr, year));
  const sums = [
    { name: t('payment.result.due', { year }), field: 'currentDebit' },
    { name: t('payment.sums.year', { year }), field: 'annualDebit' },
  ] as const;
  return (
    <>
      {sums.map(({ name, field }) => (
        <div key={field} role="group" aria-label={name}>
          <Typography variant="label">{name}</Typography>
          <Pair>
            {before && (
              <div>
                <dt>{t('payment.result.before')}</dt>
                <dd>
                  <Money amount={before[field]} />
                </dd>
              </div>
            )}
            <div>
              <dt>{t('payment.result.now')}</dt>
              <dd>{isError ? <span>{t('mandates.state.unknown')}</span> : <Money amount={data?.[field]} />}</dd>
            </div>
          </Pair>
        </div>
      ))}
      {isError && (
        <Button variant="text" busy={isFetching} onClick={() => void refetch()}>
          {t('common:button.retry')}
        </Button>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('payment.result.moved')}
      </Typography>
    </>
  );
};

/** The seconds show that another check was made. */
const timeOf = (moment: Date): string =>
  moment.toLocaleTimeString('hu-HU', { timeZone: 'Europe/Budapest', timeStyle: 'medium' });

interface UnknownPaymentProps {
  payment: KnownPayment;
  polling: Polling<Unknown | null>;
  /** It pays a contract, whose status has a page. */
  contracting?: boolean;
}

const pollTexts = {
  asking: 'payment.poll.asking',
  paused: 'payment.poll.paused',
  stopped: 'payment.result.stopped',
} as const;

/** While the service is asked, a spinner; then that the result isn't known, and what can be done (PAY-12). */
export const UnknownPayment = ({ payment, polling, contracting = false }: UnknownPaymentProps) => {
  const { t } = useTranslation(['portal', 'common']);
  const { currentUser: { kr } = {} } = useSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const hasContacts = useCareContacts().length > 0;
  const { transaction } = payment;
  const { giveUp } = usePayment();
  const startAnew = useStartAnew(() => {
    giveUp(transaction);
    void navigate(contracting ? paths.wizard : paths.payment);
  });
  const check = useMutation({
    mutationFn: async () => {
      polling.again();
      void client.invalidateQueries({ queryKey: ['amounts'] });
      await polling.refetch();
      return now();
    },
  });

  const { data: unknown, state } = polling;
  // Without a connection there is no answer to wait for.
  if (!unknown && state !== 'paused') return <Spinner label={t('payment.callback.checking')} />;
  return (
    <>
      <Card>
        <Verdict tone="warning">{t('payment.result.unknown')}</Verdict>
        <div>
          <ErrorTexts
            codes={unknown?.codes ?? []}
            reference={unknown?.reference}
            more={[t('payment.result.unknownText')]}
            care={false}
          />
          <Typography role="status" variant="body2" color="textSecondary">
            {state === 'done' ? '' : t(pollTexts[state])}
          </Typography>
        </div>
        {!contracting && kr !== undefined && <BeforeAndNow kr={kr} transaction={transaction} />}
        <PaymentFacts payment={payment} copy />
        <Actions>
          <Button busy={check.isPending} onClick={() => check.mutate()}>
            {t('payment.result.check')}
          </Button>
          {contracting && <LinkButton to={paths.contractStatus}>{t('payment.ending.toStatus')}</LinkButton>}
          <Button variant="text" onClick={startAnew.ask}>
            {t('payment.open.anew')}
          </Button>
        </Actions>
        <Typography role="status" variant="body2" color="textSecondary" sx={{ '&:empty': { position: 'absolute' } }}>
          {check.data && t('payment.result.checked', { time: timeOf(check.data) })}
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
