import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Message } from '~/components/feedback/Message';
import { Card } from '~/components/layout/Card';
import { Money } from '~/components/Money';
import { firstPaymentTerms, type Costs, type Instalments } from '~/domain/money/fees';
import { formatForint } from '~/domain/money/money';
import { formatMonth } from '~/domain/time/dateTexts';
import { useLanguage } from '~/i18n/useLanguage';
import { rem } from '~/theme/typography';
import { visuallyHidden } from '~/theme/visuallyHidden';

interface FeeRowProps {
  label: ReactNode;
  amount: number;
  /** What the rows so far add up to. */
  subtotal?: boolean;
  sum?: boolean;
}

export const FeeRows = styled('dl')({ display: 'grid', gap: 8 });

const Row = styled('div', { shouldForwardProp: (name) => name !== 'subtotal' && name !== 'sum' })<
  Pick<FeeRowProps, 'subtotal' | 'sum'>
>(({ theme, subtotal, sum }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  '& dt': { textWrap: 'balance' },
  '& dd': { fontWeight: 550, textAlign: 'right' },
  ...(subtotal && { paddingTop: 8, borderTop: `1px solid ${theme.vars.palette.divider}`, fontWeight: 600 }),
  ...(sum && {
    paddingTop: 10,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& dt': { fontSize: rem(18), fontWeight: 700 },
    '& dd': { fontSize: rem(20), fontWeight: 700, textAlign: 'right' },
  }),
}));

/** A line of a calculation: what for, and how much, at the right end. */
export const FeeRow = ({ label, amount, subtotal, sum }: FeeRowProps) => (
  <Row subtotal={subtotal} sum={sum}>
    <dt>{label}</dt>
    <dd>
      <Money amount={amount} />
    </dd>
  </Row>
);

/** The instalments in one line: number and amount, from which month to which. */
export const useInstalmentsText = () => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return ({ count, amount, total, from, to }: Instalments): string =>
    t('wizard.fees.later', {
      n: count,
      fee: formatForint(amount, language),
      total: formatForint(total, language),
      months: [...new Set([from, to])].map((month) => formatMonth(month, language)).join(' – '),
    });
};

/**
 * The width of the wizard's space from which the cost panel stands beside the steps, wider with a larger font. Below it the
 * sum stands above the step's buttons: one of the two is always there.
 */
const besideFrom = rem(820);

const panelBeside = `@container (width >= ${besideFrom})`;
export const panelNowhere = `@container (width < ${besideFrom})`;

const CostRows = ({ costs }: { costs: Costs }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const { payable, payableNow, monthlyFee, months } = costs;
  return (
    <FeeRows>
      {firstPaymentTerms(costs).map(({ name, amount }) => (
        <FeeRow
          key={name}
          label={
            name === 'retainer'
              ? t('wizard.cost.retainer', { fee: formatForint(monthlyFee, language), months })
              : t(`wizard.cost.${name}`)
          }
          amount={amount}
        />
      ))}
      <FeeRow
        sum
        label={t(payableNow === payable ? 'wizard.cost.payable' : 'wizard.cost.collected')}
        amount={payable}
      />
    </FeeRows>
  );
};

/** What the sum doesn't say: what is left over, and what is paid later. */
const Notes = ({ costs }: { costs: Costs }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const instalmentsText = useInstalmentsText();
  const { year, payable, payableNow, mayPayMonthly, instalments, overpaymentRemaining } = costs;
  const notes = [
    ...(mayPayMonthly ? [t('wizard.cost.orMonthly', { year })] : []),
    ...(instalments === undefined ? [] : [instalmentsText(instalments)]),
    ...(overpaymentRemaining > 0
      ? [t('wizard.cost.remaining', { amount: formatForint(overpaymentRemaining, language) })]
      : []),
    ...(payableNow === payable ? [] : [t('wizard.cost.debit')]),
    t('wizard.cost.loyalty', { year }),
  ];
  return (
    <Stack spacing={1} sx={{ mt: 1 }}>
      {notes.map((note) => (
        <Typography key={note} variant="body2" color="textSecondary">
          {note}
        </Typography>
      ))}
    </Stack>
  );
};

/** What is paid, live, on every step from 3 on. */
export const CostPanel = ({ costs }: { costs: Costs }) => {
  const { t } = useTranslation('portal');
  return (
    <Card title={t('wizard.cost.title')}>
      <CostRows costs={costs} />
      <Notes costs={costs} />
    </Card>
  );
};

/** Stands in the panel's column until there is something to show in it. */
export const CostsToCome = () => {
  const { t } = useTranslation('portal');
  return (
    <Box sx={{ display: 'none', [panelBeside]: { display: 'block' } }}>
      <Card title={t('wizard.cost.title')}>
        <Typography variant="body2" color="textSecondary">
          {t('wizard.cost.toCome')}
        </Typography>
      </Card>
    </Box>
  );
};

/** What has the focus isn't hidden under the unfolded costs (A11Y-2). */
const unfoldedPadding = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: { html: { scrollPaddingBottom: 'calc(40vh + 150px)' } },
});

/** The short form where the panel has no room: the payable amount, with the calculation one tap away. */
export const CostLine = ({ costs }: { costs: Costs }) => {
  const { t } = useTranslation('portal');
  const [open, setOpen] = useState(false);
  return (
    <Accordion
      expanded={open}
      onChange={(_, expanded) => setOpen(expanded)}
      slotProps={{ transition: { timeout: 0, unmountOnExit: true } }}
      sx={{ [panelBeside]: { display: 'none' }, border: 0, bgcolor: 'transparent' }}
    >
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        sx={{
          minHeight: 28,
          p: 0,
          '& .MuiAccordionSummary-content': {
            m: 0,
            mr: 1,
            justifyContent: 'space-between',
            alignItems: 'center',
            gap: 1,
          },
        }}
      >
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t(costs.payableNow === costs.payable ? 'wizard.cost.payable' : 'wizard.cost.collected')}
        </Box>
        <Box component="span" sx={{ textAlign: 'right' }}>
          <Box component="strong" sx={{ fontSize: rem(18) }}>
            <Money amount={costs.payable} />
          </Box>
          {/* The monthly payment is chosen later: this is no monthly sum. */}
          {costs.mayPayMonthly && (
            <Box
              component="span"
              sx={{ display: 'inline-block', ml: 0.75, color: 'text.secondary', fontSize: rem(13) }}
            >
              {t('wizard.cost.untilEnd', { year: costs.year })}
            </Box>
          )}
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ maxHeight: '40vh', p: 0, pt: 1, pb: 1.5, overflow: 'auto' }}>
        <GlobalStyles styles={unfoldedPadding} />
        <CostRows costs={costs} />
        <Notes costs={costs} />
      </AccordionDetails>
    </Accordion>
  );
};

/** Keeps the place of the short form until there is an amount. */
export const AwaitedCostLine = () => {
  const { t } = useTranslation('portal');
  return (
    <Box
      sx={{
        display: 'flex',
        [panelBeside]: { display: 'none' },
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 1,
        height: 28,
        color: 'text.secondary',
      }}
    >
      <span>{t('wizard.cost.payable')}</span>
      <span>{t('wizard.cost.awaited')}</span>
    </Box>
  );
};

/** The payable amount is spoken when it changes, beside a phone's line as well as beside the panel (A11Y-3). */
export const SpokenTotal = ({ costs }: { costs: Costs | undefined }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return (
    <Box role="status" sx={visuallyHidden}>
      {costs !== undefined &&
        t(costs.payableNow === costs.payable ? 'wizard.cost.spoken' : 'wizard.cost.spokenCollected', {
          amount: formatForint(costs.payable, language),
        })}
    </Box>
  );
};

/** Says that the contract's monthly fee isn't the one that step 3 showed for its package. */
export const FeeChange = ({ costs }: { costs: Costs | undefined }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  if (costs?.feeChange === undefined) return null;
  const { shown, now } = costs.feeChange;
  return (
    <Message tone="warning" title={t('wizard.feeChange.title')}>
      <p>{t('wizard.feeChange.text', { shown: formatForint(shown, language), now: formatForint(now, language) })}</p>
    </Message>
  );
};
