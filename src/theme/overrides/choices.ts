import type { Components, Theme } from '@mui/material/styles';

/** Radios and checkboxes: 24 px boxes inside a target of at least 24 px. */
export const choices: Components<Theme> = {
  MuiRadio: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 0,
        color: theme.vars.palette.control.line,
        '&.Mui-checked': { color: theme.vars.palette.primary.main },
        '&.Mui-disabled': { color: theme.vars.palette.control.line },
      }),
    },
  },
  MuiCheckbox: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 0,
        color: theme.vars.palette.control.line,
        '&.Mui-checked': { color: theme.vars.palette.primary.main },
        '&.Mui-disabled': { color: theme.vars.palette.control.line },
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: 0, marginRight: 0, gap: 12, alignItems: 'flex-start' },
      label: { overflowWrap: 'anywhere' },
    },
  },
};
