import { useTranslation } from 'react-i18next';
import { formatForint } from '../../../domain/money';
import { useLanguage } from '../../../i18n/useLanguage';
import { annualFees, toCosts } from './costs';
import { FeeRow, FeeRows } from './FeeRow';
import type { SummaryData } from './summaryData';

const chargeNames = ['administration', 'postal', 'courier', 'other'] as const;

/** Every fee of the contract line by line, what is paid of it now, and what an overpayment does to it (WIZ-14). */
export const SummaryFees = ({ data: { contract, ledger, overpayment } }: { data: SummaryData }) => {
  const { t } = useTranslation('wizard');
  const language = useLanguage();
  const { fees } = ledger;
  const annual = annualFees(fees, contract.validFrom);
  const { remainingOverpayment } = toCosts(fees, overpayment, 0);
  return (
    <FeeRows>
      <FeeRow label={t('fees.retainer', { fee: formatForint(fees.monthlyFee, language), months: annual.months })} amount={annual.retainer} />
      {chargeNames.map((name) => (
        <FeeRow key={name} label={t(`cost.${name}`)} amount={fees.charged[name]} />
      ))}
      <FeeRow label={t('fees.total')} amount={annual.total} />
      {annual.later > 0 && <FeeRow quiet label={t('fees.later')} amount={annual.later} />}
      {overpayment > 0 && <FeeRow label={t('cost.overpayment')} amount={-overpayment} />}
      <FeeRow sum label={t('fees.now', { months: fees.months })} amount={fees.payable} />
      {remainingOverpayment > 0 && <FeeRow label={t('cost.remaining')} amount={remainingOverpayment} />}
    </FeeRows>
  );
};
