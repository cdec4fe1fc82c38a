import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { personaPassword } from '../../../mocks/personas';
import { supportActivator } from '../../../mocks/personas/people';
import { field, fill, press } from '../../setup/fields';
import { holdReply } from '../../setup/holdReply';
import { heading, renderPortal, renderStrictly } from '../../setup/renderPortal';

const loginName = 'E-mail-cím vagy azonosító';
const password = 'Jelszó';
const submit = 'Bejelentkezés';

/** A code in the path is used once, however often effects run. */
const visit = async (path: string, more: Partial<Parameters<typeof renderStrictly>[0]> = {}) => {
  const portal = await (path === '/login' ? renderPortal : renderStrictly)({ path, ...more });
  await heading(submit);
  return portal;
};

const signIn = async (
  { user }: Awaited<ReturnType<typeof renderStrictly>>,
  name = 'anna@pelda.hu',
  secret = personaPassword,
): Promise<void> => {
  await fill(user, { [loginName]: name, [password]: secret });
  await press(user, submit);
};

it.each([
  ['a member with a kr, by the kr, to payments', '123456', '123456', '/payment'],
  [
    'a member by an e-mail that was pasted with invisible characters',
    ' anna@pelda.hu\u200B',
    'anna@pelda.hu',
    '/payment',
  ],
  ['a member without a kr to the new contract', 'bela@pelda.hu', 'bela@pelda.hu', '/contracting/init'],
])(
  'the sign-in page leads %s, with one request for a double click and Enter (PUB-12, SEC-11, FLT-4)',
  async (_, typed, login, path) => {
    const portal = await visit('/login');
    await fill(portal.user, { [loginName]: typed, [password]: personaPassword });
    await portal.user.dblClick(screen.getByRole('button', { name: submit }));
    await portal.user.keyboard('{Enter}');
    await waitFor(() => expect(portal.path()).toBe(path));
    expect(portal.sent('/login')).toEqual([{ login, password: personaPassword }]);
  },
);

it.each([
  ['nothing', '', '', 'Adja meg az e‑mail‑címét vagy azonosítóját.', 'Adja meg a jelszavát.'],
  ['seven digits and four characters', '1234567', 'abcd', /5 vagy 6 jegyű azonosító/, 'Legalább 5 karakter szükséges.'],
])('the sign-in page refuses %s at the fields, and calls nothing (PUB-5, VAL-2)', async (_, name, secret, ...texts) => {
  const portal = await visit('/login');
  await signIn(portal, name, secret);
  await waitFor(() => expect(field(loginName)).toHaveAccessibleDescription(texts[0]));
  expect(field(password)).toHaveAccessibleDescription(texts[1]);
  expect(portal.sent('/login')).toEqual([]);
});

it('the sign-in page keeps the login name where the password is wrong, and says so (PUB-8, FLT-1)', async () => {
  const portal = await visit('/login');
  await signIn(portal, 'anna@pelda.hu', 'másik jelszó');
  expect(await within(screen.getByRole('main')).findByText(/Hibás e‑mail‑cím, azonosító vagy jelszó/)).toBeVisible();
  expect(field(loginName)).toHaveValue('anna@pelda.hu');
  expect(portal.path()).toBe('/login');
});

it('the sign-in page tells a member who has not activated what to do, as an information message (PUB-8)', async () => {
  const portal = await visit('/login');
  await signIn(portal, 'inaktiv@pelda.hu');
  const sentence = await screen.findByText(/Erősítse meg az e‑mail‑címét/);
  expect(sentence).toBeVisible();
  expect(screen.getAllByRole('status').some((region) => region.contains(sentence))).toBe(true);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('the sign-in page says to a member who logged out that it is done, once (UX-29)', async () => {
  const portal = await renderStrictly({ path: '/invoices', as: 'anna' });
  await heading('Számlák');
  await portal.user.click(await screen.findByRole('button', { name: 'Kijelentkezés' }));
  await heading(submit);
  expect(await screen.findByText('Kijelentkezett.')).toBeVisible();
  await portal.go('/documents');
  await waitFor(() => expect(screen.queryByText('Kijelentkezett.')).not.toBeInTheDocument());
  // Asked for after the log-out, so it is where the sign-in leads (SES-4).
  expect(await screen.findByText('A folytatáshoz jelentkezzen be.')).toBeVisible();
  await signIn(portal);
  await waitFor(() => expect(portal.path()).toBe('/documents'));
});

it.each([
  ['expired', 'anna@pelda.hu'],
  ['loggedOut', ''],
] as const)(
  'the sign-in page fills in the login name after a session that ended by itself, not after a log-out: %s (PUB-8, SES-5)',
  async (why, name) => {
    const { store } = await renderPortal({ path: '/invoices', as: 'anna' });
    await heading('Számlák');
    act(() => store.end(why));
    await heading(submit);
    expect(field(loginName)).toHaveValue(name);
  },
);

it('the sign-in page signs nobody in who left it before the reply (FLT-3)', async () => {
  const portal = await visit('/login');
  const letGo = holdReply(portal.server, '/login');
  await signIn(portal);
  await portal.go('/subscribe/1');
  await heading('Hírlevél');
  letGo();
  await waitFor(() => expect(portal.sent('/login')).toHaveLength(1));
  // This reply comes after the other one.
  await portal.go('/validate-email/hu/ismeretlen');
  expect(await screen.findByText('Érvénytelen token!')).toBeVisible();
  expect(portal.store.get().token).toBeUndefined();
});

it('the sign-in page has fields that password managers know, and leads to captcha pages by full loads (PUB-5, PUB-19, SEC-2)', async () => {
  await visit('/login');
  expect(field(loginName)).toHaveAttribute('autocomplete', 'username');
  expect(field(password)).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByRole('link', { name: 'Regisztráció' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Elfelejtett jelszó' })).toHaveAttribute('href', '/forgottendetails');
});

it.each(['/login/123%E2%80%8B456', '/login/123456/en', '/login/app/123456', '/login/123456%22%29%3E..;'])(
  'a code in the sign-in path that is short is the login name, and the password has the focus: %s (PUB-6, SEC-11)',
  async (path) => {
    await renderStrictly({ path, language: path.endsWith('en') ? 'en' : 'hu' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByLabelText(/E-mail/, { selector: 'input' })).toHaveValue('123456');
    expect(screen.getByLabelText(/^(Jelszó|Password)$/, { selector: 'input' })).toHaveFocus();
  },
);

it.each([
  ['support staff', '/login/', '/payment', true],
  ['the member, from the club’s own app', '/login/app/', '/app', undefined],
])(
  'a code in the sign-in path that is long signs %s in at once: %s… leads to %s (PUB-6, SES-12, SES-13)',
  async (_who, path, landing, support) => {
    const portal = await renderStrictly({ path: `${path}${supportActivator}/hu` });
    await waitFor(() => expect(portal.path()).toBe(landing));
    expect(portal.sent('/loginAs')).toEqual([{ activator: supportActivator }]);
    await screen.findByRole('group', { name: 'Az Ön adatai' });
    expect(portal.store.get().support).toBe(support);
    expect(screen.queryByRole('complementary', { name: 'Ügyfélszolgálati belépés' }) !== null).toBe(support === true);
    await portal.back();
    expect(portal.path()).toBe(landing);
  },
);

it('an activator in the sign-in path shows whose account it is on every page (SES-12, UX-36)', async () => {
  const portal = await renderStrictly({ path: `/login/${supportActivator}` });
  await screen.findByRole('complementary', { name: 'Ügyfélszolgálati belépés' });
  for (const path of ['/documents', '/nincs-ilyen', '/subscribe/1']) {
    await portal.go(path);
    expect(screen.getByText(/Kovács Anna \(123456\) fiókjában dolgozik/)).toBeVisible();
    expect(document.title).toMatch(/^Kovács Anna \(123456\) – .+ – Sportbérlet Klub$/);
  }
});

it.each([
  ['was used or has expired', '/login/ismeretlen-aktivator', /A hivatkozás már nem él, vagy egyszer már/, 1],
  ['no link could carry', '/login/aktivátor%20szóközzel', /Érvénytelen kód/, 0],
])('a code in the sign-in path that %s says so, with the empty form (PUB-6, SEC-4)', async (_, path, text, calls) => {
  const { sent } = await visit(path);
  expect(await screen.findByText(text)).toBeVisible();
  expect(field(loginName)).toHaveValue('');
  expect(sent('/loginAs')).toHaveLength(calls);
});

it.each([
  ['/login/', undefined],
  ['/login/app/', undefined],
  ['/login/', true],
])(
  'a code in the sign-in path is not used where somebody is signed in, who is shown who that is: %s… (support: %s) (PUB-7)',
  async (path, support) => {
    const portal = await renderStrictly({
      path: path + supportActivator,
      as: 'bela',
      prepare: (store) => store.update({ support }),
    });
    expect(await screen.findByText(/Már be van jelentkezve \(Nagy Béla\)/)).toBeVisible();
    await waitFor(() => expect(portal.path()).toBe('/contracting/init'));
    expect(portal.sent('/loginAs')).toEqual([]);
    expect(portal.store.get().currentUser?.email).toBe('bela@pelda.hu');
  },
);

it.each([
  ['/login', 'anna', '/payment'],
  ['/login/app/123456', 'bela', '/contracting/init'],
  ['/login/123456', 'anna', '/payment'],
  ['/', 'bela', '/contracting/init'],
])('the sign-in pages send who is signed in home: %s of %s leads to %s (PUB-7, NAV-2)', async (path, as, home) => {
  const portal = await renderStrictly({ path, as });
  await waitFor(() => expect(portal.path()).toBe(home));
});
