import type { Components, Theme } from '@mui/material';

import { rem } from '~/theme/typography';

const severities = ['success', 'warning', 'error'] as const;

/** Messages, chips and skeletons. Green, amber and red only repeat what the text says. Forced colours show the borders. */
export const feedback: Components<Theme> = {
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        padding: '16px 20px',
        borderRadius: 12,
        borderColor: theme.vars.palette.divider,
        backgroundColor: theme.vars.palette.background.paper,
        color: theme.vars.palette.text.primary,
        variants: severities.map((severity) => ({
          props: { severity },
          style: { borderColor: theme.vars.palette[severity].line, backgroundColor: theme.vars.palette[severity].tint },
        })),
      }),
      icon: ({ theme }) => ({
        padding: '1px 0',
        marginRight: 14,
        '.MuiAlert-root &': { color: theme.vars.palette.text.primary },
        variants: severities.map((severity) => ({
          props: { severity },
          style: { '.MuiAlert-root &': { color: theme.vars.palette[severity].main } },
        })),
      }),
      message: { flex: 1, minWidth: 0, padding: 0, overflowWrap: 'anywhere' },
      action: { alignItems: 'center', padding: '0 0 0 16px', margin: 0 },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: { margin: 0, fontSize: rem(15), lineHeight: rem(24), fontWeight: 650 } } },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 'auto',
        minHeight: 24,
        padding: '1px 9px',
        border: '1px solid transparent',
        borderRadius: 99,
        fontSize: rem(12.5),
        lineHeight: rem(20),
        fontWeight: 600,
        backgroundColor: theme.vars.palette.bar.empty,
        color: theme.vars.palette.text.secondary,
        variants: severities.map((color) => ({
          props: { color },
          style: { backgroundColor: theme.vars.palette[color].tint, color: theme.vars.palette[color].main },
        })),
      }),
      label: { padding: 0, whiteSpace: 'normal' },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false, variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({
        border: '1px solid transparent',
        borderRadius: 6,
        backgroundColor: theme.vars.palette.bar.empty,
      }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: 99, backgroundColor: theme.vars.palette.bar.empty }),
      bar: {
        borderRadius: 99,
        '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
};
