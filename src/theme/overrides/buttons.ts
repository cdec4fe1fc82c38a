import type { Components, Theme } from '@mui/material/styles';

import { rem } from '../typography';

/** Contained: the screen's main action; outlined: other actions; text: links to more. */
export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 46,
        padding: '8px 24px',
        border: '1px solid transparent',
        borderRadius: 8,
        textAlign: 'center',
        '&.Mui-disabled, &[aria-disabled="true"], &[aria-disabled="true"]:hover': {
          borderColor: 'transparent',
          backgroundColor: theme.vars.palette.action.disabledBackground,
          color: theme.vars.palette.text.secondary,
          cursor: 'default',
        },
        '@media print': { display: 'none' },
      }),
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.primary.line,
        '&:hover': { borderColor: theme.vars.palette.primary.line, backgroundColor: theme.vars.palette.primary.tint },
      }),
      text: ({ theme }) => ({
        padding: '8px 12px',
        '&:hover': { backgroundColor: theme.vars.palette.primary.tint },
      }),
      sizeSmall: { minWidth: 0, minHeight: 32, padding: '3px 6px' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 36,
        height: 36,
        borderRadius: 6,
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiLink: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 600,
        textUnderlineOffset: 3,
        textDecorationColor: 'currentColor',
        color: theme.vars.palette.primary.main,
      }),
    },
  },
  /** A pill, as HUN/ENG in the header. */
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        overflow: 'hidden',
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: 99,
        '@media print': { display: 'none' },
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 28,
        padding: '4px 11px',
        border: 0,
        color: theme.vars.palette.text.primary,
        fontSize: rem(12),
        lineHeight: rem(20),
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.inverse.main,
          color: theme.vars.palette.inverse.contrastText,
        },
        '&&:focus-visible': { borderRadius: 99, outlineOffset: -3 },
        '@media (max-width: 479px)': { padding: '4px 9px' },
        '@media (forced-colors: active)': {
          '&.Mui-selected': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
        },
      }),
    },
  },
};
