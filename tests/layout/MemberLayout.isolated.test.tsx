import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createSessionStore } from '~/session/store';
import { configureTabs } from '~/session/tabs';

import { endSessions, signInAs } from '../../mocks/control';
import { addFault } from '../../mocks/faults';
import { personaPassword } from '../../mocks/personas';
import { fill, press } from '../setup/fields';
import { openTab } from '../setup/otherTab';
import { heading, renderPortal, type OpenPortal } from '../setup/renderPortal';
import { createTabBus } from '../setup/tabBus';
import { testWorld } from '../setup/testWorld';

afterEach(() => vi.useRealTimers());

const signInPage = async ({ path, store }: OpenPortal): Promise<void> => {
  await heading('Bejelentkezés');
  expect(path()).toBe('/login');
  // A token that ended here isn't taken again (SES-14); nothing else is left.
  expect({ ...store.get(), endedToken: undefined }).toEqual({});
};
const signIn = async ({ user }: OpenPortal, email: string): Promise<void> => {
  await fill(user, { 'E-mail-cím vagy azonosító': email, Jelszó: personaPassword });
  await press(user, 'Bejelentkezés');
};
const endedNotices = (): HTMLElement[] => screen.queryAllByText(/A munkamenete lejárt/);

describe('the header’s data', () => {
  it('the header’s data keeps the name, e-mail and customer ID that a reply leaves out (ERR-8)', async () => {
    const portal = await renderPortal({
      path: '/documents',
      as: 'anna',
      faults: [
        { call: '/getHeadData', kind: 'fields', fields: { user: { pack: 'XS', kr: null, email: '' } }, times: 1 },
      ],
    });
    const before = portal.store.get().currentUser;
    await waitFor(() => expect(portal.store.get().currentUser?.pack).toBe('XS'));
    const { firstName, lastName, email, kr } = before ?? {};
    expect(kr).toBeDefined();
    expect(portal.store.get().currentUser).toMatchObject({ firstName, lastName, email, kr });
  });
});

describe('the guard of the member pages', () => {
  it('the guard of the member pages leads who is not signed in to the sign-in page, with nothing of it in the address (SES-4)', async () => {
    const portal = await renderPortal({ path: '/documents' });
    await signInPage(portal);
    expect(endedNotices()).toEqual([]);
    expect(portal.sent('/list')).toEqual([]);
  });

  it('the guard of the member pages lets Back show nothing after a log-out, and asks the services anew for the next member (SES-9)', async () => {
    const portal = await renderPortal({ path: '/payment', as: 'anna' });
    await heading('Befizetés');
    await portal.go('/documents');
    await heading('Dokumentumok');
    await portal.user.click(screen.getByRole('button', { name: 'Kijelentkezés' }));
    await signInPage(portal);
    await act(() => portal.back());
    await signInPage(portal);
    expect(window.sessionStorage).toHaveLength(0);
    const asked = portal.sent('/getHeadData').length;
    await signIn(portal, 'dora@pelda.hu');
    await waitFor(() => expect(portal.path()).toBe('/payment'));
    await waitFor(() => expect(portal.sent('/getHeadData')).toHaveLength(asked + 1));
    expect(screen.queryByText(/Kovács/)).not.toBeInTheDocument();
  });

  it('the guard of the member pages keeps no reply over a log-out: the same member’s lists are asked anew (SES-9)', async () => {
    const portal = await renderPortal({ path: '/invoices', as: 'anna' });
    await waitFor(() => expect(portal.sent('/listInvoices')).toHaveLength(2));
    await portal.user.click(await screen.findByRole('button', { name: 'Kijelentkezés' }));
    await signInPage(portal);
    await signIn(portal, 'anna@pelda.hu');
    await waitFor(() => expect(portal.path()).toBe('/payment'));
    await portal.go('/invoices');
    await waitFor(() => expect(portal.sent('/listInvoices')).toHaveLength(4));
  });

  it('the guard of the member pages shows nothing of a member on a page that comes out of the back-forward cache to another one (SES-9, SES-14)', async () => {
    const { user, world } = await renderPortal({ path: '/profile/data', as: 'anna' });
    await screen.findByDisplayValue('+36/30/1234567');
    await user.type(screen.getByRole('textbox', { name: 'E-mail-cím' }), 'anna.uj@pelda.hu');
    // In another document of the tab.
    const next = createSessionStore();
    next.end('loggedOut');
    next.signIn(signInAs(world, 'denes'));
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(screen.queryByDisplayValue('+36/30/1234567')).not.toBeInTheDocument();
    expect(await screen.findByRole('textbox', { name: 'E-mail-cím' })).toHaveValue('denes@pelda.hu');
    expect(await screen.findByLabelText('Mobiltelefon')).not.toHaveValue('+36/30/1234567');
  });

  it('the guard of the member pages takes a refused token for an ended session: several refusals are one sign-out and one notice, and the way back stays (SES-6, FLT-1)', async () => {
    const portal = await renderPortal({ path: '/payment', as: 'anna' });
    await heading('Befizetés');
    // This page asks for three years; its last reply must not be the one that ends the session.
    await waitFor(() => expect(portal.sent('/getAmounts')).toHaveLength(3));
    endSessions(portal.world);
    const asked = portal.world.log.length;
    // This page asks several times at once; no answer comes before the last question.
    addFault(portal.world, { call: '*', kind: 'slow', delay: 100 });
    await portal.go('/documents');
    await signInPage(portal);
    expect(portal.world.log.length - asked).toBeGreaterThan(1);
    expect(endedNotices()).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).not.toMatch(/érvénytelen/);
    await signIn(portal, 'anna@pelda.hu');
    await heading('Dokumentumok');
    expect(portal.path()).toBe('/documents');
  });
});

it.each<[string, ('sessionStorage' | 'localStorage')[]]>([
  ['sessionStorage alone is refused', ['sessionStorage']],
  ['localStorage alone is refused', ['localStorage']],
  ['all cookies are blocked', ['sessionStorage', 'localStorage']],
])(
  'a member signs in, comes to the page that they asked for, and logs out where %s (FLT-6, SES-14)',
  async (_what, refused) => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of refused) vi.spyOn(window, name, 'get').mockImplementation(refuse);
    const portal = await renderPortal({ path: '/documents', openChannel: refused.length > 1 ? refuse : undefined });
    await signInPage(portal);
    await signIn(portal, 'anna@pelda.hu');
    await heading('Dokumentumok');
    await portal.user.click(await screen.findByRole('button', { name: 'Kijelentkezés' }));
    await signInPage(portal);
    vi.restoreAllMocks();
  },
);

describe('the last two minutes of a session', () => {
  const fieldName = /Céges e-mail-cím vagy egyedi kód/;
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Hamarosan lejár a munkamenete' }));
  const typing = (prepare?: Parameters<typeof renderPortal>[0]['prepare']) => {
    const world = testWorld();
    world.state.settings.tokenSeconds = 110;
    return renderPortal({ path: '/contracting/init', as: 'bela', world, prepare });
  };
  const enter = async ({ user }: OpenPortal, password: string): Promise<void> => {
    const ending = await dialog();
    await user.click(ending.getByLabelText('Jelszó'));
    await user.paste(password);
    await user.click(ending.getByRole('button', { name: 'Bejelentkezve maradok' }));
  };

  it('the last two minutes of a session count down and offer to sign in again in place: what was typed and the page stay (SES-7)', async () => {
    const portal = await typing();
    const typed = await screen.findByLabelText<HTMLInputElement>(fieldName);
    typed.focus();
    const before = portal.store.get().token;
    const ending = await dialog();
    expect(ending.getByRole('timer')).toHaveTextContent(/^Hátralévő idő: 1:[0-5]\d$/);
    expect(ending.getAllByText(/hamarosan/i)).toHaveLength(1);
    await enter(portal, 'rossz');
    expect(await ending.findByText(/Hibás e‑mail‑cím, azonosító vagy jelszó/)).toBeVisible();
    expect(ending.getByLabelText('Jelszó')).toHaveValue('');
    portal.world.state.settings.tokenSeconds = 1800;
    await enter(portal, personaPassword);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(portal.store.get().token).not.toBe(before);
    expect(portal.sent('/login').at(-1)).toEqual({ login: 'bela@pelda.hu', password: personaPassword });
    // The very same element, so the page under the dialog was never taken down.
    expect(screen.getByLabelText(fieldName)).toBe(typed);
    expect(portal.path()).toBe('/contracting/init');
  });

  it('the last two minutes of a session keep the keyboard in the dialog: Tab goes round in it (SES-7, A11Y-2)', async () => {
    const { user } = await typing();
    const ending = await dialog();
    ending.getByRole('button', { name: 'Bezárás' }).focus();
    await user.tab();
    expect(ending.getByLabelText('Jelszó')).toHaveFocus();
  });

  it('the last two minutes of a session ask the other tabs first: a later token of one of them is taken, without a dialog (SES-7, SES-14)', async () => {
    const world = testWorld();
    const openChannel = createTabBus();
    configureTabs(openChannel);
    world.state.settings.tokenSeconds = 1800;
    const other = openTab(signInAs(world, 'bela'));
    world.state.settings.tokenSeconds = 110;
    const portal = await renderPortal({ path: '/contracting/init', as: 'bela', world, openChannel });
    await waitFor(() => expect(portal.store.get().token).toBe(other.get().token));
    await heading('Új szerződés');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('the last two minutes of a session leave who closes the dialog alone till the end (SES-7, SES-5)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const portal = await typing();
    const ending = await dialog();
    await portal.user.click(ending.getByRole('button', { name: 'Bezárás' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => void vi.advanceTimersByTime(50_000));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(60_000));
    await signInPage(portal);
  });

  it('the last two minutes of a session say nothing to support staff, who have no password to give (SES-7, SES-12)', async () => {
    await typing((store) => store.update({ support: true }));
    expect(await screen.findByLabelText(fieldName)).toBeVisible();
    expect(await screen.findByText(/Nagy Béla \(bela@pelda\.hu\) fiókjában dolgozik/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a support session', () => {
  const open = async (path = '/documents') => {
    const portal = await renderPortal({
      path,
      as: 'anna',
      world: testWorld({ now: () => new Date() }),
      prepare: (store) => store.update({ support: true }),
    });
    await screen.findByRole('complementary', { name: 'Ügyfélszolgálati belépés' });
    return portal;
  };

  it.each(['Kijelentkezés a fiókból', 'Kijelentkezés'])(
    'a support session is ended by %s; the page says whose account was left and that the tab can be closed (SES-12, UX-15, UX-36)',
    async (button) => {
      const portal = await open();
      await portal.user.click(await screen.findByRole('button', { name: button }));
      await heading('Bejelentkezés');
      expect(await screen.findByText(/Kovács Anna \(123456\) fiókjába\. Ezt a lapot bezárhatja\./)).toBeVisible();
    },
  );

  it('a support session asks once more before it changes the member’s e-mail, and sends nothing without a yes (SES-12)', async () => {
    const portal = await open('/profile/data');
    const email = await screen.findByLabelText('E-mail-cím', { selector: 'input' });
    await portal.user.clear(email);
    await portal.user.click(email);
    await portal.user.paste('uj@pelda.hu');
    for (const [answer, sent] of [
      ['Mégse', []],
      ['E-mail módosítása Anna nevében', [{ email: 'uj@pelda.hu' }]],
    ] as const) {
      await portal.user.click(screen.getByRole('button', { name: 'E-mail módosítása' }));
      await screen.findByRole('dialog', { name: 'Folytatja Kovács Anna nevében?' });
      expect(portal.sent('/change-email')).toEqual([]);
      await portal.user.click(screen.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(portal.sent('/change-email')).toEqual(sent));
    }
  });
});
