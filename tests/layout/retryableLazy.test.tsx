import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { PageError } from '../../src/layout/errors/PageError';
import { retryableLazy } from '../../src/layout/retryableLazy';
import { texts } from '../features/texts';
import { TestTheme } from '../setup/TestTheme';
import { takeConsole } from '../setup/vitest';

afterEach(cleanup);

const gone = new Error('Failed to fetch dynamically imported module');

const open = async (load: () => Promise<{ Component: () => string }>) => {
  const i18n = await texts();
  const router = createMemoryRouter([
    {
      errorElement: <PageError />,
      hydrateFallbackElement: <></>,
      children: [{ index: true, lazy: retryableLazy(load) }],
    },
  ]);
  render(
    <I18nextProvider i18n={i18n}>
      <TestTheme>
        <RouterProvider router={router} />
      </TestTheme>
    </I18nextProvider>,
  );
};

describe('a page whose code fails to load', () => {
  it('shows the error page until a retry loads it (NAV-14, FLT-8)', async () => {
    const load = vi.fn(() => Promise.resolve({ Component: () => 'the page' }));
    for (let failures = 0; failures < 3; failures += 1) load.mockRejectedValueOnce(gone);
    await open(load);
    await userEvent.click(await screen.findByRole('button', { name: 'Újrapróbálom' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Újrapróbálom' }));
    expect(await screen.findByText('the page')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(4);
    takeConsole();
  });

  it('blames the network where there is none, and opens by itself once it is back (NAV-14, FLT-8)', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi
      .fn(() => Promise.resolve({ Component: () => 'the page' }))
      .mockRejectedValueOnce(gone)
      .mockRejectedValueOnce(gone);
    await open(load);
    await screen.findByRole('heading', { level: 1, name: 'Nincs internetkapcsolat' });
    expect(screen.queryByText(/új változat/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Újrapróbálom' })).toBeVisible();
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('the page')).toBeVisible();
    takeConsole();
  });

  it('is shown at once if its first load works', async () => {
    const load = vi.fn(() => Promise.resolve({ Component: () => 'the page' }));
    await open(load);
    expect(await screen.findByText('the page')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });
});
