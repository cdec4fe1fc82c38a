import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { ServiceError } from '../../src/http/serviceError';
import { showFatalErrorScreen } from '../../src/layout/errors/fatalErrorScreen';
import * as languageButtons from '../../src/layout/header/LanguageButtons';
import { heading, renderPortal } from '../setup/renderPortal';
import { takeConsole } from '../setup/vitest';

const technical = /Technikai hiba történt/;

/** Dispatches the event of an unhandled rejection. */
const reject = (reason: unknown): void => {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  });
};

describe('an uncaught error', () => {
  it('keeps the page and what was typed, and shows one notice with a reference (NAV-14, ERR-2)', async () => {
    const { user } = await renderPortal({ path: '/login' });
    await user.type(await screen.findByRole('textbox', { name: 'E-mail-cím vagy azonosító' }), 'anna@pelda.hu');
    reject(new TypeError('x is not a function'));
    reject('a second one');
    const alert = screen.getAllByRole('alert').find((one) => within(one).queryByText(technical) !== null);
    expect(alert).toHaveTextContent(/[A-HJ-NP-Z2-9]{6}/);
    expect(screen.getAllByText(technical)).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'E-mail-cím vagy azonosító' })).toHaveValue('anna@pelda.hu');
  });

  it('shows the codes of an uncaught refusal in the current language (I18N-2)', async () => {
    await renderPortal({ path: '/login', language: 'en' });
    await heading('Sign in');
    reject(new ServiceError('refused', ['PAYING_DISABLED'], ''));
    expect(await screen.findByText(/Online payment/)).toBeVisible();
  });

  it.each([
    ['a cancelled call', new ServiceError('cancelled', [], '')],
    ['an ended session, which the guard reports', new ServiceError('session', ['ACC_INVALID_TOKEN'], '')],
    ['an error of a browser extension', Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/x.js' })],
  ])('shows nothing for %s', async (_what, reason) => {
    await renderPortal({ path: '/login' });
    await heading('Bejelentkezés');
    reject(reason);
    expect(screen.queryByText(technical)).not.toBeInTheDocument();
  });

  it('in an event handler is shown too, an error of another origin is not', async () => {
    await renderPortal({ path: '/login' });
    await heading('Bejelentkezés');
    act(() => void window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' })));
    expect(screen.queryByText(technical)).not.toBeInTheDocument();
    act(() => void window.dispatchEvent(new ErrorEvent('error', { error: new Error('ours') })));
    expect(screen.getByText(technical)).toBeVisible();
  });
});

describe('when the shell itself fails', () => {
  it('the error page stands alone, with its buttons (NAV-14)', async () => {
    vi.spyOn(languageButtons, 'LanguageButtons').mockImplementation(() => {
      throw new Error('language');
    });
    await renderPortal({ path: '/login' });
    expect(await heading('Hiba történt')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Újrapróbálom' })).toBeVisible();
    takeConsole();
  });
});

describe('a path that not even the last pattern matches', () => {
  it.each(['/x%0d%0ay', '/payment/%0a/b/c'])(
    'is a page that is not found, in the shell: %s (NAV-2, SEC-4)',
    async (path) => {
      await renderPortal({ path });
      expect(await heading('Az oldal nem található')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Ugrás a tartalomra' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Vissza a kezdőlapra' })).toBeVisible();
      takeConsole();
    },
  );
});

describe('when nothing can be shown', () => {
  afterEach(() => document.body.replaceChildren());

  it('a static text in both languages says what to do, and the error is reported (NAV-14, I18N-1)', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const error = new Error('chunk');
    document.body.append('a page that failed');
    showFatalErrorScreen(error);
    expect(document.body).not.toHaveTextContent('a page that failed');
    expect(screen.getByText(/^A portál most nem tölthető be\..* töltse be újra az oldalt\./)).toHaveAttribute(
      'lang',
      'hu',
    );
    expect(screen.getByText(/^The portal can’t be loaded right now\..* reload the page\./)).toHaveAttribute(
      'lang',
      'en',
    );
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
  });
});
