import type { Components, Theme } from '@mui/material/styles';
import { unstable_memoTheme as memoTheme } from '@mui/material/utils';

/** Contained: the screen's main action; outlined: other actions; text: links to more. */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({ '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 } })),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        minHeight: 46,
        padding: '8px 24px',
        border: '1px solid transparent',
        borderRadius: 8,
        textAlign: 'center',
        '&.Mui-disabled': { borderColor: 'transparent', backgroundColor: theme.vars.palette.action.disabledBackground, color: theme.vars.palette.text.secondary },
        '@media print': { display: 'none' },
      })),
      outlined: memoTheme(({ theme }) => ({ borderColor: theme.vars.palette.primary.line, '&:hover': { borderColor: theme.vars.palette.primary.line, backgroundColor: theme.vars.palette.primary.tint } })),
      text: memoTheme(({ theme }) => ({ padding: '8px 12px', '&:hover': { backgroundColor: theme.vars.palette.primary.tint } })),
    },
  },
  MuiIconButton: {
    styleOverrides: { root: memoTheme(({ theme }) => ({ width: 36, height: 36, borderRadius: 6, color: theme.vars.palette.text.secondary })) },
  },
  MuiLink: {
    styleOverrides: { root: memoTheme(({ theme }) => ({ fontWeight: 600, textUnderlineOffset: 3, textDecorationColor: 'currentColor', color: theme.vars.palette.primary.main })) },
  },
};
