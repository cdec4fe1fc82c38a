import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, CssBaseline, ThemeProvider, type Theme } from '@mui/material';
import { huHU } from '@mui/material/locale';
import type { ReactNode } from 'react';

import { baseline } from './baseline';
import { buttons } from './overrides/buttons';
import { data } from './overrides/data';
import { feedback } from './overrides/feedback';
import { inputs } from './overrides/inputs';
import { stepper } from './overrides/stepper';
import { surfaces } from './overrides/surfaces';
import { dark, light } from './palette';
import { typography } from './typography';

import './fonts.css';
import './start.css';
import './types.d';

/** The attribute on <html> that names the scheme: public/start.js sets it before the first paint, MUI afterwards. */
const schemeAttribute = 'data-color-scheme';

/** Where the chosen mode (system, light or dark) is kept on the device; public/start.js reads the same key. */
const schemeKey = 'cportal.scheme';

const build = (...locale: object[]): Theme =>
  createTheme(
    {
      cssVariables: { colorSchemeSelector: schemeAttribute },
      colorSchemes: { light: { palette: light }, dark: { palette: dark } },
      breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1600 } },
      shape: { borderRadius: 8 },
      typography,
      components: { ...baseline, ...inputs, ...buttons, ...surfaces, ...feedback, ...data, ...stepper },
    },
    ...locale,
  );

const made: Partial<Record<'hu' | 'en', Theme>> = {};

/** The portal's theme with MUI's texts in a language; English is MUI's own. Created on demand, because it takes a good part of a first visit's time. */
const themeIn = (language: keyof typeof made): Theme => (made[language] ??= language === 'hu' ? build(huHU) : build());

interface AppThemeProps {
  cache: EmotionCache;
  language: keyof typeof made;
  children: ReactNode;
}

/**
 * Gives what is inside the portal's look, with MUI's own texts in the page's language. `noSsr`: colours are CSS variables, so no
 * pre-rendered markup depends on the scheme, and a second render for it would be wasted.
 */
export const AppTheme = ({ cache, language, children }: AppThemeProps) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={themeIn(language)} defaultMode="system" modeStorageKey={schemeKey} noSsr>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  </CacheProvider>
);
