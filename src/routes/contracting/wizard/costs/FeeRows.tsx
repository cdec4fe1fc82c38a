import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

import { Money } from '~/components/Money';
import type { Costs } from '~/domain/money/fees';
import { formatForint } from '~/domain/money/money';
import { useLanguage } from '~/i18n/useLanguage';
import { rem } from '~/theme/typography';

const sumLine: SxProps<Theme> = {
  pt: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '& dt, & dd': { fontSize: rem(18), fontWeight: 700 },
};

interface FeeRowProps {
  label: string;
  amount: number;
  isSum?: boolean;
}

/** A line of a calculation: what for, and how much, at the right end. */
const FeeRow = ({ label, amount, isSum = false }: FeeRowProps) => (
  <Box sx={[{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1.5 }, isSum && sumLine]}>
    <dt>{label}</dt>
    <Box component="dd" sx={{ fontWeight: 550, textAlign: 'right' }}>
      <Money amount={amount} />
    </Box>
  </Box>
);

/** What the months and charges of a payment are called, in one line. */
const usePaymentLabel = ({ rows, months, monthsLater, monthlyFee }: Costs) => {
  const { t } = useTranslation('portal');
  const fee = formatForint(monthlyFee, useLanguage());
  const parts = rows.flatMap(({ name }) => (name === 'retainer' ? [] : [t(`wizard.fees.part.${name}`)]));
  return (name: Costs['payments'][number]['name']): string =>
    name === 'later'
      ? t('wizard.fees.later', { months: monthsLater, fee })
      : t('wizard.fees.made', { what: t(`wizard.fees.${name}`), parts: [`${months} × ${fee}`, ...parts].join(', ') });
};

/** `isFinal`: the method is chosen, and nothing changes any more. The contract's rows, less the overpayment, and their total; under it what is paid when, where that is more than one payment. */
export const FeeRows = ({ costs, isFinal = false }: { costs: Costs; isFinal?: boolean }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { rows, total, payments, monthlyFee, months, monthsLeft, year, payable, payableNow } = costs;
  const paymentLabel = usePaymentLabel(costs);
  // With a single payment the total is that payment.
  const isSplit = payments.some(({ name }) => name === 'later');
  const sumLabel = (): string => {
    if (isSplit) return t('wizard.fees.total', { year });
    if (payable !== payableNow) return t('wizard.fees.firstCollection');
    return isFinal ? t('wizard.fees.payableNow', { months }) : t('wizard.cost.payable');
  };
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 1 }}>
      {rows.map(({ name, amount }) => (
        <FeeRow
          key={name}
          label={
            name === 'retainer'
              ? t('wizard.cost.retainer', { fee: formatForint(monthlyFee, language), months: monthsLeft })
              : t(`wizard.cost.${name}`)
          }
          amount={amount}
        />
      ))}
      <FeeRow isSum label={sumLabel()} amount={total} />
      {isSplit && payments.map(({ name, amount }) => <FeeRow key={name} label={paymentLabel(name)} amount={amount} />)}
    </Box>
  );
};
