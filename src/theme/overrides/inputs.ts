import type { Components, Theme } from '@mui/material';

import { rem } from '~/theme/typography';

const controlHeight = 46;

/** Radios and checkboxes: a 24 px box inside a target of at least 24 px. */
const box = ({ theme }: { theme: Theme }) => ({
  padding: 0,
  color: theme.vars.palette.control.line,
  '&.Mui-checked': { color: theme.vars.palette.primary.main },
  '&.Mui-disabled': { color: theme.vars.palette.control.line },
});

/** Text inputs, selects and their labels: a label above a 46 px control with a line of its own and a ring on focus. */
export const inputs: Components<Theme> = {
  MuiFormControl: { defaultProps: { fullWidth: true }, styleOverrides: { root: { minWidth: 0 } } },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.label,
        marginBottom: 6,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        margin: '6px 0 0',
        color: theme.vars.palette.text.secondary,
        overflowWrap: 'anywhere',
        '&.Mui-error': { color: theme.vars.palette.error.main },
        '&:empty': { display: 'none' },
      }),
    },
  },
  MuiInputBase: {
    // MUI's injected styles only detect autofill for floating labels, which aren't used.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      // iOS zooms in on smaller ones.
      root: ({ theme }) => ({ [theme.breakpoints.down('md')]: { fontSize: rem(16) } }),
      input: { height: 'auto' },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: controlHeight,
        borderRadius: 8,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.control.line },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.primary },
        '&.Mui-focused': { boxShadow: `0 0 0 3px ${theme.vars.palette.primary.ring}` },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          borderColor: theme.vars.palette.primary.main,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.error.main },
        '&.MuiInputBase-adornedEnd': { paddingRight: 6 },
        // What can't be changed here is drawn as text.
        '&.Mui-readOnly': {
          minHeight: 0,
          // Its frame, which the focus shows, stands outside of the text.
          marginInline: -6,
          backgroundColor: 'transparent',
          '& > input': { padding: '2px 6px', textOverflow: 'ellipsis' },
          '&:not(.Mui-focused) > .MuiOutlinedInput-notchedOutline': { borderStyle: 'none' },
        },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.background.default },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.divider },
        '@media (forced-colors: active)': { '&.Mui-focused': { outline: '3px solid Highlight' } },
      }),
      input: ({ theme }) => ({
        padding: '11px 14px',
        // A 24-digit account number fits a 360 px phone.
        '@media (max-width: 379px)': { padding: '11px 8px' },
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        '& .MuiTypography-root': { fontWeight: 650 },
      }),
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: { minHeight: 24, whiteSpace: 'normal', overflowWrap: 'anywhere' },
      icon: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
    },
  },
  MuiRadio: { defaultProps: { disableRipple: true }, styleOverrides: { root: box } },
  MuiCheckbox: { defaultProps: { disableRipple: true }, styleOverrides: { root: box } },
};
