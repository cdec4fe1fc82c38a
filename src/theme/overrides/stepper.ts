import type { Components, Theme } from '@mui/material';

import { rem } from '~/theme/typography';

const circle = rem(34);

/** The wizard's vertical stepper: numbered circles on a line, a check mark once a step is done. */
export const stepper: Components<Theme> = {
  MuiStepLabel: {
    styleOverrides: {
      root: { minHeight: circle, padding: 0 },
      iconContainer: { paddingRight: 14 },
      label: ({ theme }) => ({
        fontSize: rem(15),
        lineHeight: rem(24),
        fontWeight: 600,
        color: theme.vars.palette.text.secondary,
        '&.Mui-active, &.Mui-completed': { color: theme.vars.palette.text.primary, fontWeight: 600 },
      }),
    },
  },
  MuiStepConnector: {
    styleOverrides: {
      root: { marginLeft: `calc(${circle} / 2 - 1px)` },
      line: ({ theme }) => ({ borderLeftWidth: 2, borderColor: theme.vars.palette.divider, minHeight: 12 }),
    },
  },
  MuiStepContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginLeft: `calc(${circle} / 2 - 1px)`,
        paddingLeft: `calc(${circle} / 2 + 14px)`,
        paddingRight: 0,
        paddingTop: 8,
        paddingBottom: 8,
        borderLeft: `2px solid ${theme.vars.palette.divider}`,
      }),
      last: { borderLeftColor: 'transparent' },
    },
  },
};
