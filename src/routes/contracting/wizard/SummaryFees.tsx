import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatForint } from '../../../domain/money';
import { formatMonth } from '../../../domain/months';
import { useLanguage } from '../../../i18n/useLanguage';
import { FeeRow, FeeRows, TextRow } from './FeeRow';
import { summaryCosts, type SummaryData } from './summaryData';
import { useLaterText } from './useLaterText';

/** Every fee of the contract line by line, what is paid of it now, and what an overpayment does to it. */
export const SummaryFees = ({ data }: { data: SummaryData }) => {
  const { t } = useTranslation('wizard');
  const language = useLanguage();
  const laterText = useLaterText();
  const { year, monthlyFee, monthsLeft, months, rows, total, instalments, overpayment, overpaymentRemaining, payable, payableNow } = summaryCosts(data);
  const retainer = t('fees.retainer', { fee: formatForint(monthlyFee, language), months: monthsLeft });
  const isCollected = payableNow !== payable;
  return (
    <>
      <FeeRows>
        {rows.map(({ name, amount }) => amount > 0 && <FeeRow key={name} label={name === 'retainer' ? retainer : t(`cost.${name}`)} amount={amount} />)}
        <FeeRow label={t('fees.total', { year })} amount={total} />
        {overpayment > 0 && <FeeRow label={t('cost.overpayment')} amount={-overpayment} />}
        {instalments !== undefined && (
          <TextRow label={laterText(instalments)}>
            {[...new Set([instalments.from, instalments.to])].map((month) => formatMonth(month, language)).join(' – ')}
          </TextRow>
        )}
        {isCollected && <FeeRow label={t('fees.collected', { months })} amount={payable} />}
        <FeeRow sum label={isCollected ? t('fees.nothingNow') : t('fees.now', { months })} amount={payableNow} />
        {overpaymentRemaining > 0 && <FeeRow label={t('cost.remaining')} amount={overpaymentRemaining} />}
      </FeeRows>
      {isCollected && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('cost.debit')}
        </Typography>
      )}
    </>
  );
};
