import { huHU } from '@mui/material/locale';
import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import type { Language } from '../../i18n/languages';

/** tokens.css's colours that MUI computes with. */
const light = {
  primary: { main: '#b0005e', dark: '#85004a', contrastText: '#ffffff' },
  error: { main: '#b3261e' },
  text: { primary: '#1d1b20', secondary: '#5b5661' },
  background: { default: '#f7f5f8', paper: '#ffffff' },
  divider: '#e4dfe6',
};

const dark = {
  primary: { main: '#ff8cc2', dark: '#ffb3d6', contrastText: '#33001a' },
  error: { main: '#ffb4ab' },
  text: { primary: '#f1edf3', secondary: '#b9b2bf' },
  background: { default: '#131116', paper: '#1d1a21' },
  divider: '#37323c',
};

/** One theme, both schemes: the system's choice picks by media query, so nothing flashes and nothing is stored. */
const options: ThemeOptions = {
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  shape: { borderRadius: 8 },
  typography: { fontFamily: 'var(--font)', fontSize: 15, htmlFontSize: 16, button: { textTransform: 'none' } },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          backgroundColor: 'var(--card)',
          minHeight: 'var(--control-height)',
          fontSize: 15,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--control-line)' },
          '&.Mui-focused': { boxShadow: '0 0 0 3px var(--primary-ring)' },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1 },
          '&.Mui-disabled': { backgroundColor: 'var(--ground)' },
        },
        input: { padding: '10px 14px', height: 'auto', '&:focus-visible': { outline: 'none' } },
      },
    },
    MuiAutocomplete: {
      styleOverrides: {
        inputRoot: {
          '&.MuiOutlinedInput-root': { padding: 0 },
          '&.MuiOutlinedInput-root .MuiAutocomplete-input': { padding: '10px 14px' },
        },
      },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 'var(--radius)', margin: 16, maxWidth: 520 } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: 18, fontWeight: 650, padding: '24px 24px 8px' } } },
    MuiDialogContent: { styleOverrides: { root: { padding: '0 24px 8px', fontSize: 15 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '16px 24px 24px', gap: 4, flexWrap: 'wrap' } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: 44, fontSize: 15, whiteSpace: 'normal' } } },
  },
};

/** MUI's own words (a list that opens, a dialog's close) follow the language (I18N-4); English is built in. */
export const themes: Record<Language, Theme> = { hu: createTheme(options, huHU), en: createTheme(options) };
