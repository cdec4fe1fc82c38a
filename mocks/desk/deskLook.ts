import type { SxProps, Theme } from '@mui/material/styles';

import { visuallyHidden } from '../../src/theme/visuallyHidden';

/** Where the desk stands beside the portal; below that width it is a sheet under it. */
export const beside = '@media (min-width: 1200px)';
const below = '@media (max-width: 1199.95px)';
const width = 380;
const heights = { sheet: '65dvh', bar: '68px' };

/** The page makes room for the desk, its dialogs and passing notices too: the desk covers nothing that is being shown. */
export const roomFor = (form: keyof typeof heights) => ({
  [beside]: {
    'body, body .MuiDialog-container': { paddingRight: width },
  },
  [below]: {
    'body #root, body .MuiDialog-container': { height: `calc(100dvh - ${heights[form]})` },
    'body #root': { overflowY: 'auto' },
    'body .MuiDialog-paper': { maxHeight: `calc(100dvh - ${heights[form]} - 16px)` },
    'body .MuiSnackbar-anchorOriginBottomLeft': { translate: `0 -${heights[form]}` },
  },
});

/** The handle at the edge of the window, above dialogs. */
export const handle: SxProps<Theme> = (theme) => ({
  position: 'fixed',
  zIndex: 1400,
  top: '42%',
  right: 0,
  minWidth: 24,
  minHeight: 0,
  p: '12px 2px',
  borderRadius: '8px 0 0 8px',
  bgcolor: theme.vars.palette.inverse.main,
  color: theme.vars.palette.inverse.contrastText,
  fontSize: 12,
  writingMode: 'vertical-rl',
  '&:hover': { bgcolor: theme.vars.palette.inverse.main },
});

/** The bar at the lower edge; what can't be copied by itself shows in a second row. */
export const bar: SxProps<Theme> = {
  position: 'fixed',
  zIndex: 1400,
  inset: 'auto 0 0',
  minHeight: heights.bar,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  p: '4px 4px 4px 16px',
  borderWidth: '2px 0 0',
  borderColor: 'primary.main',
  '@media print': { display: 'none' },
};

/** Three lines of the step; the rest is in the sheet. */
export const barText: SxProps<Theme> = {
  flex: '1 1 0',
  fontSize: 13,
  lineHeight: '18px',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
};

/** The desk's name; tabs and steps need a sheet's few lines more. */
export const title: SxProps<Theme> = { m: 0, p: '12px 16px 0', [below]: visuallyHidden };

/** The drawer's paper. The portal's controls are for forms; these are smaller, with their labels above them. */
export const paper: SxProps<Theme> = {
  zIndex: 1400,
  overflow: 'hidden',
  [beside]: { width, borderWidth: '0 0 0 1px' },
  [below]: { height: heights.sheet, borderWidth: '1px 0 0' },
  '@media print': { display: 'none' },
  '& .MuiButton-root': { minHeight: 34, p: '4px 12px', fontSize: 14 },
  '& .MuiTab-root': { minHeight: 40, minWidth: 0, p: '8px 6px', fontSize: 13 },
  '& .MuiTabs-root': { minHeight: 40 },
  '& .MuiTabScrollButton-root': { width: 28 },
  '& .MuiInputLabel-root': { position: 'static', transform: 'none', maxWidth: 'none', mb: '4px' },
  '& .MuiOutlinedInput-root': { minHeight: 36, fontSize: 14 },
  '& .MuiOutlinedInput-input': { p: '6px 10px' },
  '& .MuiOutlinedInput-notchedOutline': { top: 0, '& legend': { display: 'none' } },
};
