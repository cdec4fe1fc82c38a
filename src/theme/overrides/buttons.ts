import type { Components, Theme } from '@mui/material';

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
        '@media (max-width: 379px)': { '&:not(.MuiButton-text)': { padding: '8px 16px' } },
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
        // Alone, its words keep to the column's edge, not its own edge.
        '&:only-child:not(.MuiButton-sizeSmall)': { marginInline: -13 },
        '&:hover': { backgroundColor: theme.vars.palette.primary.tint },
      }),
      // Stands in a line of text: its words, not its edges, keep to that line.
      sizeSmall: ({ theme }) => ({
        minWidth: 0,
        minHeight: 32,
        margin: '-4px -7px',
        padding: '3px 6px',
        [theme.breakpoints.down('sm')]: { minHeight: 44, marginBlock: -10 },
        '@media (forced-colors: active)': { margin: 0 },
      }),
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
};
