import createCache, { type EmotionCache } from '@emotion/cache';
import { useState, type ReactNode } from 'react';

import { AppTheme } from '~/theme/AppTheme';

/** Keeps the styles out of the document: jsdom would match every rule against every element that a role is looked up for. */
export const createTestCache = (): EmotionCache =>
  createCache({ key: 'test', container: document.createElement('div'), speedy: false });

/** The portal's theme, for a component that is rendered by itself. */
export const TestTheme = ({ children }: { children: ReactNode }) => {
  const [cache] = useState(createTestCache);
  return (
    <AppTheme cache={cache} language="hu">
      {children}
    </AppTheme>
  );
};
