import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { CareAdvice } from '../../../components/feedback/CareLine';
import { Card } from '../../../components/layout/Card';
import { Money } from '../../../components/Money';
import type { Invoiced, Mandate } from '../../../domain/money/collections';
import { afterPayment, debtSegments, type Debt } from '../../../domain/money/debt';
import { formatForint } from '../../../domain/money/money';
import type { collectionOf } from '../../../domain/money/unpaid';
import { budapestMoment } from '../../../domain/time/clock';
import { useLanguage } from '../../../i18n/useLanguage';
import type { PaymentRecord } from '../../../session/paymentRecord';
import { rem } from '../../../theme/typography';

/** What this device knows about a payment until its invoice shows it. */
const LatestPaid = ({ payment: { amount, since } }: { payment: PaymentRecord }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  if (amount === undefined) return null;
  const { date, time } = budapestMoment(new Date(since));
  return (
    <Typography variant="body2" color="textSecondary">
      {t('payment.fees.latestPaid', { amount: formatForint(amount, language), date, time })}
    </Typography>
  );
};

const colours = {
  paid: 'success.main',
  dueNow: 'primary.main',
  collected: 'control.line',
  later: 'bar.later',
} as const;

interface FigureProps {
  label: string;
  /** Forint; undefined while it loads. */
  amount: number | undefined;
  /** The colour of its part of the bar. */
  colour?: string;
}

const Figure = ({ label, amount, colour }: FigureProps) => (
  <div>
    <Typography
      component="dt"
      variant="body2"
      sx={{ display: 'flex', alignItems: 'center', gap: '7px', lineHeight: rem(20), color: 'text.secondary' }}
    >
      {colour !== undefined && (
        <Box
          component="span"
          sx={{ width: 9, height: 9, borderRadius: '3px', backgroundColor: colour, forcedColorAdjust: 'none' }}
        />
      )}
      <span>{label}</span>
    </Typography>
    <Typography component="dd" variant="figure" sx={{ fontSize: rem(19), lineHeight: rem(28) }}>
      {amount === undefined ? <Skeleton sx={{ width: 96, height: 18, my: '5px' }} /> : <Money amount={amount} />}
    </Typography>
  </div>
);

interface FeesCardProps {
  year: number;
  debt: Debt;
  /** This year's invoices; left out for a year that has none yet. */
  invoices?: {
    /** Their sum, in forint; undefined while it loads, null if it isn't known. */
    total: number | null | undefined;
    /** What is paid of the year, in forint; undefined while it loads, null if it isn't known. */
    paid: number | null | undefined;
    /** None of them can be for next year's contract. */
    isOfOneYear: boolean;
    /** The fees of the months that are paid, in forint; undefined where they aren't known. */
    fees?: number | undefined;
  };
  /** What was paid online when the contract was signed, in forint: in this session, else it isn't known. */
  paidAtSigning?: number | undefined;
  /** What was paid online for an upgrade that was signed in this session, in forint. */
  upgradePaid?: number | undefined;
  /** What the bank has approved and the debt doesn't show yet, in forint. */
  unbooked?: number | undefined;
  /** Whether what is due is being collected. */
  collection?: ReturnType<typeof collectionOf>;
  /** What a charge takes of what is due, beside what the member has to pay, in forint. */
  collecting?: number;
  /** The latest payment that went through, as far as this device knows. */
  paid?: PaymentRecord | undefined;
  /** The latest collection that succeeded a short while ago. */
  collected?: (Invoiced & { by: Mandate['kind'] }) | undefined;
}

interface YearBarProps {
  /** Forint. Paid is undefined while it loads. */
  paid: number | undefined;
  dueNow: number;
  dueColour: string;
  collecting: number;
  later: number;
}

/** The year's fees from the paid ones to those that are due later. Decoration: the figures say the same. */
const YearBar = ({ paid, dueNow, dueColour, collecting, later }: YearBarProps) => {
  const total = (paid ?? 0) + dueNow + collecting + later;
  const parts = [
    { amount: paid ?? 0, colour: colours.paid },
    { amount: dueNow, colour: dueColour },
    { amount: collecting, colour: colours.collected },
    { amount: later, colour: colours.later },
  ];
  return (
    <Stack
      direction="row"
      aria-hidden="true"
      sx={{ height: 14, borderRadius: '99px', overflow: 'hidden', backgroundColor: 'bar.empty' }}
    >
      {paid !== undefined &&
        parts.map(
          ({ amount, colour }) =>
            amount > 0 && (
              <Box key={colour} sx={{ width: amount / total, backgroundColor: colour, forcedColorAdjust: 'none' }} />
            ),
        )}
    </Stack>
  );
};

const dueKeys = { sure: 'awaited', possible: 'collectable', none: 'dueNow' } as const;

/** Where the sum that is paid comes from. */
const paidKey = (paid: number, invoiced: number, latest: number | undefined) => {
  if (paid - invoiced === latest) return 'paidAhead';
  if (paid > invoiced) return invoiced === 0 ? 'paidBefore' : 'paidEarlier';
  return paid === invoiced ? 'paidInvoices' : 'paidNote';
};

/** What is paid, due now and due later this year, as a bar with its figures. */
export const FeesCard = ({
  year,
  debt,
  invoices,
  paidAtSigning = 0,
  upgradePaid = 0,
  unbooked = 0,
  collection,
  collecting = 0,
  paid: latest,
  collected,
}: FeesCardProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const invoiced = invoices?.total;
  const { later, total, overpaid, ...segments } = debtSegments(afterPayment(debt, unbooked));
  const dueNow = Math.max(0, segments.dueNow - collecting);
  // As in the months above: what is being collected doesn't call for anything.
  const dueColour = collection === undefined ? colours.dueNow : colours.collected;
  const isOfOneYear = invoices?.isOfOneYear === true;
  // Unknown while a payment is being booked.
  const paid = unbooked === 0 && invoices !== undefined ? invoices.paid : null;
  const isLoading = paid === undefined;
  // While they load, the figure and its note keep their room. What was paid at signing may hold one-time charges, too.
  const isPaidShown = isLoading || (paid !== null && paid > 0 && paid >= paidAtSigning);
  // What is left of the overpayment at the year's end is shown; before that it pays what falls due later.
  const covered = debt.annualDebit < 0 ? debt.annualDebit - debt.currentDebit : 0;
  // What an overpayment has paid has no invoice.
  const used = overpaid > 0 && paid !== null && paid !== undefined ? Math.max(0, (invoices?.fees ?? 0) - paid) : 0;
  // Else it is a part of what is paid.
  const isSignedShown = paidAtSigning > 0 && !isPaidShown;
  return (
    <Card title={t('payment.fees.title', { year })}>
      {(isPaidShown || isSignedShown || (total > 0 && !invoiced)) && (
        <YearBar
          paid={isPaidShown ? paid : paidAtSigning}
          dueNow={dueNow}
          dueColour={dueColour}
          collecting={collecting}
          later={later}
        />
      )}
      <Stack component="dl" direction="row" sx={{ flexWrap: 'wrap', gap: '12px 30px' }}>
        {/* In the order of the bar. */}
        {isPaidShown && <Figure label={t('payment.fees.paid')} amount={paid} colour={colours.paid} />}
        {isSignedShown && (
          <Figure label={t('payment.fees.paidAtSigning')} amount={paidAtSigning} colour={colours.paid} />
        )}
        <Figure label={t(`payment.fees.${dueKeys[collection ?? 'none']}`)} amount={dueNow} colour={dueColour} />
        {collecting > 0 && <Figure label={t('payment.fees.awaited')} amount={collecting} colour={colours.collected} />}
        <Figure label={t('payment.fees.later', { year })} amount={later} colour={colours.later} />
        {unbooked > 0 && <Figure label={t('payment.fees.unbooked')} amount={unbooked} />}
        {overpaid > 0 && <Figure label={t('payment.fees.overpaid')} amount={overpaid} />}
        {invoices !== undefined && invoiced !== null && (
          <Figure label={t('payment.fees.invoiced', { year })} amount={invoiced} />
        )}
      </Stack>
      {isPaidShown && (
        <Typography variant="body2" color="textSecondary">
          {isLoading ? (
            <Skeleton sx={{ width: '60%', height: 18 }} />
          ) : (
            t(
              `payment.fees.${isOfOneYear || paid === invoiced ? paidKey(paid, invoiced ?? 0, latest?.amount) : 'paidBoth'}`,
              { year },
            )
          )}
        </Typography>
      )}
      {covered > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('payment.fees.covered', { year, amount: formatForint(covered, language) })}
        </Typography>
      )}
      {used > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('payment.fees.usedOverpayment', { amount: formatForint(used, language) })}
        </Typography>
      )}
      {overpaid > 0 && later === 0 && <CareAdvice>{t('payment.next.overpaidCare')}</CareAdvice>}
      {latest !== undefined && <LatestPaid payment={latest} />}
      {collected !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {t(`payment.fees.latest.${collected.by}`, {
            amount: formatForint(collected.amount, language),
            date: collected.date,
          })}
        </Typography>
      )}
      {upgradePaid > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('payment.fees.upgradePaid', { amount: formatForint(upgradePaid, language) })}
        </Typography>
      )}
      {invoiced === null && (
        <Typography variant="body2" color="textSecondary">
          {t('payment.fees.invoicedUnknown', { year })}
        </Typography>
      )}
    </Card>
  );
};
