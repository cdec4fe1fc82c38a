import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { GoogleCaptcha } from '~/features/captcha/GoogleCaptcha';
import { loadSettings } from '~/http/loadSettings';
import { onFailure } from '~/http/serviceError';
import { createI18n, loadPortalTexts } from '~/i18n/i18n';
import { useLanguage } from '~/i18n/useLanguage';
import { createQueryClient } from '~/layout/queryClient';

import { configure } from '../../setup/configure';
import { TestTheme } from '../../setup/TestTheme';

interface WidgetOptions {
  sitekey: string;
  hl: string;
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

const script = (): HTMLScriptElement | null =>
  document.head.querySelector('script[src^="https://www.google.com/recaptcha/api.js"]');

/** Google's script has come and is ready; what it is asked to draw is kept. */
const googleComes = (): { widgets: WidgetOptions[]; reset: ReturnType<typeof vi.fn> } => {
  const widgets: WidgetOptions[] = [];
  const reset = vi.fn();
  window.grecaptcha = {
    render: (_, options) => {
      // The library hands over Google's own options.
      widgets.push(options as WidgetOptions);
      return widgets.length - 1;
    },
    reset,
    getResponse: () => '',
  };
  act(() => window.onRecaptchaLoad?.());
  return { widgets, reset };
};

/** What is reported to operations from now on. */
const watchReported = (): unknown[] => {
  const failures: unknown[] = [];
  onTestFinished(onFailure((error) => failures.push(error)));
  return failures;
};

/** A page with nothing but the captcha on it, as a form holds it. */
const open = async (siteKey: string | null = 'site-key') => {
  configure({ recaptchaSiteKey: siteKey ?? undefined });
  const { i18n, ready } = createI18n('hu');
  await ready;
  await loadPortalTexts(i18n);
  const given: string[] = [];
  const Page = () => {
    const [value, setValue] = useState('');
    const change = (next: string): void => {
      given.push(next);
      setValue(next);
    };
    return (
      <>
        <GoogleCaptcha
          id="captcha"
          name="captcha"
          describedBy="error"
          invalid={false}
          language={useLanguage()}
          value={value}
          onChange={change}
        />
        <button type="button" onClick={() => setValue('')}>
          failed submit
        </button>
      </>
    );
  };
  render(
    <I18nextProvider i18n={i18n}>
      <TestTheme>
        <QueryClientProvider client={createQueryClient()}>
          <Page />
        </QueryClientProvider>
      </TestTheme>
    </I18nextProvider>,
  );
  return { given, i18n, user: userEvent.setup() };
};

/** The captcha in its page, drawn by Google's script. */
const openDrawn = async () => {
  const page = await open();
  const google = googleComes();
  await waitFor(() => expect(google.widgets).toHaveLength(1));
  return { ...page, ...google };
};
const failedText = 'Az ellenőrzést nem sikerült betölteni';

beforeEach(() => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  script()?.remove();
  window.grecaptcha = undefined;
  window.onRecaptchaLoad = undefined;
  Reflect.deleteProperty(window, 'matchMedia');
  Reflect.deleteProperty(window, 'trustedTypes');
});

it('Google’s captcha says that it couldn’t be loaded where the settings can’t be read, and the retry reads them again (OPS-1, OPS-5, PUB-18)', async () => {
  const answers = [new Response('', { status: 429 }), new Response('', { status: 429 })];
  vi.stubGlobal('fetch', () => Promise.resolve(answers.shift() ?? Response.json({ VITE_RECAPTCHA_SITE_KEY: 'late' })));
  await expect(loadSettings()).rejects.toThrow();
  const failures = watchReported();
  const { user } = await open();
  expect(await screen.findByText(failedText)).toBeVisible();
  expect(failures).toMatchObject([{ kind: 'technical', network: true }]);
  await user.click(screen.getByRole('button', { name: 'Újrapróbálom' }));
  await waitFor(() => expect(script()).not.toBeNull());
  const { widgets } = googleComes();
  await waitFor(() => expect(widgets[0]?.sitekey).toBe('late'));
});

it('Google’s captcha is drawn in the page’s language with the deployment’s key, and hands its proof over (PUB-18)', async () => {
  const { given } = await open();
  await waitFor(() => expect(new URL(script()?.src ?? '').searchParams.get('hl')).toBe('hu'));
  const { widgets } = googleComes();
  await waitFor(() => expect(widgets).toHaveLength(1));
  expect(widgets[0]).toMatchObject({ sitekey: 'site-key', hl: 'hu', theme: 'light' });
  act(() => widgets[0]?.callback('proof'));
  expect(given).toEqual(['proof']);
});

it('Google’s captcha is drawn anew where the language changes, unless it is solved already (PUB-18, I18N-2)', async () => {
  const { i18n, given, widgets } = await openDrawn();
  await act(() => i18n.changeLanguage('en'));
  expect(widgets.map(({ hl }) => hl)).toEqual(['hu', 'en']);
  act(() => widgets[1]?.callback('proof'));
  await act(() => i18n.changeLanguage('hu'));
  expect([widgets.length, given]).toEqual([2, ['proof']]);
});

it('Google’s captcha has to be solved again once it has expired, and after a failed submit (PUB-18)', async () => {
  const { given, user, widgets, reset } = await openDrawn();
  act(() => widgets[0]?.callback('proof'));
  act(() => widgets[0]?.['expired-callback']());
  expect(given).toEqual(['proof', '']);
  act(() => widgets[0]?.callback('proof 2'));
  reset.mockClear();
  await user.click(screen.getByRole('button', { name: 'failed submit' }));
  expect(reset).toHaveBeenCalledExactlyOnceWith(0);
});

it('Google’s captcha that can’t be loaded says so, can be tried again without a reload, and is no error of the portal’s own code (PUB-18, OPS-5)', async () => {
  const failures = watchReported();
  const { user } = await open();
  await waitFor(() => expect(script()).not.toBeNull());
  act(() => void script()?.dispatchEvent(new Event('error')));
  expect(await screen.findByText(failedText)).toBeVisible();
  expect(script()).toBeNull();
  expect(failures).toMatchObject([{ kind: 'technical', network: true }]);
  await user.click(screen.getByRole('button', { name: 'Újrapróbálom' }));
  await waitFor(() => expect(script()).not.toBeNull());
  const { widgets } = googleComes();
  await waitFor(() => expect(widgets).toHaveLength(1));
  expect(screen.queryByText(failedText)).not.toBeInTheDocument();
});

it('Google’s captcha of which only the first file came is given up after a while: never a blank (PUB-18)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  await waitFor(() => expect(script()).not.toBeNull());
  act(() => void script()?.dispatchEvent(new Event('load')));
  act(() => void vi.advanceTimersByTime(15_000));
  expect(await screen.findByText(failedText)).toBeVisible();
});

it('Google’s captcha that lost its connection says so and can be tried again (PUB-18)', async () => {
  const { given, user, widgets } = await openDrawn();
  act(() => widgets[0]?.callback('proof'));
  act(() => widgets[0]?.['error-callback']());
  expect(given).toEqual(['proof', '']);
  await user.click(await screen.findByRole('button', { name: 'Újrapróbálom' }));
  await waitFor(() => expect(widgets).toHaveLength(2));
});

it('Google’s captcha says that it is not configured where the deployment has no key, and loads nothing (PUB-18)', async () => {
  await open(null);
  expect(await screen.findByText('Az ellenőrzés nincs beállítva')).toBeVisible();
  expect(script()).toBeNull();
});

it('Google’s captcha lets nothing but Google’s scripts through Trusted Types (SEC-2)', async () => {
  const rules: { createScriptURL: (address: string) => string | null }[] = [];
  const factory = {
    defaultPolicy: null as object | null,
    createPolicy: (name: string, given: (typeof rules)[number]) => {
      expect(name).toBe('default');
      rules.push(given);
      factory.defaultPolicy = given;
      return given;
    },
  };
  Object.defineProperty(window, 'trustedTypes', { value: factory, configurable: true });
  await open();
  await waitFor(() => expect(script()).not.toBeNull());
  expect(rules).toHaveLength(1);
  const through = (address: string): boolean => rules[0]?.createScriptURL(address) === address;
  expect(
    [
      'https://www.google.com/recaptcha/api.js?x=1',
      'https://www.gstatic.com/recaptcha/releases/1/recaptcha__hu.js',
    ].map(through),
  ).toEqual([true, true]);
  expect(
    [
      'https://www.google.com/',
      'https://www.google.com.evil.hu/recaptcha/',
      'http://www.gstatic.com/recaptcha/x.js',
      'https://www.google.com/recaptcha/../complete/search',
      'data:,alert(1)',
      '/assets/x.js',
    ].map(through),
  ).toEqual(Array(6).fill(false));
});
