import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Costs } from '../../../../../domain/money/fees';
import { contractTerms, deductions, type Deduction, type PaymentTerm } from '../../../../../domain/money/feeTerms';
import { formatForint } from '../../../../../domain/money/money';
import { formatMonth } from '../../../../../domain/time/months';
import { useLanguage } from '../../../../../i18n/useLanguage';
import { FeeRow, FeeRows } from '../../costs/FeeRow';
import { remainingWords } from '../../costs/remainingWords';
import { useInstalmentsText } from '../../costs/useInstalmentsText';

/** The later instalments: how many, and for which months. */
const Later = ({ instalments }: { instalments: NonNullable<Costs['instalments']> }) => {
  const language = useLanguage();
  const instalmentsText = useInstalmentsText();
  const months = [...new Set([instalments.from, instalments.to])].map((month) => formatMonth(month, language));
  return (
    <>
      {instalmentsText(instalments)}{' '}
      <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
        {months.join(' – ')}
      </Box>
    </>
  );
};

/** Every fee of the contract line by line, and what is taken off their sum, so that what is paid now is left. */
export const SummaryFees = ({ costs }: { costs: Costs }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { year, monthlyFee, monthsLeft, months, total, instalments, payable, payableNow } = costs;
  const isCollected = payableNow !== payable;
  const label = (name: PaymentTerm | Deduction): ReactNode => {
    if (name === 'retainer')
      return t('wizard.fees.retainer', { fee: formatForint(monthlyFee, language), months: monthsLeft });
    if (name === 'later') return instalments && <Later instalments={instalments} />;
    return name === 'collected' ? t('wizard.fees.collected', { months }) : t(`wizard.cost.${name}`);
  };
  return (
    <>
      <FeeRows>
        {contractTerms(costs).map(({ name, amount }) => (
          <FeeRow key={name} label={label(name)} amount={amount} />
        ))}
        <FeeRow subtotal label={t('wizard.fees.total', { year })} amount={total} />
        {deductions(costs).map(({ name, amount }) => (
          <FeeRow key={name} label={label(name)} amount={amount} />
        ))}
        <FeeRow
          sum
          label={isCollected ? t('wizard.fees.nothingNow') : t('wizard.fees.now', { months })}
          amount={payableNow}
        />
      </FeeRows>
      {remainingWords(t, language, costs).map((sentence) => (
        <Typography key={sentence} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {sentence}
        </Typography>
      ))}
      {isCollected && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('wizard.cost.debit')}
        </Typography>
      )}
    </>
  );
};
