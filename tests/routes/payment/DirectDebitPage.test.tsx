import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { debitValues, leftLimit, limitOf, toAuthorisation } from '~/routes/payment/mandates/debitValues';

import { addFault } from '../../../mocks/faults';
import {
  account,
  agree,
  close,
  confirmation,
  debitActive,
  dialog,
  failing,
  openMandate,
  reply,
  save,
  state,
  withdraw,
  type MandateReplies,
} from './support';

const grouped = '11773016-11111018-00000000';
const active = {
  account,
  fee: 9_900,
  limit: 12_000,
  state: true,
  list: [{ date: '2026-02-15', amount: 9_900, state: 'Fedezethiány' }],
};

const open = (replies: MandateReplies & Parameters<typeof openMandate>[1] = {}) =>
  openMandate('Csoportos beszedés', replies);
const accountField = () => screen.findByRole('textbox', { name: 'Bankszámlaszám' });
const limitField = () => screen.getByRole('textbox', { name: 'Összeghatár' });
type Portal = Awaited<ReturnType<typeof open>>;

const typeLimit = async ({ user }: Portal, limit: string): Promise<void> => {
  await user.clear(limitField());
  if (limit !== '') await user.type(limitField(), limit);
};

/** Types account and limit, and presses Save. */
const enter = async (portal: Portal, limit?: string): Promise<void> => {
  await portal.user.click(await accountField());
  await portal.user.paste(account);
  if (limit !== undefined) await typeLimit(portal, limit);
  await portal.user.click(save());
};

it('a direct debit that is not active is set up by account and limit once asked, confirmed in the dialog with its document, and then so on the page (MAN-2…5, UX-25)', async () => {
  const portal = await open();
  expect(await state()).toHaveTextContent('Nem aktív');
  await portal.user.click(await accountField());
  await portal.user.paste('HU42 1177 3016 1111 1018 0000 0000');
  await waitFor(async () => expect(await accountField()).toHaveAccessibleDescription('Bank: OTP Bank'));
  expect(portal.sent('/get-bank-from-account')).toEqual([{ account: '117' }]);
  await typeLimit(portal, '15000{Enter}');

  const question = await dialog('Beállítja a csoportos beszedést?');
  expect(question.getByText('Bankszámlaszám').nextElementSibling).toHaveTextContent(grouped);
  expect(question.getByText('Összeghatár').nextElementSibling).toHaveTextContent(/^15\s000\sFt$/);
  expect(question.getByText(/több munkanap.*nézze meg, nem vonták-e már le/)).toBeVisible();
  expect(portal.sent('/setDirectDebitAuth')).toEqual([]);
  await portal.user.dblClick(question.getByRole('button', { name: 'Igen, beállítom' }));

  const done = await dialog('A felhatalmazást rögzítettük.');
  expect(done.getByRole('button', { name: 'Dokumentum letöltése' })).toBeVisible();
  expect(portal.sent('/setDirectDebitAuth')).toEqual([{ account, limit: 15_000 }]);
  expect(screen.getAllByText('A felhatalmazást rögzítettük.')).toHaveLength(1);
  await close(portal);
  expect(await state()).toHaveTextContent(/^Aktív$/);
  expect(screen.getAllByText('A felhatalmazást rögzítettük.')).toHaveLength(1);
  expect(confirmation()?.closest('[role=status]')).toHaveTextContent(grouped);
  await waitFor(() => expect(confirmation()?.closest('[tabindex]')).toHaveFocus());
  await portal.user.click(screen.getByRole('button', { name: 'Dokumentum letöltése' }));
  expect(await screen.findByRole('link', { name: /^Dokumentum letöltése/ })).toHaveAttribute('download');
  const stored = Object.values(window.sessionStorage).concat(Object.values(window.localStorage));
  expect(stored.join()).not.toContain('11773016');
});

it('a direct debit that is not active has the fee as its limit, also instead of 0, which would withdraw it (MAN-3)', async () => {
  const portal = await open({ debit: { fee: 9_900 } });
  await accountField();
  expect(limitField()).toHaveValue('9\u00a0900');
  expect(limitField()).toHaveAccessibleDescription(/^Ha nem ad meg mást: 9\s900\sFt \(a díj összege\)$/);
  await enter(portal, '0');
  await agree(portal, 'Igen, beállítom');
  await waitFor(() => expect(portal.sent('/setDirectDebitAuth')).toEqual([{ account, limit: 9_900 }]));
});

it('a direct debit that is not active asks for a limit where the fee isn’t known either (MAN-3)', async () => {
  const portal = await open({ debit: { fee: null } });
  await enter(portal, '000');
  await waitFor(() => expect(limitField()).toHaveAccessibleDescription('Adja meg az összeghatárt.'));
  expect(portal.sent('/setDirectDebitAuth')).toEqual([]);
});

it('a direct debit that is not active pads sixteen digits and tells a wrong account when its field is left, a wrong limit, too (MAN-3, UX-9, VAL-5, VAL-7)', async () => {
  const portal = await open();
  const { user } = portal;
  await user.click(await accountField());
  await user.paste('11773016 11111018');
  await user.tab();
  expect(await accountField()).toHaveValue(grouped);
  await user.clear(await accountField());
  await user.paste('117730161111101800000001');
  await user.tab();
  await waitFor(async () => expect(await accountField()).toHaveAccessibleDescription(/Hibás bankszámlaszám/));
  for (const [typed, message] of [
    ['12345678', 'Az összeghatár legfeljebb 7 számjegyű lehet.'],
    ['12.5', 'Csak számjegyeket adjon meg.'],
  ] as const) {
    await typeLimit(portal, typed);
    await user.tab();
    await waitFor(() => expect(limitField()).toHaveAccessibleDescription(message));
  }
});

it('a direct debit that is not active tells a limit below the fee by its two numbers, while it is typed, announced, and in the question (MAN-6, A11Y-3)', async () => {
  const portal = await open({ debit: { fee: 9_900 } });
  const low = /^Az összeghatár \(9\s000\sFt\) kisebb a díjnál \(9\s900\sFt\)\.$/;
  await accountField();
  await typeLimit(portal, '9000');
  expect(limitField()).toHaveAccessibleDescription(low);
  expect(screen.getByText(low)).toHaveAttribute('role', 'status');
  await enter(portal);
  expect((await dialog(/^Beállítja/)).getByText(low)).toBeVisible();
});

it('a direct debit that is not active marks the account that the service refuses, and keeps what was typed, though the reply’s limit is another by now (ERR-1)', async () => {
  const portal = await open();
  addFault(portal.world, { call: '/setDirectDebitAuth', kind: 'code', code: 'NOT_FOUND' });
  await enter(portal);
  reply(portal.world, { debit: { limit: 10_900 } });
  await agree(portal, 'Igen, beállítom');
  await waitFor(async () => expect(await accountField()).toHaveAccessibleDescription(/Hibás bankszámlaszám/));
  expect(await accountField()).toHaveValue(grouped);
});

it('a direct debit that is not active is a success without a document where the reply gives no key (MAN-6)', async () => {
  const portal = await open();
  addFault(portal.world, { call: '/setDirectDebitAuth', kind: 'fields', fields: { key: null } });
  await enter(portal);
  await agree(portal, 'Igen, beállítom');
  const done = await dialog('A felhatalmazást rögzítettük.');
  expect(done.getByText('Ha készült róla dokumentum, a Dokumentumok oldalon találja.')).toBeVisible();
  expect(done.getByRole('link', { name: 'Dokumentumok' })).toHaveAttribute('href', '/documents');
});

it('an active direct debit tells a limit below the fee and its history in the service’s language; its form is folded and disabled (MAN-1, MAN-3, MAN-4, MAN-6, SAY-2)', async () => {
  const { user } = await open({ debit: { ...active, limit: 5_000, fee: 14_900 } });
  expect(await state()).toHaveTextContent(/^Aktív$/);
  expect(screen.getByText(/^Az összeghatár \(5\s000\sFt\) kisebb a díjnál \(14\s900\sFt\)\.$/)).toBeVisible();
  expect(screen.getByText('Fedezethiány')).toHaveAttribute('lang', 'hu');

  const folded = screen.getByRole('button', { name: 'Új felhatalmazás' });
  expect(folded).toHaveAccessibleDescription('Ha új felhatalmazást adna, előbb vonja vissza a jelenlegit.');
  expect(screen.queryByRole('button', { name: 'Mentés' })).not.toBeInTheDocument();
  await user.click(folded);
  expect(await accountField()).toBeDisabled();
  expect(limitField()).toBeDisabled();
  expect(save()).toBeDisabled();
});

it('an active direct debit is withdrawn without an account where the reply hides digits of it (MAN-5, ERR-9)', async () => {
  const portal = await open({ debit: { account: '11773016-XXXXXXXX-00000000' }, prepare: debitActive });
  await portal.user.click(await screen.findByRole('button', { name: 'Visszavonás' }));
  await agree(portal, 'Igen, visszavonom');
  await waitFor(() => expect(portal.sent('/setDirectDebitAuth')).toEqual([{ account: '', limit: 0 }]));
});

it('an active direct debit is withdrawn with limit 0 after a question that names it, and the form is free again (MAN-5, UX-35)', async () => {
  const portal = await open();
  await enter(portal);
  await agree(portal, 'Igen, beállítom');
  await close(portal);
  await portal.user.click(await screen.findByRole('button', { name: 'Visszavonás' }));
  const question = await dialog('Visszavonja a csoportos beszedést?');
  expect(question.getByText(grouped)).toBeVisible();
  expect(question.getByRole('button', { name: 'Igen, visszavonom' }).className).not.toContain('contained');
  await agree(portal, 'Igen, visszavonom');
  await close(portal);
  expect(portal.sent('/setDirectDebitAuth').at(-1)).toEqual({ account, limit: 0 });
  await waitFor(async () => expect(await state()).toHaveTextContent('Nem aktív'));
  expect(await accountField()).toBeEnabled();
  expect(confirmation()).toHaveTextContent('A visszavonást rögzítettük.');
});

it('a direct debit that can’t be read says why, offers neither form nor withdrawal, and asks again (MAN-6, SAY-3, ERR-2)', async () => {
  const { user, world } = await open({ prepare: failing('/getDirectDebitData', { kind: 'html' }) });
  expect(await state()).toHaveTextContent('Most nem ismert');
  expect(screen.getByText(/Technikai hiba történt/)).toBeVisible();
  expect(withdraw()).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  world.state.faults = [];
  reply(world, { debit: active });
  await user.click(screen.getByRole('button', { name: 'Újrapróbálom' }));
  expect(await screen.findByRole('button', { name: 'Visszavonás' })).toBeVisible();
});

it.each([
  ['20000', 12_400, 20_000],
  ['000', 12_400, 12_400],
  ['', 12_400, 12_400],
  ['0', undefined, 0],
  ['0', -12_400, 0],
])(
  'the limit %j of a direct debit with a fee of %s is %i: without a positive one it is the fee, which is sent (MAN-3, MAN-5)',
  (limit, fee, sent) => {
    expect(limitOf(limit, fee)).toBe(sent);
    expect(toAuthorisation({ account: '11773016-11111018', limit }, fee)).toEqual({ account, limit: sent });
  },
);

it('the limit of a direct debit stays as typed where it is no number or no fee is known; begins with what the reply gives (MAN-3, ERR-8)', () => {
  expect([leftLimit('12.5', 9_900), leftLimit('0'), leftLimit('12 400 Ft', 9_900)]).toEqual(['12.5', '0', '12400']);
  expect(debitValues({ fee: 12_400, limit: 0 })).toEqual({ account: '', limit: '12400' });
  expect(debitValues({})).toEqual({ account: '', limit: '' });
  expect(debitValues({ account: '11773016-****-****' })).toEqual({ account: '', limit: '' });
  expect(debitValues({ fee: 1, limit: 20_000, account })).toEqual({ account: grouped, limit: '20000' });
});
