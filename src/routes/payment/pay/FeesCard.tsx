import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { Card } from '../../../components/layout/Card';
import { Money } from '../../../components/Money';
import { afterPayment, debtSegments, paidOf, type Debt } from '../../../domain/money/debt';
import { formatForint } from '../../../domain/money/money';
import { budapestMoment } from '../../../domain/time/clock';
import { useLanguage } from '../../../i18n/useLanguage';
import type { PaymentRecord } from '../../../session/paymentRecord';

/** What this device knows of a payment that its invoice will show, too, once there is one. */
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

const colours = { dueNow: 'primary.main', later: 'bar.later' } as const;

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
      sx={{ display: 'flex', alignItems: 'center', gap: '7px', lineHeight: '20px', color: 'text.secondary' }}
    >
      {colour !== undefined && (
        <Box
          component="span"
          sx={{ width: 9, height: 9, borderRadius: '3px', backgroundColor: colour, forcedColorAdjust: 'none' }}
        />
      )}
      {label}
    </Typography>
    <Typography component="dd" variant="figure" sx={{ fontSize: 19, lineHeight: '28px' }}>
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
    /** None of them can be for next year's contract. */
    isOfOneYear: boolean;
  };
  /** The fees of the months that are paid, in forint; undefined where the months aren't known. */
  paidMonths?: number | undefined;
  /** What the bank has approved and the debt doesn't show yet, in forint. */
  unbooked?: number | undefined;
  /** The latest payment that went through, as far as this device knows. */
  paid?: PaymentRecord | undefined;
}

/** What is due now and later this year, as a bar with its figures. The bar is decoration; the figures say the same. */
export const FeesCard = ({ year, debt, invoices, paidMonths, unbooked = 0, paid: latest }: FeesCardProps) => {
  const { t } = useTranslation('portal');
  const invoiced = invoices?.total;
  const { dueNow, later, total, overpaid } = debtSegments(afterPayment(debt, unbooked));
  // While a payment is being booked nobody knows.
  const paid =
    invoices?.isOfOneYear === true && typeof invoiced === 'number' && unbooked === 0
      ? paidOf({ invoiced, dueNow, months: paidMonths })
      : undefined;
  const parts = [
    { key: 'dueNow', amount: dueNow },
    { key: 'later', amount: later },
  ] as const;
  return (
    <Card title={t('payment.fees.title', { year })}>
      {total > 0 && (
        <Stack
          direction="row"
          aria-hidden="true"
          sx={{ height: 14, borderRadius: '99px', overflow: 'hidden', backgroundColor: 'bar.empty' }}
        >
          {parts.map(
            ({ key, amount }) =>
              amount > 0 && (
                <Box
                  key={key}
                  sx={{ width: amount / total, backgroundColor: colours[key], forcedColorAdjust: 'none' }}
                />
              ),
          )}
        </Stack>
      )}
      <Stack component="dl" direction="row" sx={{ flexWrap: 'wrap', gap: '12px 30px' }}>
        {parts.map(({ key, amount }) => (
          <Figure key={key} label={t(`payment.fees.${key}`, { year })} amount={amount} colour={colours[key]} />
        ))}
        {unbooked > 0 && <Figure label={t('payment.fees.unbooked')} amount={unbooked} />}
        {overpaid > 0 && <Figure label={t('payment.fees.overpaid')} amount={overpaid} />}
        {invoices !== undefined && invoiced !== null && (
          <Figure label={t('payment.fees.invoiced', { year })} amount={invoiced} />
        )}
        {paid !== undefined && paid > 0 && <Figure label={t('payment.fees.paid')} amount={paid} />}
      </Stack>
      {paid !== undefined && paid > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t(paid === invoiced ? 'payment.fees.paidInvoices' : 'payment.fees.paidNote', { year })}
        </Typography>
      )}
      {latest !== undefined && <LatestPaid payment={latest} />}
      {invoiced === null && (
        <Typography variant="body2" color="textSecondary">
          {t('payment.fees.invoicedUnknown', { year })}
        </Typography>
      )}
    </Card>
  );
};
