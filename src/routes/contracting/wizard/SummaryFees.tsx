import { useTranslation } from 'react-i18next';
import { formatForint } from '../../../domain/money';
import { useLanguage } from '../../../i18n/useLanguage';
import { FeeRow, FeeRows } from './FeeRow';
import { summaryCosts, type SummaryData } from './summaryData';

/** Every fee of the contract line by line, what is paid of it now, and what an overpayment does to it (WIZ-14). */
export const SummaryFees = ({ data }: { data: SummaryData }) => {
  const { t } = useTranslation('wizard');
  const language = useLanguage();
  const { monthlyFee, monthsLeft, months, rows, total, instalments, overpayment, overpaymentRemaining, payable } = summaryCosts(data);
  const retainer = t('fees.retainer', { fee: formatForint(monthlyFee, language), months: monthsLeft });
  return (
    <FeeRows>
      {rows.map(({ name, amount }) => (
        <FeeRow key={name} label={name === 'retainer' ? retainer : t(`cost.${name}`)} amount={amount} />
      ))}
      <FeeRow label={t('fees.total')} amount={total} />
      {instalments !== undefined && <FeeRow quiet label={t('fees.later')} amount={instalments.total} />}
      {overpayment > 0 && <FeeRow label={t('cost.overpayment')} amount={-overpayment} />}
      <FeeRow sum label={t('fees.now', { months })} amount={payable} />
      {overpaymentRemaining > 0 && <FeeRow label={t('cost.remaining')} amount={overpaymentRemaining} />}
    </FeeRows>
  );
};
