import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Costs } from '../../../../../domain/money/fees';
import { contractTerms, deductions, type Deduction, type PaymentTerm } from '../../../../../domain/money/feeTerms';
import { formatForint } from '../../../../../domain/money/money';
import { useLanguage } from '../../../../../i18n/useLanguage';
import { rem } from '../../../../../theme/typography';
import { FeeRow, FeeRows, useInstalmentsText } from '../../costs/FeeRows';
import { useWizardMemory } from '../../engine/wizardMemory';
import type { SummaryData } from './summaryData';
import { useSummaryRows, type SummaryRow } from './useSummaryRows';

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  alignItems: 'baseline',
  columnGap: 12,
  '& > :not(h3, button)': { gridColumn: '1 / -1' },
  paddingBottom: theme.spacing(2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > dl': { marginTop: 6 },
  '@media print': { breakInside: 'avoid', marginBottom: 12, paddingBottom: 12, '& > button': { display: 'none' } },
}));

const Rows = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: 12 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 550, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: {
    gap: 10,
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
    '& dt': { fontSize: rem(13), lineHeight: rem(20) },
  },
}));

interface SummaryPartProps {
  title: string;
  rows?: readonly SummaryRow[];
  children?: ReactNode;
  /** Goes to the step that the block comes from. */
  onChange?: (() => void) | undefined;
}

/** A block of the summary: a heading, and names with their values. */
const SummaryPart = ({ title, rows, children, onChange }: SummaryPartProps) => {
  const { t } = useTranslation('portal');
  return (
    <Section>
      <h3>{title}</h3>
      {onChange !== undefined && (
        <Link
          component="button"
          type="button"
          onClick={onChange}
          aria-label={t('wizard.summary.changeOf', { part: title })}
          sx={{ minHeight: 24, fontWeight: 600 }}
        >
          {t('wizard.summary.change')}
        </Link>
      )}
      {rows !== undefined && (
        <Rows>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Rows>
      )}
      {children}
    </Section>
  );
};

/** Every fee of the contract line by line, and what is taken off their sum, so that what is paid now is left. */
export const SummaryFees = ({ costs }: { costs: Costs }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const instalmentsText = useInstalmentsText();
  const { year, monthlyFee, monthsLeft, months, total, instalments, payable, payableNow, overpaymentRemaining } = costs;
  const isCollected = payableNow !== payable;
  const label = (name: PaymentTerm | Deduction): ReactNode => {
    if (name === 'retainer')
      return t('wizard.fees.retainer', { fee: formatForint(monthlyFee, language), months: monthsLeft });
    if (name === 'later') return instalments && instalmentsText(instalments);
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
      {overpaymentRemaining > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('wizard.cost.remaining', { amount: formatForint(overpaymentRemaining, language) })}
        </Typography>
      )}
      {isCollected && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('wizard.cost.debit')}
        </Typography>
      )}
    </>
  );
};

interface SummaryProps {
  data: SummaryData;
  costs: Costs;
  contractKey: string;
  /** Left out while nothing can be changed. */
  onChange?: ((step: number) => void) | undefined;
}

const titles = ['step1', 'step2', 'step3', 'step4', 'step5', 'step6'] as const;

/** All that was given in the steps, to be looked over before it binds; each block leads back to its step (A11Y-5). */
export const Summary = ({ data, costs, contractKey, onChange }: SummaryProps) => {
  const { t } = useTranslation('portal');
  const memory = useWizardMemory(contractKey).saved?.[6] ?? {};
  const parts = useSummaryRows(data, memory);
  return (
    <Stack spacing={2}>
      {titles.map((title, index) => (
        <SummaryPart
          key={title}
          title={t(`wizard.${title}`)}
          rows={parts[index]}
          onChange={onChange && (() => onChange(index + 1))}
        />
      ))}
      <SummaryPart title={t('wizard.fees.title')}>
        <SummaryFees costs={costs} />
      </SummaryPart>
    </Stack>
  );
};
