import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/useLanguage';
import { themes } from './theme/theme';

/** MUI's look and language for the pages that use its widgets; the sign-in page does without (PERF-2). */
export const MuiTheme = ({ children }: { children: ReactNode }) => {
  const language = useLanguage();
  return (
    <ThemeProvider theme={themes[language]} storageManager={null}>
      {children}
    </ThemeProvider>
  );
};
