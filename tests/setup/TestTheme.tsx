import createCache from '@emotion/cache';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

import { AppTheme } from '~/theme/AppTheme';

/**
 * Keeps the styles out of the document: jsdom would match every rule against every element that a role is looked up for. One for
 * all tests of a worker, so that each style is written once.
 */
export const testCache = createCache({ key: 'test', container: document.createElement('div'), speedy: false });

/** The portal's theme, for a component that is rendered by itself. */
export const TestTheme = ({ children }: { children: ReactNode }) => (
  <AppTheme cache={testCache} language="hu">
    {children}
  </AppTheme>
);

export const renderThemed = (children: ReactNode) =>
  render(
    <MemoryRouter>
      <TestTheme>{children}</TestTheme>
    </MemoryRouter>,
  );
