import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Costs } from '../../../domain/fees';
import { formatForint } from '../../../domain/money';
import { useLanguage } from '../../../i18n/useLanguage';
import { Card } from '../../../components/Card';
import { Money } from '../../../components/Money';
import { visuallyHidden } from '../../../theme/visuallyHidden';
import { FeeRow, FeeRows } from './FeeRow';
import { useLaterText } from './useLaterText';

const chargeNames = ['administration', 'postal', 'courier', 'other'] as const;

const CostRows = ({ costs }: { costs: Costs }) => {
  const { t } = useTranslation('wizard');
  const language = useLanguage();
  const { monthlyFee, months, retainerTotal, charged, overpayment, overpaymentRemaining, payable, payableNow, upgrade } = costs;
  return (
    <FeeRows>
      <FeeRow label={t('cost.retainer', { fee: formatForint(monthlyFee, language), months })} amount={retainerTotal} />
      {upgrade !== undefined && (
        <>
          <FeeRow quiet label={t('cost.old')} amount={upgrade.old} />
          <FeeRow quiet label={t('cost.difference')} amount={upgrade.difference} />
        </>
      )}
      {chargeNames.map((name) => charged[name] > 0 && <FeeRow key={name} label={t(`cost.${name}`)} amount={charged[name]} />)}
      {overpayment > 0 && <FeeRow label={t('cost.overpayment')} amount={-overpayment} />}
      <FeeRow sum label={t(payableNow === payable ? 'cost.payable' : 'cost.collected')} amount={payable} />
      {overpaymentRemaining > 0 && <FeeRow label={t('cost.remaining')} amount={overpaymentRemaining} />}
    </FeeRows>
  );
};

/** What the sums don't say: what is paid later, and until when the contract binds. */
const Notes = ({ costs: { year, payable, payableNow, instalments } }: { costs: Costs }) => {
  const { t } = useTranslation('wizard');
  const laterText = useLaterText();
  const notes = [...(instalments === undefined ? [] : [laterText(instalments)]), ...(payableNow === payable ? [] : [t('cost.debit')]), t('cost.loyalty', { year })];
  return notes.map((note) => (
    <Typography key={note} variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
      {note}
    </Typography>
  ));
};

/** What is paid, live, on every step from 3 on. */
export const CostPanel = ({ costs }: { costs: Costs }) => {
  const { t } = useTranslation('wizard');
  return (
    <Card title={t('cost.title')}>
      <CostRows costs={costs} />
      <Notes costs={costs} />
    </Card>
  );
};

/** The phone's short form: the payable amount, with the calculation one tap away. */
export const CostLine = ({ costs }: { costs: Costs }) => {
  const { t } = useTranslation('wizard');
  const [open, setOpen] = useState(false);
  return (
    <Accordion
      expanded={open}
      onChange={(_, expanded) => setOpen(expanded)}
      data-cost-line-open={open}
      slotProps={{ transition: { timeout: 0, unmountOnExit: true } }}
      sx={{ display: { md: 'none' }, border: 0, bgcolor: 'transparent' }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={{ minHeight: 28, p: 0, '& .MuiAccordionSummary-content': { m: 0, mr: 1, justifyContent: 'space-between', alignItems: 'center' } }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {t(costs.payableNow === costs.payable ? 'cost.payable' : 'cost.collected')}
        </Box>
        <Box component="strong" sx={{ fontSize: 18 }}>
          <Money amount={costs.payable} />
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ maxHeight: '40vh', p: 0, pt: 1, pb: 1.5, overflow: 'auto' }}>
        <CostRows costs={costs} />
        <Notes costs={costs} />
      </AccordionDetails>
    </Accordion>
  );
};

/** The payable amount is spoken when it changes, beside a phone's line as well as beside the panel (A11Y-3). */
export const SpokenTotal = ({ costs }: { costs: Costs | undefined }) => {
  const { t } = useTranslation('wizard');
  const language = useLanguage();
  return (
    <Box role="status" sx={visuallyHidden}>
      {costs !== undefined && t(costs.payableNow === costs.payable ? 'cost.spoken' : 'cost.spokenCollected', { amount: formatForint(costs.payable, language) })}
    </Box>
  );
};
