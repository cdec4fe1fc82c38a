import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useParams } from 'react-router-dom';

import { Button, LinkButton } from '~/components/Button';
import { QueryBoundary } from '~/components/feedback/QueryBoundary';
import { ToldCodes } from '~/components/feedback/ToldCodes';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { Page } from '~/components/layout/Page';
import { PageLink } from '~/components/layout/PageLink';
import { Money } from '~/components/Money';
import { Redirect } from '~/components/Redirect';
import { describeCode } from '~/domain/errors/errorCatalogue';
import { currentYear } from '~/domain/time/clock';
import { invalidateAfterPayment } from '~/features/paying/invalidateAfterPayment';
import { PaymentFacts } from '~/features/paying/PaymentFacts';
import { Sums } from '~/features/paying/Sums';
import { usePolling } from '~/features/polling/usePolling';
import { paths, patterns } from '~/paths';
import { PurchaseLinks } from '~/routes/payment/pay/PurchaseLinks';
import { getInvState } from '~/services/payment';
import { amounts } from '~/services/queries';
import { useSession } from '~/session/SessionContext';

import { FailedPayment } from './FailedPayment';
import { NoTransaction } from './NoTransaction';
import { UnknownPayment } from './UnknownPayment';
import { useEndTransaction, type EndedHere } from './useEndTransaction';
import { Verdict } from './Verdict';

/** The result and what is due, side by side where there is room. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'inherit',
  alignItems: 'start',
  '& > div:last-child': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 300px', gap: 20 },
}));

/** Waits for the payment's invoice. No reply identifies it, so the page links to the list. */
const InvoiceState = ({ kr, transaction }: { kr: string; transaction: string }) => {
  const { t } = useTranslation('portal');
  const client = useQueryClient();
  const { data, error, state, again } = usePolling({
    key: ['invoice-state', kr, transaction],
    ask: ({ signal }) => getInvState({ kr }, signal),
    isDone: ({ status }) => status === 'DONE',
  });
  const isReady = state === 'done';
  useEffect(() => {
    if (isReady) void invalidateAfterPayment(client);
  }, [isReady, client]);
  return (
    <div>
      <ToldCodes codes={data?.messages.filter((code) => !isReady || describeCode(code).listed)} />
      <Typography role="status" variant="body2" color="textSecondary">
        <span>{isReady ? t('payment.result.invoiceReady') : data && t('payment.result.invoicePreparing')}</span>{' '}
        <span>
          {state === 'paused'
            ? t('payment.poll.paused')
            : state === 'stopped'
              ? t('payment.result.stopped')
              : state === 'asking' && error !== null
                ? t('payment.poll.failed')
                : ''}
        </span>
      </Typography>
      {state === 'stopped' && (
        <Button variant="text" onClick={again}>
          {t('payment.result.check')}
        </Button>
      )}
    </div>
  );
};

const PaidPayment = ({ payment }: { payment: EndedHere }) => {
  const { t } = useTranslation('portal');
  const { transaction, amount, result } = payment;
  const { currentUser: { kr } = {} } = useSession();
  return (
    <Card>
      <Verdict tone="success">{t('payment.result.paid')}</Verdict>
      <p>{t('payment.result.thanks')}</p>
      <ToldCodes inCard codes={result.codes.filter((code) => describeCode(code).listed)} />
      {amount !== undefined && (
        <dl>
          <Typography component="dt" variant="body2" color="textSecondary">
            {t('payment.result.amount')}
          </Typography>
          <Typography component="dd" variant="figure" sx={{ fontSize: '2rem', lineHeight: 1.25, fontWeight: 700 }}>
            <Money amount={amount} />
          </Typography>
        </dl>
      )}
      <PaymentFacts payment={{ ...payment, amount: undefined }} />
      <Actions>
        <LinkButton to={paths.invoices}>{t('payment.links.invoices')}</LinkButton>
        <Button variant="text" icon={<PrintOutlined fontSize="small" />} onClick={() => window.print()}>
          {t('payment.result.print')}
        </Button>
      </Actions>
      {kr !== undefined && <InvoiceState kr={kr} transaction={transaction} />}
    </Card>
  );
};

/** The current sums. */
const DueNow = ({ kr, isPaid }: { kr: string; isPaid: boolean }) => {
  const { t } = useTranslation('portal');
  const year = currentYear();
  return (
    <QueryBoundary query={useQuery(amounts(kr, year))} lines={2} card>
      {(debt) => (
        <Card>
          <Sums debt={debt} year={year} />
          {isPaid && (
            <Typography variant="body2" color="textSecondary">
              {t('payment.result.sumsNote')}
            </Typography>
          )}
        </Card>
      )}
    </QueryBoundary>
  );
};

/** /payment/:transaction: how a plain payment ended. */
const PaymentResultPage = () => {
  const { t } = useTranslation('portal');
  const { transaction = '' } = useParams();
  const { currentUser: { kr = '' } = {} } = useSession();
  const { ending, polling } = useEndTransaction(transaction, false);
  if (ending.state === 'elsewhere') return <Redirect to={generatePath(patterns.paymentCallback, { transaction })} />;
  return (
    <Page title={t('payment.result.title')}>
      {ending.state === 'none' && <NoTransaction transaction={transaction} />}
      {ending.state === 'open' && <UnknownPayment payment={ending.payment} polling={polling} />}
      {ending.state === 'ended' && (
        <Columns>
          {ending.payment.result.paid ? (
            <PaidPayment payment={ending.payment} />
          ) : (
            <FailedPayment payment={ending.payment} />
          )}
          <div>
            {kr !== '' && <DueNow kr={kr} isPaid={ending.payment.result.paid} />}
            {ending.payment.result.paid && <PageLink to={paths.payment}>{t('payment.result.back')}</PageLink>}
          </div>
        </Columns>
      )}
      <PurchaseLinks />
    </Page>
  );
};

export { PaymentResultPage as Component };
