import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Box, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { generatePath, useParams } from 'react-router-dom';

import { Button, LinkButton } from '~/components/Button';
import { Message } from '~/components/feedback/Message';
import { Actions } from '~/components/layout/Actions';
import { Card } from '~/components/layout/Card';
import { Columns } from '~/components/layout/Columns';
import { Facts } from '~/components/layout/Facts';
import { Page } from '~/components/layout/Page';
import { PageLink } from '~/components/layout/PageLink';
import { Money } from '~/components/Money';
import { Redirect } from '~/components/Redirect';
import { AmountDue } from '~/features/paying/AmountDue';
import { FailureTexts } from '~/features/paying/FailureTexts';
import { invalidateAfterPayment } from '~/features/paying/invalidateAfterPayment';
import { PaymentFacts } from '~/features/paying/PaymentFacts';
import { ReplyCodes } from '~/features/paying/ReplyCodes';
import { useDebts } from '~/features/paying/useDebts';
import { usePolling } from '~/features/polling/usePolling';
import { usePollText } from '~/features/polling/usePollText';
import { paths, patterns } from '~/paths';
import { PurchaseLinks } from '~/routes/payment/PurchaseLinks';
import { getInvState } from '~/services/payment';
import { useSession } from '~/session/SessionContext';
import { rem } from '~/theme/typography';

import { NoTransaction } from './NoTransaction';
import { ResultHeading } from './ResultHeading';
import { UnknownPayment } from './UnknownPayment';
import { useBefore } from './useBefore';
import { useEndTransaction, type EndedHere } from './useEndTransaction';

/** Waits for the payment's invoice. No reply identifies it, so the page links to the list. */
const InvoiceState = ({ kr, transaction }: { kr: string; transaction: string }) => {
  const { t } = useTranslation(['portal', 'common']);
  const client = useQueryClient();
  const polling = usePolling({
    key: ['invoice-state', kr, transaction],
    ask: async ({ signal }) => {
      const reply = await getInvState({ kr }, signal);
      // The sums may show the payment by now (PAY-8).
      if (reply.status === 'DONE') void invalidateAfterPayment(client);
      return reply;
    },
    isDone: ({ status }) => status === 'DONE',
  });
  const { data, error, state, check } = polling;
  const pollText = usePollText(polling);
  const isReady = state === 'done';
  const word = data && data.status !== 'OK' && data.status !== 'DONE' ? data.status : undefined;
  return (
    <div>
      {word !== undefined && <ReplyCodes codes={data?.codes} />}
      <Typography role="status" variant="body2" color="textSecondary">
        <span>
          {isReady
            ? t('payment.result.invoiceReady')
            : word === undefined
              ? data && t('payment.result.invoiceAsking')
              : t('common:systemWord', { word })}
        </span>{' '}
        <span>{state === 'asking' && error === null ? '' : pollText}</span>
      </Typography>
      {(state === 'stopped' || state === 'paused') && (
        <div>
          <Button variant="text" onClick={() => void check()}>
            {t('payment.poll.again')}
          </Button>
        </div>
      )}
    </div>
  );
};

const PaidPayment = ({ payment }: { payment: EndedHere }) => {
  const { t } = useTranslation(['portal', 'common']);
  const { transaction, amount, result } = payment;
  const kr = useSession((session) => session.currentUser?.kr);
  return (
    <Card>
      <ResultHeading tone="success">{t('payment.result.paid')}</ResultHeading>
      <p>{t('payment.result.thanks')}</p>
      <ReplyCodes codes={result.codes} />
      {amount !== undefined && (
        <Facts
          facts={[
            {
              label: t('payment.result.amount'),
              value: (
                <Box component="span" sx={{ fontSize: rem(32), lineHeight: 1.25, fontWeight: 700 }}>
                  <Money amount={amount} />
                </Box>
              ),
            },
          ]}
        />
      )}
      <PaymentFacts payment={{ ...payment, amount: undefined }} />
      <Actions>
        <LinkButton to={paths.invoices}>{t('member.menu.invoices')}</LinkButton>
        <Button variant="text" icon={<PrintOutlined fontSize="small" />} onClick={() => window.print()}>
          {t('common:button.print')}
        </Button>
      </Actions>
      {kr !== undefined && <InvoiceState kr={kr} transaction={transaction} />}
    </Card>
  );
};

/** A plain payment that failed, with the way to the form as it was sent (UX-21). */
const FailedPayment = ({ payment }: { payment: EndedHere }) => {
  const { t } = useTranslation('portal');
  return (
    <Card>
      <ResultHeading tone="error">{t('payment.result.failed')}</ResultHeading>
      <div>
        <FailureTexts codes={payment.result.codes} />
      </div>
      <PaymentFacts payment={payment} />
      <Message inCard>{t('payment.result.failedCheck')}</Message>
      <Actions>
        <LinkButton to={paths.payment} variant="primary">
          {t('payment.result.retry')}
        </LinkButton>
      </Actions>
    </Card>
  );
};

const DueNow = ({ kr, transaction, isPaid }: { kr: string; transaction: string; isPaid: boolean }) => {
  const { t } = useTranslation('portal');
  const { year, before } = useBefore(transaction);
  return (
    <Card>
      <AmountDue reads={useDebts(kr, year)} before={before} />
      {isPaid && (
        <Typography variant="body2" color="textSecondary">
          {t('payment.result.sumsNote')}
        </Typography>
      )}
    </Card>
  );
};

/** /payment/:transaction: how a plain payment ended. */
const PaymentResultPage = () => {
  const { t } = useTranslation('portal');
  const { transaction = '' } = useParams();
  const kr = useSession((session) => session.currentUser?.kr) ?? '';
  const { ending, polling } = useEndTransaction(transaction, false);
  if (ending.state === 'elsewhere') return <Redirect to={generatePath(patterns.paymentCallback, { transaction })} />;
  return (
    <Page title={t('payment.result.title')}>
      {ending.state === 'none' && <NoTransaction transaction={transaction} />}
      {ending.state === 'open' && <UnknownPayment payment={ending.payment} polling={polling} />}
      {ending.state === 'ended' && (
        <Columns
          aside={
            <>
              {kr !== '' && <DueNow kr={kr} transaction={transaction} isPaid={ending.payment.result.paid} />}
              {ending.payment.result.paid && <PageLink to={paths.payment}>{t('payment.result.back')}</PageLink>}
            </>
          }
        >
          {ending.payment.result.paid ? (
            <PaidPayment payment={ending.payment} />
          ) : (
            <FailedPayment payment={ending.payment} />
          )}
        </Columns>
      )}
      <PurchaseLinks />
    </Page>
  );
};

export { PaymentResultPage as Component };
