import { Box, Stack, type SxProps, type Theme } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ErrorText } from '~/components/feedback/ErrorText';
import { Skeleton } from '~/components/feedback/Skeleton';
import { Card } from '~/components/layout/Card';
import { LinkLine } from '~/components/layout/LinkLine';
import { Page } from '~/components/layout/Page';
import { currentYear } from '~/domain/time/clock';
import { NoContract } from '~/features/member/NoContract';
import { AmountDue } from '~/features/paying/AmountDue';
import { ApprovedPayment } from '~/features/paying/ApprovedPayment';
import { MandateLine } from '~/features/paying/MandateLine';
import { OpenPayment } from '~/features/paying/OpenPayment';
import { ReplyCodes } from '~/features/paying/ReplyCodes';
import { codesOf, debtsOf, useDebts } from '~/features/paying/useDebts';
import { useMandates } from '~/features/paying/useMandates';
import { usePayments } from '~/features/paying/usePayments';
import { paths } from '~/paths';
import { PurchaseLinks } from '~/routes/payment/PurchaseLinks';
import { openContractPayment, openPayment } from '~/session/paymentSelectors';
import { useSession } from '~/session/SessionContext';

import { MandateHint } from './MandateHint';
import { PayForm } from './PayForm';
import { maxPayable } from './payValues';
import { usePlainPayment } from './usePlainPayment';

/** The button stays on a phone's first screen (PAY-1). */
const compactOnPhones: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.down('sm')]: {
    '& form': { gap: '8px' },
    '& .MuiAlert-root': { p: '8px 12px' },
    '& .MuiAlert-root:not(.MuiAlert-colorError) > .MuiAlert-icon': { display: 'none' },
  },
});

const MemberPayments = ({ kr }: { kr: string }) => {
  const { t } = useTranslation('portal');
  // The years of the day on which the page was opened: they don't change under the form (PAY-15).
  const [year] = useState(currentYear);
  const reads = useDebts(kr, year);
  const mandates = useMandates(kr);
  const { pay, open, off, giveUp, codes, approved, dialog } = usePlainPayment(kr, mandates);
  const openContract = usePayments(openContractPayment);

  const [own] = reads;
  const debts = debtsOf(reads);
  const isPayable = maxPayable(debts, year) !== undefined;
  const isAwaited = reads.some(({ data, failure }) => data === undefined && failure === undefined);
  const isDisabled = reads.some((read) => codesOf(read).includes('PAYING_DISABLED'));
  const isOwnRead = own.data !== undefined || own.failure !== undefined;
  const isReady = isOwnRead && Object.values(mandates).every(({ state }) => state !== 'loading');
  // A form that is shown stays while sums that were dropped are read again, and where that fails.
  const [wasShown, setShown] = useState(false);
  const isShown = !isDisabled && (isPayable ? wasShown || isReady : wasShown && debts.length < reads.length);
  if (isShown !== wasShown) setShown(isShown);

  const renderPayment = (): ReactNode => {
    if (open !== undefined) return <OpenPayment payment={open} onGiveUp={giveUp} inCard />;
    // As this year's refusal it stands in place of the sums already.
    const isSaid = own.data === undefined && codesOf(own).includes('PAYING_DISABLED');
    // As tall as the form, so that nothing below it moves.
    if (!isDisabled && !isShown && (isPayable || isAwaited))
      return <Skeleton lines={7} phoneLines={14} silent={own.data === undefined} />;
    if (!isShown) {
      const disabled = isDisabled && !isSaid && <ErrorText code="PAYING_DISABLED" />;
      return (
        (disabled || approved) && (
          <Stack sx={{ gap: 2 }}>
            {disabled}
            {approved && <ApprovedPayment payment={approved} />}
          </Stack>
        )
      );
    }
    return (
      <Stack sx={{ gap: 2 }}>
        <PayForm
          key={approved?.transaction}
          debts={debts}
          year={year}
          off={off}
          approved={approved?.transaction}
          onPay={(values) => pay(values, { year, before: debts })}
        >
          {approved ? <ApprovedPayment payment={approved} /> : <MandateHint mandates={mandates} />}
        </PayForm>
        {/* The question says both before a payment. */}
        {approved && <MandateHint mandates={mandates} />}
      </Stack>
    );
  };
  const payment = renderPayment();

  return (
    <>
      <Card sections="rows">
        <Stack sx={{ gap: { xs: 1, sm: 1.5 } }}>
          <AmountDue reads={reads} />
          <ReplyCodes codes={codes} />
        </Stack>
        {payment && <Box sx={compactOnPhones}>{payment}</Box>}
      </Card>
      {openContract !== undefined && <OpenPayment payment={openContract} />}
      <Card sections="columns">
        <MandateLine name="regularCredit" mandate={mandates.regularCredit} />
        <MandateLine name="directDebit" mandate={mandates.directDebit} />
        <LinkLine to={paths.invoices}>{t('member.menu.invoices')}</LinkLine>
      </Card>
      {dialog}
    </>
  );
};

/** Before the first contract: its open payment, else why nothing can be paid, or the contract that was begun, above the disabled form. */
const WithoutKr = () => {
  const { t } = useTranslation('portal');
  const open = usePayments((...all) => openContractPayment(...all) ?? openPayment(...all));
  if (open !== undefined) return <OpenPayment payment={open} />;
  return (
    <>
      <NoContract>
        <p>{t('payment.noKr')}</p>
      </NoContract>
      <Card>
        <PayForm debts={undefined} year={currentYear()} onPay={() => Promise.resolve()} />
      </Card>
    </>
  );
};

/** /payment: what is due, and paying it. */
const PaymentPage = () => {
  const { t } = useTranslation('portal');
  const currentUser = useSession((session) => session.currentUser);
  if (currentUser === undefined) return null;
  const { kr } = currentUser;
  return (
    <Page title={t('member.menu.payment')}>
      {kr === undefined ? <WithoutKr /> : <MemberPayments key={kr} kr={kr} />}
      <PurchaseLinks />
    </Page>
  );
};

export { PaymentPage as Component };
