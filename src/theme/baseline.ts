import type { Components, Theme } from '@mui/material';

import { rem } from './typography';

/** The variables of the light scheme, which MUI also gives to the root. */
const lightVariables = (theme: Theme): object =>
  Object.fromEntries(
    theme
      .generateStyleSheets()
      .flatMap((sheet) => Object.entries(sheet))
      .filter(([selector]) => selector.startsWith(':root, '))
      .flatMap(([, variables]: [string, object]) => Object.entries(variables)),
  );

/** CssBaseline's overrides, for elements without a component. */
export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingBlock: 96 },
      body: { fontVariantNumeric: 'tabular-nums' },
      'h1, h2, h3, p, dl, dd, ul, ol, fieldset, figure': { margin: 0 },
      h1: {
        ...theme.typography.h1,
        overflowWrap: 'anywhere',
        [theme.breakpoints.down('md')]: { fontSize: rem(22) },
        '@media (max-width: 379px)': { fontSize: rem(21) },
      },
      h2: theme.typography.h2,
      h3: theme.typography.h3,
      'h1:focus, h2:focus': { outline: 'none' },
      'ul, ol': { padding: 0, listStyle: 'none' },
      fieldset: { border: 0, padding: 0, minWidth: 0 },
      legend: { padding: 0 },
      'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
      a: { color: theme.vars.palette.primary.main, fontWeight: 600, textUnderlineOffset: 3 },
      ':focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      // MUI's inputs show the focus on the whole control.
      'input:focus-visible': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
      '@media print': {
        // Paper is white, whatever the screen shows.
        ':root[data-color-scheme]': lightVariables(theme),
        body: { background: 'none', fontSize: '11pt', lineHeight: 1.4 },
        h1: { fontSize: '18pt' },
      },
    }),
  },
};
