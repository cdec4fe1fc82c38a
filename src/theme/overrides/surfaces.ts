import type { Components, Theme } from '@mui/material';

import { rem } from '~/theme/typography';

/** Cards are white with a 1 px line; only dialogs and menus cast a shadow. */
export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { overflow: 'visible', borderRadius: 12, '@media print': { breakInside: 'avoid' } } },
  },
  MuiAccordion: {
    // Square, because Accordion's own rounding of the first and last would override this radius.
    defaultProps: { disableGutters: true, variant: 'outlined', square: true },
    styleOverrides: {
      // A variable, because a padding by breakpoint would win over the `sx` of what is inside.
      root: ({ theme }) => ({
        '--accordion-padding': '24px',
        borderRadius: 12,
        '&::before': { display: 'none' },
        [theme.breakpoints.down('sm')]: { '--accordion-padding': '16px' },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { padding: 'var(--accordion-padding)', '&.Mui-expanded': { paddingBottom: 16 } },
      content: { margin: 0 },
      expandIconWrapper: ({ theme }) => ({ color: theme.vars.palette.text.primary }),
    },
  },
  MuiAccordionDetails: {
    styleOverrides: {
      root: { padding: '0 var(--accordion-padding) var(--accordion-padding)' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        margin: 16,
        width: 'min(600px, 100vw - 32px)',
        maxHeight: 'calc(100dvh - 32px)',
        borderRadius: 12,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: '0 12px 40px rgb(0 0 0 / 25%)',
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(18 14 20 / 50%)' } } },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.h2, padding: '24px 24px 8px', lineHeight: rem(26) }),
    },
  },
  // The whole dialog scrolls, so that its buttons leave room for the text in low windows.
  MuiDialogContent: { styleOverrides: { root: { flex: 'none', padding: '0 24px', overflowY: 'visible' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: 8,
        padding: 24,
        '&:empty': { paddingTop: 0 },
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        // Three answers fit on one line.
        '& > .MuiButton-contained, & > .MuiButton-outlined': { paddingInline: 16 },
        // On a phone each is as wide as the dialog, the coloured one on top.
        [theme.breakpoints.down('sm')]: {
          flexDirection: 'column',
          alignItems: 'stretch',
          '& > .MuiButton-contained': { order: -1 },
        },
      }),
    },
  },
  MuiMenu: {
    // No fade-out: meanwhile the backdrop would cover the focused control.
    defaultProps: { transitionDuration: { enter: 120, exit: 0 } },
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.control.line}`, boxShadow: 'none' }),
      list: { padding: 4 },
    },
  },
  MuiMenuItem: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 42,
        padding: '8px 10px',
        borderRadius: 6,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        '&.Mui-focusVisible, &:hover': {
          backgroundColor: theme.vars.palette.background.default,
          boxShadow: `inset 0 0 0 1px ${theme.vars.palette.control.line}`,
        },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: theme.vars.palette.primary.tint,
          fontWeight: 600,
        },
        '@media (forced-colors: active)': {
          '&.Mui-focusVisible': { outline: '2px solid Highlight', outlineOffset: -2 },
        },
      }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      // As high as the other controls.
      root: {
        '& .MuiOutlinedInput-root': {
          padding: 0,
          '& .MuiAutocomplete-input': { padding: '11px 14px', '@media (max-width: 379px)': { padding: '11px 8px' } },
        },
      },
      // As wide as its options rather than a narrow field.
      popper: { minWidth: 'fit-content' },
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.control.line}` }),
      listbox: { maxHeight: 350, padding: 4 },
      option: ({ theme }) => ({
        minHeight: 42,
        borderRadius: 6,
        overflowWrap: 'anywhere',
        '&.Mui-focused, &.Mui-focusVisible': {
          backgroundColor: theme.vars.palette.background.default,
          boxShadow: `inset 0 0 0 1px ${theme.vars.palette.control.line}`,
        },
        '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': {
          backgroundColor: theme.vars.palette.primary.tint,
          fontWeight: 600,
        },
      }),
    },
  },
};
