import type { ThemeOptions } from '@mui/material';

const fontFamily = "Montserrat, 'Montserrat Fallback', Arial, sans-serif";

/** A size of text in px, as a part of the browser's own font size (A11Y-4). */
export const rem = (px: number): string => `${px / 16}rem`;

/** 15/24 px text, h1 26/650, h2 18/650; weights of the variable font. */
export const typography: ThemeOptions['typography'] = {
  fontFamily,
  fontSize: 15,
  htmlFontSize: 16,
  fontWeightBold: 650,
  fontWeightMedium: 600,
  h1: { fontSize: rem(26), lineHeight: 1.25, fontWeight: 650, letterSpacing: '-0.01em' },
  h2: { fontSize: rem(18), lineHeight: 1.35, fontWeight: 650, letterSpacing: 'normal' },
  h3: { fontSize: rem(15), lineHeight: 1.6, fontWeight: 650, letterSpacing: 'normal' },
  body1: { fontSize: rem(15), lineHeight: rem(24), letterSpacing: 'normal' },
  body2: { fontSize: rem(13), lineHeight: rem(18), letterSpacing: 'normal' },
  caption: { fontSize: rem(12), lineHeight: rem(20), letterSpacing: 'normal' },
  button: { fontSize: rem(15), lineHeight: rem(21), fontWeight: 650, letterSpacing: 'normal', textTransform: 'none' },
  label: { fontFamily, fontSize: rem(13), lineHeight: rem(20), fontWeight: 600 },
  figure: { fontFamily, fontSize: rem(18), lineHeight: rem(26), fontWeight: 650 },
};
