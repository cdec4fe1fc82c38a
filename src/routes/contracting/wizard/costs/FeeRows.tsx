import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';

import { Facts } from '~/components/layout/Facts';
import { Money } from '~/components/Money';
import type { Costs } from '~/domain/money/fees';

/**
 * The contract's rows, less the overpayment, and their total; under it what is paid when, where that is more than one payment,
 * and what the rows don't say. `isFinal`: for the summary, whose consents name the loyalty period.
 */
export const FeeRows = ({ costs, isFinal = false }: { costs: Costs; isFinal?: boolean }) => {
  const { t } = useTranslation('portal');
  const { rows, total, payments, monthlyFee, months, monthsLeft, monthsLater, year } = costs;
  const { isCollected, mayPayMonthly, overpaymentRemaining } = costs;
  // With a single payment the total is that payment.
  const isSplit = payments.some(({ name }) => name === 'later');
  const sumLabel = (): string => {
    if (isSplit) return t('wizard.fees.total', { year });
    if (isCollected) return t('wizard.fees.firstCollection');
    return isFinal ? t('wizard.fees.payableNow', { months }) : t('wizard.cost.payable');
  };
  /** The months and charges of a payment, in one line. */
  const paymentLabel = (name: Costs['payments'][number]['name']): string => {
    if (name === 'later') return t('wizard.fees.later', { months: monthsLater, fee: monthlyFee });
    const charges = rows.flatMap((row) => (row.name === 'retainer' ? [] : [t(`wizard.fees.part.${row.name}`)]));
    return t('wizard.fees.made', {
      what: t(`wizard.fees.${name}`),
      parts: [t('wizard.fees.part.retainer', { months, fee: monthlyFee }), ...charges].join(', '),
    });
  };
  const notes = [
    ...(mayPayMonthly && !isFinal ? [t('wizard.cost.orMonthly', { year })] : []),
    ...(overpaymentRemaining > 0 ? [t('wizard.cost.remaining', { amount: overpaymentRemaining })] : []),
    ...(isCollected ? [t('wizard.cost.debit')] : []),
    ...(isFinal ? [] : [t('wizard.cost.loyalty', { year })]),
  ];
  return (
    <>
      <Facts
        layout="sums"
        facts={[
          ...rows.map(({ name, amount }) => ({
            label:
              name === 'retainer'
                ? t('wizard.cost.retainer', { fee: monthlyFee, months: monthsLeft })
                : t(`wizard.cost.${name}`),
            value: <Money amount={amount} />,
          })),
          { label: sumLabel(), value: <Money amount={total} />, total: true },
          ...(isSplit ? payments : []).map(({ name, amount }) => ({
            label: paymentLabel(name),
            value: <Money amount={amount} />,
          })),
        ]}
      />
      {notes.map((note) => (
        <Typography key={note} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {note}
        </Typography>
      ))}
    </>
  );
};
