import createCache from '@emotion/cache';
import type { ReactNode } from 'react';

import { AppTheme } from '../../src/theme/AppTheme';
import { useDeskTexts } from './DeskContext';

const cache = createCache({ key: 'desk' });

/** The desk is a React root of its own; it looks like the portal, in the portal's language and scheme. */
export const DeskTheme = ({ children }: { children: ReactNode }) => {
  const { language } = useDeskTexts();
  return (
    <AppTheme cache={cache} language={language}>
      {children}
    </AppTheme>
  );
};
