import MuiCard from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, LinkButton } from '~/components/Button';
import { CareLine, useCareContacts } from '~/components/feedback/CareLine';
import { ErrorText } from '~/components/feedback/ErrorText';
import { LoadError } from '~/components/feedback/LoadError';
import { Message } from '~/components/feedback/Message';
import { Skeleton } from '~/components/feedback/Skeleton';
import { ToldCodes } from '~/components/feedback/ToldCodes';
import { Card } from '~/components/layout/Card';
import { LinkLine } from '~/components/layout/LinkLine';
import { Page } from '~/components/layout/Page';
import { Money } from '~/components/Money';
import { currentYear } from '~/domain/time/clock';
import { NoContract } from '~/features/member/NoContract';
import { MandateLine } from '~/features/paying/MandateLine';
import { OpenPayment } from '~/features/paying/OpenPayment';
import { Sums } from '~/features/paying/Sums';
import { useMandates } from '~/features/paying/useMandates';
import { usePayment } from '~/features/paying/usePayment';
import { usePayments } from '~/features/paying/usePayments';
import { toServiceError } from '~/http/serviceError';
import { paths } from '~/paths';
import { amounts } from '~/services/queries';
import { openContractPayment } from '~/session/paymentSelectors';
import { useSession } from '~/session/SessionContext';

import { PayForm } from './PayForm';
import { mostOf, type Sums as YearSums } from './payValues';
import { ApprovedPayment, MandateHint } from './PayWarnings';
import { PurchaseLinks } from './PurchaseLinks';
import { usePlainPayment } from './usePlainPayment';

/** One card: the sums, a line, and what can be done about them. */
const Parts = styled(MuiCard)(({ theme }) => ({
  '& > *': { padding: '22px 24px' },
  '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  // The button stays on a phone's first screen (PAY-1).
  [theme.breakpoints.down('sm')]: {
    '& > *': { padding: '10px 16px' },
    '& form': { gap: 8 },
    '& .MuiAlert-root': { padding: '8px 12px' },
    '& .MuiAlert-root:not(.MuiAlert-colorError) > .MuiAlert-icon': { display: 'none' },
  },
  '& > * > .MuiAlert-root:not(:last-child)': { marginBottom: 12 },
  // A message alone has a frame of its own.
  '&:has(> :only-child > .MuiAlert-root:only-child)': { border: 0, '& > *': { padding: 0 } },
}));

const Lines = styled(MuiCard)(({ theme }) => ({
  padding: '0 16px',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    padding: '12px 0',
    '&&& > *': { padding: '4px 24px', borderTop: 0 },
    '&&& > * + *': { borderLeft: `1px solid ${theme.vars.palette.divider}` },
  },
}));

const YearLine = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
  '& dt': { ...theme.typography.body2 },
  '& dd': { fontWeight: 600 },
  '&.due': { color: theme.vars.palette.error.main, '& dt': { fontWeight: 600 } },
  '&.favour dd': { color: theme.vars.palette.success.main },
  [theme.breakpoints.up('sm')]: { justifyContent: 'flex-start', marginTop: 4 },
}));

/** In a line, the debt of the year before or the sum of the next one; renders nothing if the service refuses the year or replies 0. */
const OtherYear = ({ query, year }: { query: UseQueryResult<YearSums>; year: number }) => {
  const { t } = useTranslation(['portal', 'common']);
  const { data, isError, error, isFetching, refetch } = query;
  const isPast = year < currentYear();
  const sum = (isPast ? data?.currentDebit : data?.annualDebit) ?? 0;
  if (isError ? toServiceError(error).kind !== 'technical' : sum === 0) return null;
  const isFavour = !isError && sum < 0;
  return (
    <YearLine className={isError ? undefined : isFavour ? 'favour' : isPast ? 'due' : undefined}>
      <dt>
        {t(isFavour ? 'payment.sums.favour' : isPast ? 'payment.sums.earlier' : 'payment.sums.nextYear', { year })}
      </dt>
      <dd>
        {isError ? (
          <>
            <Typography component="span" color="textSecondary">
              {t('mandates.state.unknown')}
            </Typography>{' '}
            <Button variant="text" small busy={isFetching} onClick={() => void refetch()}>
              {t('common:button.retry')}
            </Button>
          </>
        ) : (
          <Money amount={Math.abs(sum)} />
        )}
      </dd>
    </YearLine>
  );
};

const MemberPayments = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('portal');
  const year = currentYear();
  const query = useQuery(amounts(kr, year));
  const earlier = useQuery(amounts(kr, year - 1));
  const next = useQuery(amounts(kr, year + 1));
  const mandates = useMandates(kr);
  const { order, open, off, giveUp, approved, isReady, dialog } = usePlainPayment(kr, mandates);
  const openContract = usePayments(openContractPayment);
  const hasCare = useCareContacts().length > 0;

  const failure = query.isError ? toServiceError(query.error) : undefined;
  const debt = query.isError ? undefined : query.data;
  const codes = [query, earlier, next].flatMap(({ data, isError }) => (isError ? [] : (data?.codes ?? [])));

  const wayToPay = (): ReactNode => {
    if (open !== undefined) return <OpenPayment payment={open} onGiveUp={giveUp} inCard />;
    // As tall as the form, so that nothing below it moves.
    const waiting = <Skeleton lines={7} phoneLines={14} silent={debt === undefined} />;
    if (debt === undefined) return failure === undefined ? waiting : null;
    if (debt.codes?.includes('PAYING_DISABLED')) return <ErrorText code="PAYING_DISABLED" />;
    if (mostOf(debt) <= 0) return null;
    if (!isReady) return waiting;
    return (
      <Stack sx={{ gap: 2 }}>
        <PayForm debt={debt} off={off} onPay={order}>
          {approved ? <ApprovedPayment payment={approved} /> : <MandateHint mandates={mandates} />}
        </PayForm>
        {/* The question says both before a payment. */}
        {approved && <MandateHint mandates={mandates} />}
      </Stack>
    );
  };
  const way = wayToPay();
  const retry = (): void => {
    for (const one of [query, earlier, next]) if (one.isError) void one.refetch();
  };

  return (
    <>
      <Parts>
        <div>
          {/* That paying is disabled stands in the form's place. */}
          <ToldCodes inCard codes={codes.filter((code) => code !== 'PAYING_DISABLED')} />
          {debt !== undefined ? (
            <Sums debt={debt} year={year} />
          ) : failure?.kind === 'technical' || failure?.kind === 'refused' ? (
            <LoadError
              title={t('payment.unread.title')}
              codes={failure.codes}
              reference={failure.reference}
              busy={query.isFetching}
              onRetry={retry}
            />
          ) : (
            <Skeleton lines={2} />
          )}
          {!(failure && earlier.isError) && <OtherYear query={earlier} year={year - 1} />}
          {!(failure && next.isError) && <OtherYear query={next} year={year + 1} />}
        </div>
        {way && <div>{way}</div>}
      </Parts>
      {hasCare && !earlier.isError && (earlier.data?.currentDebit ?? 0) > 0 && (
        <Message tone="warning">
          <p>{t('payment.earlier.text', { earlier: year - 1 })}</p>
          <CareLine labelled={false} />
        </Message>
      )}
      {openContract !== undefined && <OpenPayment payment={openContract} />}
      <Lines>
        <MandateLine name="regularCredit" mandate={mandates.regularCredit} />
        <MandateLine name="directDebit" mandate={mandates.directDebit} />
        <LinkLine to={paths.invoices}>{t('payment.links.invoices')}</LinkLine>
      </Lines>
      {dialog}
    </>
  );
};

/** Before the first contract: its open payment, else why nothing can be paid, or the contract that was begun, above the disabled form. */
const WithoutKr = () => {
  const { t } = useTranslation('portal');
  const { contractKey } = useSession();
  const { open } = usePayment();
  const openContract = usePayments(openContractPayment) ?? open;
  if (openContract !== undefined) return <OpenPayment payment={openContract} />;
  return (
    <>
      {contractKey !== undefined ? (
        <NoContract />
      ) : (
        <Message
          tone="warning"
          action={
            <LinkButton to={paths.newContract} variant="primary">
              {t('member.menu.newContract')}
            </LinkButton>
          }
        >
          <p>{t('payment.noKr')}</p>
        </Message>
      )}
      <Card>
        <PayForm debt={undefined} onPay={() => Promise.resolve()} />
      </Card>
    </>
  );
};

/** /payment: what is due, and paying it. */
const PaymentPage = () => {
  const { t } = useTranslation('portal');
  const { currentUser } = useSession();
  if (currentUser === undefined) return null;
  const { kr } = currentUser;
  return (
    <Page title={t('payment.title')}>
      {kr === undefined ? <WithoutKr /> : <MemberPayments key={kr} kr={kr} />}
      <PurchaseLinks />
    </Page>
  );
};

export { PaymentPage as Component };
