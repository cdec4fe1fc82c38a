import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

import { monthsOf, type ContractMonth } from '../../domain/contract/memberYears';
import { formatForint } from '../../domain/money/money';
import { listMonths } from '../../domain/time/months';
import { useLanguage } from '../../i18n/useLanguage';
import { useDebitMandate } from '../paying/useMandate';

interface DebtMonthsProps {
  kr: string;
  /** What is due, in forint. */
  amount: number;
  /** This year's months; none where they aren't known. */
  months: readonly ContractMonth[];
}

/**
 * How many monthly fees a debt is, and of which months; where it is more than whole ones, as after a part payment, what is
 * beside them. Renders nothing unless that and the fee are known; while the fee loads, an empty line of the same height.
 */
export const DebtMonths = ({ kr, amount, months }: DebtMonthsProps) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { data: { fee } = {}, isPending } = useDebitMandate(kr);
  if (amount > 0 && isPending)
    return (
      <p>
        <Skeleton sx={{ width: '60%', maxWidth: 260 }} />
      </p>
    );
  if (fee === undefined || fee <= 0) return null;
  const count = Math.floor(amount / fee);
  const rest = amount - count * fee;
  // Payments pay the oldest first.
  const due = monthsOf(months, 'due').slice(0, rest === 0 ? count : undefined);
  const isNamed = due.length === count;
  if (count === 0 || (rest > 0 && !isNamed)) return null;
  const values = {
    count,
    fee: formatForint(fee, language),
    months: listMonths(due, language),
    rest: formatForint(rest, language),
  };
  if (rest > 0) return <p>{t('status.debtMonthsAndMore', values)}</p>;
  return <p>{t(isNamed ? 'status.debtMonthsNamed' : 'status.debtMonths', values)}</p>;
};
