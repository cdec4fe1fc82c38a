import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import { PrefetchContext } from '../../src/features/member/PrefetchContext';
import { Menu } from '../../src/layout/header/Menu';
import { SessionProvider } from '../../src/session/SessionContext';
import { createSessionStore } from '../../src/session/store';
import { texts } from '../features/texts';
import { anna, freshToken, minute } from '../session/tokens';
import { TestTheme } from '../setup/TestTheme';

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
});

it('a menu link loads its page ahead when the pointer or the focus reaches it (PERF-3)', async () => {
  const user = userEvent.setup();
  const prefetch = vi.fn(() => Promise.resolve());
  const store = createSessionStore();
  store.signIn({ token: freshToken(Date.now(), 30 * minute), user: anna });
  render(
    <I18nextProvider i18n={await texts()}>
      <TestTheme>
        <SessionProvider store={store}>
          <PrefetchContext value={prefetch}>
            <MemoryRouter initialEntries={['/app']}>
              <Menu id="menu" open day="2026-06-15" />
            </MemoryRouter>
          </PrefetchContext>
        </SessionProvider>
      </TestTheme>
    </I18nextProvider>,
  );
  expect(prefetch).not.toHaveBeenCalled();
  await user.hover(screen.getByRole('link', { name: 'Befizetés' }));
  expect(prefetch).toHaveBeenLastCalledWith('/payment');
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Rendszeres bankkártyás fizetés' })).toHaveFocus();
  expect(prefetch).toHaveBeenLastCalledWith('/payment/regularcredit');
});
