import type { Components, Theme } from '@mui/material';

import { rem } from '~/theme/typography';

/** Tables and the menu. */
export const data: Components<Theme> = {
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '10px 12px',
        borderBottomColor: theme.vars.palette.divider,
        fontSize: rem(15),
        lineHeight: rem(24),
        overflowWrap: 'anywhere',
        '&:first-of-type': { paddingLeft: 0 },
        '&:last-of-type': { paddingRight: 0 },
      }),
      body: { 'tr:last-of-type > &': { borderBottom: 0, paddingBottom: 0 } },
      head: ({ theme }) => ({
        ...theme.typography.label,
        padding: '8px 12px',
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        justifyContent: 'space-between',
        minHeight: 39,
        padding: '7px 14px',
        gap: 6,
        borderRadius: 8,
        fontFamily: 'inherit',
        fontSize: rem(14),
        lineHeight: rem(24),
        fontWeight: 500,
        color: theme.vars.palette.text.primary,
        '&:hover': { backgroundColor: theme.vars.palette.background.default },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.primary.tint,
          color: theme.vars.palette.primary.dark,
          fontWeight: 650,
        },
        '@media (forced-colors: active)': { '&.Mui-selected': { textDecoration: 'underline 2px' } },
        [theme.breakpoints.down('md')]: { minHeight: 44 },
      }),
    },
  },
};
