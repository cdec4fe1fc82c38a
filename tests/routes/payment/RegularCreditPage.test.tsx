import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, it, vi } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { configure } from '../../setup/configure';
import { holdReply } from '../../setup/holdReply';
import { heading, type OpenPortal } from '../../setup/renderPortal';
import {
  account,
  agree,
  close,
  confirmation,
  dialog,
  openMandate,
  reply,
  save,
  state,
  type MandateReplies,
} from './support';

afterEach(() => vi.useRealTimers());

const open = (replies: MandateReplies & Parameters<typeof openMandate>[1] = {}) =>
  openMandate('Rendszeres bankkártyás fizetés', replies);
const fromField = () => screen.findByRole('textbox', { name: 'Kezdő dátum' });

const setUp = async (portal: OpenPortal): Promise<void> => {
  await fromField();
  await portal.user.click(save());
  await agree(portal, 'Igen, beállítom');
};

const visitElsewhere = async ({ go }: OpenPortal): Promise<void> => {
  await act(() => go('/payment/directdebit'));
  await heading('Csoportos beszedés');
  await act(() => go('/payment/regularcredit'));
  await heading('Rendszeres bankkártyás fizetés');
};

it('the regular card payment is set up once asked, from the chosen day, and gives its document (MAN-1, MAN-2, MAN-5, FLT-4)', async () => {
  const portal = await open();
  const { user, sent, world, server } = portal;
  expect(await state()).toHaveTextContent('Nem aktív');
  const from = await fromField();
  expect(from).toHaveValue('2026.03.10');
  expect(from).toHaveAccessibleDescription('Legkorábban 2026.03.10.');
  await user.clear(from);
  await user.type(from, '20260401{Enter}');
  const question = await dialog('Beállítja a rendszeres bankkártyás fizetést?');
  expect(question.getByText('Kezdő dátum').nextElementSibling).toHaveTextContent('2026.04.01.');
  expect(question.getByText(/több munkanap.*nézze meg, nem vonták-e már le/)).toBeVisible();
  expect(sent('/setRegularCreditAuth')).toEqual([]);

  const answer = holdReply(server, '/setRegularCreditAuth');
  await user.dblClick(question.getByRole('button', { name: 'Igen, beállítom' }));
  await user.keyboard('{Enter}{Enter}');
  expect((await dialog('A felhatalmazás rögzítése…')).queryByRole('button')).not.toBeInTheDocument();
  answer();
  const done = await dialog('A felhatalmazást rögzítettük.');
  expect(sent('/setRegularCreditAuth')).toEqual([{ mode: true, from: '2026-04-01' }]);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:felhatalmazas');
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(done.getByRole('button', { name: 'Dokumentum letöltése' }));
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  expect(sent('/document')).toEqual([{ id: String(world.state.documents.at(-1)?.key) }]);
});

it('the regular card payment is shown in one place at a time, on the page until something else is changed (MAN-2, UX-25)', async () => {
  const portal = await open();
  await setUp(portal);
  await close(portal);
  expect(await state()).toHaveTextContent(/^Aktív$/);
  expect(confirmation()?.closest('[role=status]')).toHaveTextContent('2026.03.10.');
  await portal.user.click(await screen.findByRole('button', { name: 'Visszavonás' }));
  const question = await dialog('Visszavonja a rendszeres bankkártyás fizetést?');
  expect(question.getByRole('button', { name: 'Igen, visszavonom' }).className).not.toContain('contained');
  await agree(portal, 'Igen, visszavonom');
  await dialog('A visszavonást rögzítettük.');
  expect(screen.getAllByText(/rögzítettük/)).toHaveLength(1);
  await close(portal);
  expect(screen.getAllByText(/rögzítettük/)).toHaveLength(1);
  expect(confirmation()).toHaveTextContent('A visszavonást rögzítettük.');
  expect(portal.sent('/setRegularCreditAuth').at(-1)).toEqual({ mode: false, from: '2026-03-10' });
  expect(await state()).toHaveTextContent('Nem aktív');
  await portal.user.type(await fromField(), '1');
  expect(confirmation()).not.toBeInTheDocument();
});

it('the regular card payment is not set up without a day, before the contract begins, nor from a day that has passed meanwhile (MAN-1, VAL-9)', async () => {
  const { user, world } = await open({
    prepare: (store, { state: { contracts } }) => {
      for (const contract of contracts) if (contract.kr === '123456') contract.from = '2026-05-01';
      store.update({ currentUser: { ...store.get().currentUser!, from: '2026-05-01' } });
    },
  });
  const from = await fromField();
  expect(from).toHaveValue('2026.05.01');
  await user.clear(from);
  await user.click(save());
  await waitFor(() => expect(from).toHaveAccessibleDescription('Adja meg a kezdő dátumot.'));
  await user.type(from, '2026.04.30');
  await user.click(save());
  await waitFor(() => expect(from).toHaveAccessibleDescription(/nem lehet korábbi/));
  await user.clear(from);
  await user.type(from, '2026.05.01');
  world.setClock(new Date('2026-05-02T10:00:00Z'));
  await user.click(save());
  await waitFor(() => expect(from).toHaveAccessibleDescription(/nem lehet korábbi/));
});

it('the regular card payment asks support staff once more (SES-12)', async () => {
  const portal = await open({ prepare: (store) => store.update({ support: true }) });
  await setUp(portal);
  await portal.user.click((await dialog(/^Folytatja/)).getByRole('button', { name: 'Mégse' }));
  expect(portal.sent('/setRegularCreditAuth')).toEqual([]);
  expect(await state()).toHaveTextContent('Nem aktív');
});

it('the regular card payment asks for nothing but both mandates and the head data, and leads to its document and the other mandate (SAY-1, MAN-1, MAN-6)', async () => {
  configure({ links: { cardMandateInfo: 'https://club.example/card.pdf' } });
  const { world } = await open({ debit: { state: null } });
  const info = await screen.findByRole('link', { name: /^Tájékoztató a rendszeres bankkártyás fizetésről/ });
  expect(info).toHaveAttribute('href', 'https://club.example/card.pdf');
  const line = await screen.findByRole('link', { name: /^Csoportos beszedés\s*Most nem ismert$/ });
  expect(line).toHaveAttribute('href', '/payment/directdebit');
  const calls = new Set(world.log.map(({ path }) => path));
  expect([...calls].sort()).toEqual(['/getDirectDebitData', '/getHeadData', '/getRegularCreditData', '/hasMessage']);
});

it('the state of the regular card payment is what the reply said, while the bank lags: a visit doesn’t ask again (MAN-1)', async () => {
  const portal = await open();
  await setUp(portal);
  await close(portal);
  reply(portal.world, { card: { state: false } });
  const asked = portal.sent('/getRegularCreditData').length;
  await visitElsewhere(portal);
  expect(await screen.findByRole('button', { name: 'Visszavonás' })).toBeVisible();
  expect(portal.sent('/getRegularCreditData')).toHaveLength(asked);
});

it('the state of the regular card payment is asked for at once where the reply tells none (MAN-1)', async () => {
  const portal = await open();
  reply(portal.world, { card: { state: false } });
  addFault(portal.world, { call: '/setRegularCreditAuth', kind: 'fields', fields: { state: null } });
  const asked = portal.sent('/getRegularCreditData').length;
  await setUp(portal);
  await close(portal);
  expect(portal.sent('/getRegularCreditData')).toHaveLength(asked + 1);
  expect(await state()).toHaveTextContent('Nem aktív');
  expect(confirmation()).toHaveTextContent('A felhatalmazást rögzítettük.');
});

it('the state of the regular card payment is asked for at once after a lost reply, nothing is sent again, and no earlier confirmation stays (MAN-1, FLT-4, UX-25)', async () => {
  const portal = await open();
  await setUp(portal);
  await close(portal);
  expect(confirmation()).toBeVisible();
  addFault(portal.world, { call: '/setRegularCreditAuth', kind: 'lost' });
  await portal.user.click(await screen.findByRole('button', { name: 'Visszavonás' }));
  await agree(portal, 'Igen, visszavonom');
  expect(await screen.findByText(/Technikai hiba történt/)).toBeVisible();
  expect(await state()).toHaveTextContent('Nem aktív');
  expect(portal.sent('/setRegularCreditAuth')).toHaveLength(2);
  expect(confirmation()).not.toBeInTheDocument();
});

it('setting up the regular card payment says in its dialog that it takes longer than usual (MAN-2, ERR-4)', async () => {
  const portal = await open();
  const answer = holdReply(portal.server, '/setRegularCreditAuth');
  await fromField();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await setUp(portal);
  const working = await dialog('A felhatalmazás rögzítése…');
  await working.findByText('Betöltés…');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(working.getByRole('status')).toHaveTextContent('Ez a szokásosnál tovább tart. Kérjük, várjon.');
  answer();
  expect(await dialog('A felhatalmazást rögzítettük.')).toBeDefined();
});

it('the state of the regular card payment is nothing that the next member is shown (SES-9)', async () => {
  const portal = await open();
  const answer = holdReply(portal.server, '/setRegularCreditAuth');
  await setUp(portal);
  await dialog('A felhatalmazás rögzítése…');
  act(() => portal.store.end('loggedOut'));
  answer();
  await heading('Bejelentkezés');
  expect(screen.queryByText(/rögzítettük/)).not.toBeInTheDocument();
});

it('an older read that is still on its way doesn’t overwrite the state that a reply gave (MAN-1)', async () => {
  const portal = await open();
  await fromField();
  await act(() => portal.go('/app'));
  await heading('Áttekintés');
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  portal.server.use(
    http.post('*/getRegularCreditData', async () => {
      await held;
      return HttpResponse.json({ status: 'OK', state: false });
    }),
  );
  // The state of before is shown, and read again.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await act(() => portal.go('/payment/regularcredit'));
  await setUp(portal);
  await dialog('A felhatalmazást rögzítettük.');
  await act(async () => {
    answer();
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await close(portal);
  expect(await state()).toHaveTextContent(/^Aktív$/);
});

it('the form of a mandate whose state can’t be read any more stays as it was typed, disabled, with a retry (MAN-6, FLT-2)', async () => {
  const portal = await open();
  const from = await fromField();
  await portal.user.clear(from);
  await portal.user.type(from, '2026.05.01');
  addFault(portal.world, { call: '/getRegularCreditData', kind: '500' });
  addFault(portal.world, { call: '/setRegularCreditAuth', kind: 'lost', times: 1 });
  await portal.user.click(save());
  await agree(portal, 'Igen, beállítom');
  expect(await state()).toHaveTextContent('Most nem ismert');
  expect(await fromField()).toHaveValue('2026.05.01');
  expect(await fromField()).toBeDisabled();
  expect(save()).toHaveAccessibleDescription('Most nem tudjuk, van-e aktív felhatalmazása.');
  portal.world.state.faults = [];
  reply(portal.world, { card: { state: false } });
  await portal.user.click(screen.getByRole('button', { name: 'Újrapróbálom' }));
  await waitFor(async () => expect(await fromField()).toBeEnabled());
  expect(await fromField()).toHaveValue('2026.05.01');
});

it.each([
  ['Rendszeres bankkártyás fizetés', { debit: { state: true } }, /^A csoportos beszedés aktív\. Ha ezt is beállítja/],
  ['Csoportos beszedés', { card: { state: true } }, /^A rendszeres bankkártyás fizetés aktív\. Ha ezt is beállítja/],
] as const)(
  'the other mandate that is active is said before that of %s is set up (MAN-6)',
  async (page, replies, text) => {
    const portal = await openMandate(page, replies);
    await screen.findByRole('button', { name: 'Mentés' });
    expect(screen.queryByText(/kétszer vonják le/)).not.toBeInTheDocument();
    const field = screen.queryByRole('textbox', { name: 'Bankszámlaszám' });
    if (field !== null) {
      await portal.user.click(field);
      await portal.user.paste(account);
    }
    await portal.user.click(await screen.findByRole('button', { name: 'Mentés' }));
    expect((await dialog(/^Beállítja/)).getByText(text)).toBeVisible();
    await agree(portal, 'Mégse');
    expect(portal.sent('/setRegularCreditAuth')).toEqual([]);
    expect(portal.sent('/setDirectDebitAuth')).toEqual([]);
  },
);

it.each([
  ['Rendszeres bankkártyás fizetés', 'Csoportos beszedés', '/payment/directdebit'],
  ['Csoportos beszedés', 'Rendszeres bankkártyás fizetés', '/payment/regularcredit'],
] as const)(
  'two active mandates are said on the page of %s, with a link to the other (MAN-6)',
  async (page, other, path) => {
    await openMandate(page, { card: { state: true }, debit: { state: true } });
    const alert = (await screen.findByText(/^Mindkét felhatalmazása aktív\./)).closest<HTMLElement>('.MuiAlert-root')!;
    expect(within(alert).getByRole('link', { name: other })).toHaveAttribute('href', path);
  },
);

it('two mandates aren’t said to be active where the other one’s state isn’t known (MAN-6, SAY-3)', async () => {
  await openMandate('Rendszeres bankkártyás fizetés', { card: { state: true }, debit: { state: null } });
  const other = await screen.findByRole('link', { name: /^Csoportos beszedés\s?Most nem ismert$/ });
  expect(other).toBeVisible();
  expect(screen.queryByText(/^Mindkét felhatalmazása aktív/)).not.toBeInTheDocument();
});
