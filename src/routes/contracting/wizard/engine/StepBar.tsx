import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../../../../components/Button';

const lowWindow = '@media (max-width: 899px) and (max-height: 420px)';

const Bar = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    bottom: 0,
    zIndex: 10,
    margin: 'auto -16px -32px',
    padding: '12px 16px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  // A window this low, as at 400 % zoom, has no room for a sticky bar.
  [lowWindow]: { position: 'static' },
  '@media print': { display: 'none' },
}));

/** The buttons of a step; on a phone a bar at the bottom of the screen. What has the focus is never hidden under it. */
export const StepBar = ({ children }: { children: ReactNode }) => (
  <Bar data-bottom-bar>
    <GlobalStyles
      styles={(theme) => ({
        [theme.breakpoints.down('md')]: {
          html: {
            scrollPaddingBottom: 180,
            '&:has([data-cost-line-open="true"])': { scrollPaddingBottom: 'calc(40vh + 150px)' },
          },
        },
        [lowWindow]: { html: { scrollPaddingBlock: 16 } },
      })}
    />
    {children}
  </Bar>
);

/** Leads back from a step that can't be filled in, on a phone too, where the stepper isn't shown. */
export const BackBar = ({ onBack }: { onBack: (() => void) | undefined }) => {
  const { t } = useTranslation();
  if (onBack === undefined) return null;
  return (
    <StepBar>
      <Button variant="secondary" onClick={onBack}>
        {t('button.back')}
      </Button>
    </StepBar>
  );
};
