import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showLastResort } from '../../src/layout/lastResort';
import { ServiceError } from '../../src/http/serviceError';
import * as footer from '../../src/layout/Footer';
import { heading, renderPortal } from '../setup/renderPortal';
import { takeConsole } from '../setup/vitest';

const technical = /Technikai hiba történt/;

/** As browsers tell of a promise whose failure nobody took. */
const reject = (reason: unknown): void => {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  });
};

describe('an error that nobody foresaw', () => {
  it('leaves the page and what was typed, and is told once, with a reference (NAV-14, ERR-2)', async () => {
    const { user } = await renderPortal({ path: '/login' });
    await user.type(await screen.findByRole('textbox', { name: 'E-mail cím vagy azonosító' }), 'anna@pelda.hu');
    reject(new TypeError('x is not a function'));
    reject('a second one');
    const alert = screen.getAllByRole('alert').find((one) => within(one).queryByText(technical) !== null);
    expect(alert).toHaveTextContent(/[A-HJ-NP-Z2-9]{6}/);
    expect(screen.getAllByText(technical)).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: 'E-mail cím vagy azonosító' })).toHaveValue('anna@pelda.hu');
  });

  it('tells the codes of a refusal that nobody caught, in the language on the screen (I18N-2)', async () => {
    await renderPortal({ path: '/login', language: 'en' });
    await heading('Sign in');
    reject(new ServiceError('refused', ['PAYING_DISABLED'], ''));
    expect(await screen.findByText(/Online payment/)).toBeVisible();
  });

  it.each([
    ['a call that was cancelled', new ServiceError('cancelled', [], '')],
    ['an ended session, of which the guard speaks', new ServiceError('session', ['ACC_INVALID_TOKEN'], '')],
    ['another program’s in the browser', Object.assign(new Error('x'), { stack: 'at chrome-extension://abc/x.js' })],
  ])('says nothing where it is %s', async (_what, reason) => {
    await renderPortal({ path: '/login' });
    await heading('Bejelentkezés');
    reject(reason);
    expect(screen.queryByText(technical)).not.toBeInTheDocument();
  });

  it('in a handler is told too, another origin’s is not', async () => {
    await renderPortal({ path: '/login' });
    await heading('Bejelentkezés');
    act(() => void window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' })));
    expect(screen.queryByText(technical)).not.toBeInTheDocument();
    act(() => void window.dispatchEvent(new ErrorEvent('error', { error: new Error('ours') })));
    expect(screen.getByText(technical)).toBeVisible();
  });
});

describe('where the shell itself fails', () => {
  it('the message and its ways on stand without it (NAV-14)', async () => {
    vi.spyOn(footer, 'Footer').mockImplementation(() => {
      throw new Error('footer');
    });
    await renderPortal({ path: '/login' });
    expect(await heading('Hiba történt')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Újrapróbálom' })).toBeVisible();
    takeConsole();
  });
});

describe('a path that not even the last pattern takes', () => {
  it.each(['/x%0d%0ay', '/payment/%0a/b/c'])('is a page that isn’t there, in the shell: %s (NAV-2, SEC-4)', async (path) => {
    await renderPortal({ path });
    expect(await heading('Az oldal nem található')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ugrás a tartalomra' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vissza a kezdőlapra' })).toBeVisible();
    takeConsole();
  });
});

describe('where nothing can be shown', () => {
  afterEach(() => document.body.replaceChildren());

  it('both languages say so once, with a way to load the portal again (NAV-14, I18N-1)', async () => {
    const reload = vi.fn();
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const error = new Error('chunk');
    showLastResort(error, reload);
    showLastResort(error, reload);
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['A portál most nem tölthető be', 'The portal can’t be loaded right now']);
    expect(screen.getByRole('button', { name: 'Újratöltés' })).toHaveFocus();
    expect(report).toHaveBeenCalledTimes(2);
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});
