import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PrefetchMenu } from '../../src/layout/PrefetchMenu';
import { PrefetchContext, type Prefetch } from '../../src/features/PrefetchContext';
import { SessionProvider } from '../../src/session/SessionContext';
import { createSessionStore } from '../../src/session/store';
import { anna, freshToken, minute } from '../session/tokens';

/** The menu of a member beside whom pages open; what was fetched ahead is noted. */
const open = (arrives: (path: string) => boolean) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const fetched: string[] = [];
  const prefetch: Prefetch = (path) => {
    fetched.push(path);
    return Promise.resolve(arrives(path));
  };
  const store = createSessionStore();
  store.signIn({ token: freshToken(Date.now(), 30 * minute), user: anna });
  let navigate: NavigateFunction | undefined;
  const Navigation = () => {
    navigate = useNavigate();
    return null;
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider store={store}>
        <PrefetchContext value={prefetch}>
          <MemoryRouter initialEntries={['/payment']}>
            <PrefetchMenu />
            <Navigation />
          </MemoryRouter>
        </PrefetchContext>
      </SessionProvider>
    </QueryClientProvider>,
  );
  const rest = (): Promise<void> => act(() => vi.runAllTimersAsync().then(() => undefined));
  const visit = async (path: string): Promise<void> => {
    await act(async () => navigate?.(path));
    await rest();
  };
  return { fetched, rest, visit };
};

afterEach(() => {
  cleanup();
  // The next file's tests begin signed out.
  window.sessionStorage.clear();
});

describe('the menu’s pages, fetched ahead', () => {
  it('are asked for once, whatever pages open after that (PERF-3)', async () => {
    const { fetched, rest, visit } = open(() => true);
    await rest();
    const asked = [...fetched];
    expect(asked).toEqual(expect.arrayContaining(['/payment', '/profile/data', '/invoices', '/documents']));
    expect(new Set(asked).size).toBe(asked.length);
    await visit('/invoices');
    await visit('/documents');
    expect(fetched).toEqual(asked);
  });

  it('wait for the next page after one of them could not be had, which is left to its visit (PERF-3, NAV-14)', async () => {
    const { fetched, rest, visit } = open((path) => path !== '/profile/data');
    await rest();
    expect(fetched.at(-1)).toBe('/profile/data');
    const until = fetched.length;
    await visit('/invoices');
    expect(fetched.length).toBeGreaterThan(until);
    expect(fetched.filter((path) => path === '/profile/data')).toHaveLength(1);
    expect(fetched).toContain('/documents');
  });
});
