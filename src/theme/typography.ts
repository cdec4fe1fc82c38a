import type { ThemeOptions } from '@mui/material/styles';

const fontFamily = "Montserrat, 'Montserrat Fallback', Arial, sans-serif";

/** 15/24 px text, h1 26/650, h2 18/650; weights of the variable font. */
export const typography: ThemeOptions['typography'] = {
  fontFamily,
  fontSize: 15,
  htmlFontSize: 16,
  fontWeightBold: 650,
  fontWeightMedium: 600,
  h1: { fontSize: 26, lineHeight: 1.25, fontWeight: 650, letterSpacing: '-0.01em' },
  h2: { fontSize: 18, lineHeight: 1.35, fontWeight: 650, letterSpacing: 'normal' },
  h3: { fontSize: 15, lineHeight: 1.6, fontWeight: 650, letterSpacing: 'normal' },
  body1: { fontSize: 15, lineHeight: '24px', letterSpacing: 'normal' },
  /** Hints, small print. */
  body2: { fontSize: 13, lineHeight: '18px', letterSpacing: 'normal' },
  caption: { fontSize: 12, lineHeight: '20px', letterSpacing: 'normal' },
  button: { fontSize: 15, lineHeight: '21px', fontWeight: 650, letterSpacing: 'normal', textTransform: 'none' },
  /** Above a field. */
  label: { fontFamily, fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  /** The page's main sum. */
  figure: { fontFamily, fontSize: 18, lineHeight: '26px', fontWeight: 650 },
};
