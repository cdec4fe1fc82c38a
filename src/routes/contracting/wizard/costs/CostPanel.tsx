import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  GlobalStyles,
  Typography,
  type Theme,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Message } from '~/components/feedback/Message';
import { Card } from '~/components/layout/Card';
import { Money } from '~/components/Money';
import type { Costs } from '~/domain/money/fees';
import { rem } from '~/theme/typography';
import { visuallyHidden } from '~/theme/visuallyHidden';

import { FeeRows } from './FeeRows';

/**
 * The width of the wizard's space from which the cost panel stands beside the steps, wider with a larger font. Below it the
 * sum stands above the step's buttons: one of the two is always there.
 */
const besideFrom = rem(820);

const panelBeside = `@container (width >= ${besideFrom})`;
export const panelNowhere = `@container (width < ${besideFrom})`;

/** What is paid, live, on every step from 3 on; until a package is chosen that it will stand here. */
export const CostPanel = ({ costs }: { costs: Costs | undefined }) => {
  const { t } = useTranslation('portal');
  return (
    <Card title={t('wizard.cost.title')}>
      {costs === undefined ? (
        <Typography variant="body2" color="textSecondary">
          {t('wizard.cost.toCome')}
        </Typography>
      ) : (
        <FeeRows costs={costs} />
      )}
    </Card>
  );
};

/** What has the focus isn't hidden under the unfolded costs (A11Y-2). */
const unfoldedPadding = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: { html: { scrollPaddingTop: 16, scrollPaddingBottom: 'calc(30vh + 150px)' } },
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
          minHeight: 44,
          my: '-8px',
          p: 0,
          '& .MuiAccordionSummary-content': {
            m: 0,
            mr: 1,
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: '0 8px',
          },
        }}
      >
        <Box component="span" sx={{ flex: '1 1 min-content', color: 'text.secondary' }}>
          {t(costs.isCollected ? 'wizard.fees.firstCollection' : 'wizard.cost.payable')}
        </Box>
        <Box component="span" sx={{ ml: 'auto', textAlign: 'right' }}>
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
      <AccordionDetails sx={{ maxHeight: '30vh', p: 0, pt: 1, pb: 1.5, overflow: 'auto' }}>
        <GlobalStyles styles={unfoldedPadding} />
        <FeeRows costs={costs} />
      </AccordionDetails>
    </Accordion>
  );
};

/** The payable amount is spoken when it changes, beside a phone's line as well as beside the panel (A11Y-3). */
export const SpokenTotal = ({ costs }: { costs: Costs | undefined }) => {
  const { t } = useTranslation('portal');
  return (
    <Box role="status" sx={visuallyHidden}>
      {costs !== undefined &&
        t(costs.isCollected ? 'wizard.cost.spokenCollected' : 'wizard.cost.spoken', { amount: costs.payable })}
    </Box>
  );
};

/** Says that the contract's monthly fee isn't the one that step 3 showed for its package. */
export const FeeChange = ({ costs }: { costs: Costs | undefined }) => {
  const { t } = useTranslation('portal');
  if (costs?.feeChange === undefined) return null;
  const { shown, now } = costs.feeChange;
  return (
    <Message tone="warning" title={t('wizard.feeChange.title')}>
      <p>{t('wizard.feeChange.text', { shown, now })}</p>
    </Message>
  );
};
