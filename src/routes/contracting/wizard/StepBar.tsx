import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import type { ReactNode } from 'react';

const lowWindow = '@media (max-width: 899px) and (max-height: 420px)';

const Bar = styled('div')(memoTheme(({ theme }) => ({
  [theme.breakpoints.down('md')]: {
    position: 'sticky',
    bottom: 0,
    zIndex: 10,
    margin: 'auto -16px -32px',
    padding: '12px 16px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  // A window this low, as at 400 % zoom, has no room for a bar that stays.
  [lowWindow]: { position: 'static' },
  '@media print': { display: 'none' },
})));

/** The buttons of a step; on a phone a bar at the bottom of the screen. What has the focus is never hidden under it. */
export const StepBar = ({ children }: { children: ReactNode }) => (
  <Bar>
    <GlobalStyles
      styles={(theme) => ({
        [theme.breakpoints.down('md')]: { html: { scrollPaddingBottom: 180, '&:has([data-cost-line-open="true"])': { scrollPaddingBottom: 'calc(40vh + 150px)' } } },
        [lowWindow]: { html: { scrollPaddingBlock: 16 } },
      })}
    />
    {children}
  </Bar>
);
