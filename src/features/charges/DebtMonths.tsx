import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';

import { monthsOf, type ContractMonth } from '../../domain/contract/memberYears';
import { feesIn } from '../../domain/money/debt';
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
 * How many monthly fees a debt is, and of which months. Renders nothing unless it is a whole number of them and the fee is
 * known; while the fee loads, an empty line of the same height.
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
  const count = feesIn(amount, fee);
  if (count === undefined || count === 0 || fee === undefined) return null;
  const due = monthsOf(months, 'due');
  const values = { count, fee: formatForint(fee, language), months: listMonths(due, language) };
  return <p>{t(due.length === count ? 'status.debtMonthsNamed' : 'status.debtMonths', values)}</p>;
};
