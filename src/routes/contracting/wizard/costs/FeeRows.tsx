import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';

import { Facts } from '~/components/layout/Facts';
import { Money } from '~/components/Money';
import type { Costs } from '~/domain/money/fees';

/** What the rows don't say: what is left over, and how else it can be paid. */
const useFeeNotes = (costs: Costs, isFinal: boolean): string[] => {
  const { t } = useTranslation('portal');
  const { year, mayPayMonthly, overpaymentRemaining, isCollected } = costs;
  return [
    ...(mayPayMonthly && !isFinal ? [t('wizard.cost.orMonthly', { year })] : []),
    ...(overpaymentRemaining > 0 ? [t('wizard.cost.remaining', { amount: overpaymentRemaining })] : []),
    ...(isCollected ? [t('wizard.cost.debit')] : []),
    ...(isFinal ? [] : [t('wizard.cost.loyalty', { year })]),
  ];
};

/** What the months and charges of a payment are called, in one line. */
const usePaymentLabel = ({ rows, months, monthsLater, monthlyFee }: Costs) => {
  const { t } = useTranslation('portal');
  const parts = rows.flatMap(({ name }) => (name === 'retainer' ? [] : [t(`wizard.fees.part.${name}`)]));
  return (name: Costs['payments'][number]['name']): string =>
    name === 'later'
      ? t('wizard.fees.later', { months: monthsLater, fee: monthlyFee })
      : t('wizard.fees.made', {
          what: t(`wizard.fees.${name}`),
          parts: [t('wizard.fees.part.retainer', { months, fee: monthlyFee }), ...parts].join(', '),
        });
};

/**
 * The contract's rows, less the overpayment, and their total; under it what is paid when, where that is more than one payment,
 * and what the rows don't say. `isFinal`: for the summary, whose consents name the loyalty period.
 */
export const FeeRows = ({ costs, isFinal = false }: { costs: Costs; isFinal?: boolean }) => {
  const { t } = useTranslation('portal');
  const { rows, total, payments, monthlyFee, months, monthsLeft, year } = costs;
  const paymentLabel = usePaymentLabel(costs);
  const notes = useFeeNotes(costs, isFinal);
  // With a single payment the total is that payment.
  const isSplit = payments.some(({ name }) => name === 'later');
  const sumLabel = (): string => {
    if (isSplit) return t('wizard.fees.total', { year });
    if (costs.isCollected) return t('wizard.fees.firstCollection');
    return isFinal ? t('wizard.fees.payableNow', { months }) : t('wizard.cost.payable');
  };
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
