import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { optionalPart } from '~/components/optionalPart';
import { ServiceError } from '~/http/serviceError';
import { createI18n } from '~/i18n/i18n';
import { PageError } from '~/layout/errors/ErrorPages';
import { showFatalErrorScreen } from '~/layout/errors/fatalErrorScreen';
import * as languageButtons from '~/layout/header/LanguageButtons';
import { retryableLazy } from '~/layout/retryableLazy';

import { signInAs } from '../../../mocks/control';
import { addFault, clearFaults } from '../../../mocks/faults';
import { configure } from '../../setup/configure';
import { ownError } from '../../setup/ownError';
import { heading, renderPortal } from '../../setup/renderPortal';
import { TestTheme } from '../../setup/TestTheme';
import { testWorld } from '../../setup/testWorld';
import { takeConsole } from '../../setup/vitest';

const technical = /Technikai hiba történt/;
const retry = () => screen.findByRole('button', { name: 'Újrapróbálom' });

const reject = (reason: unknown): void => {
  act(() => void window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })));
};

const foreign = (address: string) => Object.assign(new Error('x'), { stack: `Error: x\n    at ${address}:1:2` });

describe('an uncaught error', () => {
  it('an uncaught error keeps the page and what was typed, and shows one notice with a reference (NAV-14, ERR-2)', async () => {
    const { user } = await renderPortal({ path: '/login' });
    const field = await screen.findByRole('textbox', { name: 'E-mail-cím vagy azonosító' });
    await user.type(field, 'anna@pelda.hu');
    reject(ownError(new TypeError('x is not a function')));
    act(() => void window.dispatchEvent(new ErrorEvent('error', { error: ownError(new Error('a second one')) })));
    const alert = screen.getAllByRole('alert').find((one) => within(one).queryByText(technical) !== null);
    expect(alert).toHaveTextContent(/[A-HJ-NP-Z2-9]{6}/);
    expect(screen.getAllByText(technical)).toHaveLength(1);
    expect(field).toHaveValue('anna@pelda.hu');
  });

  it('an uncaught error is shown by its codes in the current language if it is a refusal (I18N-2)', async () => {
    await renderPortal({ path: '/login', language: 'en' });
    await heading('Sign in');
    reject(new ServiceError('refused', ['PAYING_DISABLED'], ''));
    expect(await screen.findByText(/Online payment/)).toBeVisible();
  });

  it.each([
    ['a cancelled call', new ServiceError('cancelled', [], '')],
    ['an ended session, which the guard reports', new ServiceError('session', ['ACC_INVALID_TOKEN'], '')],
    ['an error of a browser extension', foreign('chrome-extension://abc/x.js')],
    ['an error of the captcha', foreign('https://www.gstatic.com/recaptcha/x.js')],
    [
      'an error of a webview that has no place',
      new TypeError('undefined is not an object (window.webkit.messageHandlers)'),
    ],
    ['a text, as a captcha’s timeout', 'Timeout'],
    ['a text that a scanner of links leaves', 'Object Not Found Matching Id:1'],
  ])('an uncaught error is not shown if it is %s (ERR-4, OPS-5)', async (_what, reason) => {
    await renderPortal({ path: '/login' });
    await heading('Bejelentkezés');
    reject(reason);
    expect(screen.queryByText(technical)).not.toBeInTheDocument();
  });
});

describe('a page whose code fails to load', () => {
  const gone = new Error('Failed to fetch dynamically imported module');
  const open = async (failures: number) => {
    const load = vi.fn(() => Promise.resolve({ Component: () => 'the page' }));
    for (let failure = 0; failure < failures; failure += 1) load.mockRejectedValueOnce(gone);
    const { i18n, ready } = createI18n('hu');
    await ready;
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
    return load;
  };

  it('a page whose code fails to load shows the error page until a retry loads it (NAV-14, FLT-8)', async () => {
    const load = await open(3);
    await userEvent.click(await retry());
    await userEvent.click(await retry());
    expect(await screen.findByText('the page')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(4);
    takeConsole();
  });

  it('a page whose code fails to load blames the network where there is none, and opens by itself once it is back (NAV-14, FLT-8)', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open(2);
    await heading('Nincs internetkapcsolat');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('the page')).toBeVisible();
    takeConsole();
  });
});

describe('a part that a page is usable without', () => {
  const gone = new Error('Failed to fetch dynamically imported module');

  it('a part that a page is usable without is left out where its code fails to load (NAV-14)', async () => {
    const load = vi.fn<() => Promise<ComponentType>>().mockRejectedValueOnce(gone);
    const Part = optionalPart(load);
    render(
      <>
        the page
        <Suspense>
          <Part />
        </Suspense>
      </>,
    );
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    await act(() => Promise.resolve());
    expect(document.body).toHaveTextContent(/^the page$/);
    expect(load).toHaveBeenCalledOnce();
  });

  it('a navigation doesn’t wait for a member’s frame whose code fails to load: the error page shows (NAV-14)', async () => {
    const module = '~/layout/MemberLayout';
    vi.doMock(module, () => Promise.reject(gone));
    onTestFinished(() => {
      vi.doUnmock(module);
    });
    const { go, store, world } = await renderPortal({ path: '/login', withOperation: true });
    // The notices of operations are there.
    await waitFor(() => expect(screen.getAllByRole('status').length).toBeGreaterThan(1));
    store.signIn(signInAs(world, 'anna'));
    await act(() => go('/documents'));
    await heading('Hiba történt');
    expect(screen.queryByRole('navigation', { name: 'Főmenü' })).not.toBeInTheDocument();
    takeConsole();
  });

  it('the menu of the colour schemes says so where its code fails to load, and opens at the next press (NAV-14, NAV-18)', async () => {
    const load = vi.fn((original: () => Promise<object>) => original());
    load.mockRejectedValueOnce(gone);
    vi.doMock('~/layout/header/SchemeMenu', load);
    onTestFinished(() => {
      vi.doUnmock('~/layout/header/SchemeMenu');
    });
    const { user } = await renderPortal({ path: '/login' });
    const field = await screen.findByLabelText('Jelszó', { selector: 'input' });
    await user.type(field, 'titok1');
    const button = screen.getByRole('button', { name: 'Megjelenés' });
    await user.click(button);
    expect(await screen.findByText(technical)).toBeVisible();
    expect(field).toHaveValue('titok1');
    await user.click(button);
    expect(await screen.findByRole('menuitemradio', { name: 'Sötét' })).toBeVisible();
  });
});

describe('without a network', () => {
  const connect = (online: boolean): void => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
  };
  const offline = /^Technikai hiba történt: nincs internetkapcsolat/;

  it('without a network a save says so with a reference and keeps what was typed; a page says so and loads by itself later (ERR-2, FLT-2)', async () => {
    const world = testWorld();
    const { user, go } = await renderPortal({ path: '/profile/data', as: 'anna', world });
    const phone = await screen.findByRole('textbox', { name: 'Mobiltelefon' });
    await user.clear(phone);
    await user.type(phone, '06301112233');
    connect(false);
    addFault(world, { call: '*', kind: 'offline' });
    await user.click(screen.getByRole('button', { name: 'Telefonszám módosítása' }));
    expect(await screen.findByText(offline)).toHaveTextContent(/Hivatkozási szám: [A-HJ-NP-Z2-9]{6}/);
    expect(phone).toHaveValue('+36/30/1112233');
    await act(() => go('/documents'));
    expect((await screen.findAllByText(offline)).length).toBeGreaterThan(0);
    clearFaults(world);
    connect(true);
    expect((await screen.findAllByRole('button', { name: /Letöltés/ })).length).toBeGreaterThan(0);
    expect(screen.queryByText(offline)).not.toBeInTheDocument();
  });
});

describe('where a page can’t be shown', () => {
  it('the error page stands alone if the shell itself fails (NAV-14)', async () => {
    vi.spyOn(languageButtons, 'LanguageButtons').mockImplementation(() => {
      throw new Error('language');
    });
    await renderPortal({ path: '/login' });
    expect(await heading('Hiba történt')).toBeVisible();
    expect(await retry()).toBeVisible();
    takeConsole();
  });

  it.each(['/x%0d%0ay', '/payment/%0a/b/c'])(
    'a path that not even the last pattern matches is a page that is not found, in the shell: %s (NAV-2, SEC-4)',
    async (path) => {
      await renderPortal({ path });
      expect(await heading('Az oldal nem található')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Ugrás a tartalomra' })).toBeInTheDocument();
      takeConsole();
    },
  );

  afterEach(() => document.body.replaceChildren());

  it('where nothing else can be shown, a static text in both languages says what to do and whom to ask, and the error is reported (NAV-14, I18N-1, OPS-11)', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const error = new Error('chunk');
    configure({ care: { phone: '+36 1 234 5678', email: 'ugyfel@pelda.hu' } });
    document.body.append('a page that failed');
    showFatalErrorScreen(error);
    expect(document.body).not.toHaveTextContent('a page that failed');
    expect(screen.getByText(/^A portál most nem tölthető be\./)).toHaveAttribute('lang', 'hu');
    expect(screen.getByText(/^The portal can’t be loaded right now\./)).toHaveAttribute('lang', 'en');
    expect(screen.getByText(/Customer care: \+36 1 234 5678, ugyfel@pelda\.hu$/)).toHaveTextContent(/^Ügyfélszolgálat/);
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
    configure({ care: {} });
    showFatalErrorScreen(error);
    expect(screen.queryByText(/Customer care/)).toBeNull();
  });
});
