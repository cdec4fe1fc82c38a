import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { appVersion } from '~/domain/constants';
import * as texts from '~/i18n/i18n';
import { firstLanguage } from '~/layout/header/language';

import { heading, renderPortal } from '../setup/renderPortal';

it('the header switches the language on every page, and keeps it over log-out (NAV-11, SES-11, I18N-2)', async () => {
  const { user, path } = await renderPortal({ path: '/app', as: 'anna' });
  await heading('Áttekintés');
  expect(screen.getByRole('button', { name: 'HUN' })).toHaveAttribute('aria-pressed', 'true');
  for (const name of ['HUN', 'ENG']) expect(screen.getByRole('button', { name })).toHaveProperty('tabIndex', 0);
  expect(screen.getByText(appVersion)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'ENG' }));
  await heading('Overview');
  expect(document.documentElement.lang).toBe('en');
  expect(document.title).toMatch(/^Overview – /);
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await heading('Sign in');
  expect(path()).toBe('/login');
  expect(document.cookie).toContain('cportal_language=en');
});

it.each([
  ['/login', undefined, 'E-mail-cím vagy azonosító', 'anna@pel'],
  ['/register', undefined, 'Keresztnév', 'Ann'],
  ['/profile/data', 'anna', 'E-mail-cím', 'anna.uj@pel'],
  ['/contracting/init', 'bela', /Céges e-mail-cím vagy egyedi kód/, 'bela@c'],
])('a half-typed form stays as it is when the language is switched: %s (I18N-2)', async (path, as, label, half) => {
  const { user } = await renderPortal({ path, as });
  const input = await screen.findByRole('textbox', { name: label });
  await user.clear(input);
  await user.click(input);
  await user.paste(half);
  const title = screen.getByRole('heading', { level: 1 }).textContent;
  await user.click(screen.getByRole('button', { name: 'ENG' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(title));
  expect(input).toBeInTheDocument();
  expect(input).toHaveValue(half);
});

it('the portal keeps the language of a path on the pages that follow, until it is switched (SES-11, NAV-11, I18N-2)', async () => {
  const { user, go } = await renderPortal({ path: '/subscribe/1/en', language: 'en' });
  await heading('Newsletter');
  await act(() => go('/login'));
  await heading('Sign in');
  expect(firstLanguage('/payment/T00000000001')).toBe('en');
  await user.click(screen.getByRole('button', { name: 'HUN' }));
  await heading('Bejelentkezés');
  expect(firstLanguage('/register')).toBe('hu');
  await act(() => go('/subscribe/1/en'));
  await heading('Newsletter');
  await user.click(screen.getByRole('button', { name: 'HUN' }));
  await heading('Hírlevél');
  expect(firstLanguage('/register')).toBe('hu');
});

it('a language that can’t be loaded is reported on the page that is open by then (I18N-2)', async () => {
  let fail = (): void => undefined;
  vi.spyOn(texts, 'switchLanguage').mockImplementation(
    () => new Promise((_resolve, reject) => (fail = () => reject(new Error('gone')))),
  );
  const { user, go } = await renderPortal({ path: '/login' });
  await user.click(screen.getByRole('button', { name: 'ENG' }));
  await act(() => go('/accessibility'));
  await heading('Akadálymentességi nyilatkozat');
  fail();
  expect(await screen.findByText(/Ennek a nyelvnek a szövegei/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'HUN' })).toHaveAttribute('aria-pressed', 'true');
});

it('the language that was pressed last stays, though the texts of the one before come later (I18N-2)', async () => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const { switchLanguage } = texts;
  const switched = vi.spyOn(texts, 'switchLanguage').mockImplementationOnce(async (...given) => {
    await arrived;
    await switchLanguage(...given);
  });
  const { user, i18n } = await renderPortal({ path: '/login' });
  await user.click(screen.getByRole('button', { name: 'ENG' }));
  await user.click(screen.getByRole('button', { name: 'HUN' }));
  arrive();
  await waitFor(() => expect(switched.mock.settledResults.map(({ type }) => type)).toEqual(['fulfilled', 'fulfilled']));
  expect(i18n.language).toBe('hu');
});

it.each([
  ['/subscribe/1/en.', 'en'],
  ['/activate/en%22%3E/kod', 'en'],
  ['/validate-email/EN/token', 'en'],
  ['/invoice/2026-1/token/en);', 'en'],
  ['/subscribe/1/de.', 'hu'],
])(
  'the language in a link is read without signs that a mail program added: %s is %s (I18N-1, SEC-4)',
  (path, language) => {
    expect(firstLanguage(path)).toBe(language);
  },
);
