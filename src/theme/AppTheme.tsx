import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';

import './fonts.css';
import './start.css';

import { schemeKey, themeIn } from './theme';

interface AppThemeProps {
  cache: EmotionCache;
  language: Parameters<typeof themeIn>[0];
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
