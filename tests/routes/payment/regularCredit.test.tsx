import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { setRegularCredit } from '../../../mocks/model/payment/mandates';
import { personaAccount } from '../../../mocks/personas';
import { configureLinks } from '../../setup/configureLinks';
import { holdReply } from '../../setup/holdReply';
import { itEach } from '../../setup/itEach';
import { heading, renderPortal, type PortalVisit } from '../../setup/renderPortal';
import { dialog, inSpring } from './support';

const openMandate = async (more: Partial<PortalVisit> = {}) => {
  const portal = await renderPortal({ path: '/payment/regularcredit', as: 'anna', worldOptions: inSpring, ...more });
  await heading('Rendszeres bankkártyás fizetés');
  return portal;
};

const active: PortalVisit['prepare'] = (_store, world) =>
  void setRegularCredit(world, personaAccount(world, 'anna'), true, '2026-02-01');

const fromField = () => screen.findByRole('textbox', { name: 'Kezdő dátum' });
const save = () => screen.getByRole('button', { name: 'Mentés' });
/** The bank's delay, in the session in which the mandate was set up. */
const atBank = () => screen.queryByText(/A banki átfutás több munkanap: az addig esedékes/);

describe('regular card payment', () => {
  it('is set up after a question that warns of the bank’s delay, and gives its document (MAN-1, MAN-2, MAN-5, MAN-6)', async () => {
    const { user, sent, world } = await openMandate();
    const from = await fromField();
    expect(from).toHaveValue('2026.03.10');
    expect(atBank()).not.toBeInTheDocument();
    await user.clear(from);
    await user.type(from, '20260401');
    expect(from).toHaveValue('2026.04.01');
    await user.click(save());

    const question = await dialog('Beállítja a rendszeres bankkártyás fizetést?');
    expect(question.getByText(/több munkanap/)).toBeVisible();
    // What is agreed to is said before it is, and after (UX-25).
    const what =
      /^Kezdő dátum: 2026\. április 1\., havi díj: 12\s400\sFt\. Az első terhelés várhatóan 2026\. április 1-jén lesz\.$/;
    expect(question.getByText(what)).toBeVisible();
    expect(sent('/setRegularCreditAuth')).toEqual([]);
    await user.dblClick(question.getByRole('button', { name: 'Igen' }));

    const done = await dialog('A felhatalmazást rögzítettük');
    expect(await screen.findByText('A felhatalmazást rögzítettük.')).toBeInTheDocument();
    expect(done.getByText(what)).toBeVisible();
    expect(sent('/setRegularCreditAuth')).toEqual([{ mode: true, from: '2026-04-01' }]);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:felhatalmazas');
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(done.getByRole('button', { name: 'Dokumentum letöltése' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    expect(sent('/document')).toEqual([{ id: String(world.state.documents.at(-1)?.key) }]);

    await user.click(done.getByRole('button', { name: 'Bezárás' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(save()).toBeDisabled();
    expect(save()).toHaveAccessibleDescription(/A felhatalmazás aktív/);
    // An active mandate is no empty form.
    expect(screen.queryByRole('textbox', { name: 'Kezdő dátum' })).not.toBeInTheDocument();
    expect(atBank()).toBeVisible();
  });

  it('says at the form what was set up, then what was withdrawn, and keeps that for the session (UX-25)', async () => {
    const { user } = await openMandate();
    const from = await fromField();
    await user.clear(from);
    await user.type(from, '20260401');
    await user.click(save());
    await user.click((await dialog(/^Beállítja/)).getByRole('button', { name: 'Igen' }));
    await user.click((await dialog('A felhatalmazást rögzítettük')).getByRole('button', { name: 'Bezárás' }));
    const set = 'Rendszeres bankkártyás fizetés beállítva, kezdő dátum: 2026. április 1.';
    expect(screen.getByText(set, { selector: '[role=status] *' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Visszavonás' }));
    await user.click((await dialog(/^Visszavonja/)).getByRole('button', { name: 'Igen' }));
    await user.click((await dialog('A visszavonást rögzítettük')).getByRole('button', { name: 'Bezárás' }));
    expect(screen.queryByText(set)).not.toBeInTheDocument();
    const withdrawn = 'Rendszeres bankkártyás fizetés visszavonva.';
    expect(screen.getByText(withdrawn, { selector: '[role=status] *' })).toBeVisible();
    await user.clear(await fromField());
    expect(screen.getByText(withdrawn)).toBeVisible();
  });

  it('shows a loading dialog while it is set up (MAN-2)', async () => {
    const { user, server } = await openMandate();
    await fromField();
    const answer = holdReply(server, '/setRegularCreditAuth');
    await user.click(save());
    await user.click((await dialog(/^Beállítja/)).getByRole('button', { name: 'Igen' }));
    const loading = await dialog('Felhatalmazás rögzítése');
    expect(loading.queryByRole('button')).not.toBeInTheDocument();
    answer();
    expect(await dialog('A felhatalmazást rögzítettük')).toBeDefined();
  });

  itEach([
    ['2026.02.30', /nincs ilyen nap/],
    ['', 'Adja meg a kezdő dátumot.'],
    ['2026.03.09', /nem lehet korábbi/],
  ])('is not set up from %j (MAN-1, VAL-9)', async (typed, message) => {
    const { user, sent } = await openMandate();
    const from = await fromField();
    await user.clear(from);
    if (typed !== '') await user.type(from, typed);
    await user.click(save());
    await waitFor(() => expect(from).toHaveAccessibleDescription(message));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent('/setRegularCreditAuth')).toEqual([]);
  });

  it('is not set up from yesterday after midnight (MAN-1)', async () => {
    const { user, sent, world } = await openMandate({ worldOptions: { now: () => new Date('2026-03-10T22:59:00Z') } });
    const from = await fromField();
    expect(from).toHaveValue('2026.03.10');
    world.setClock(new Date('2026-03-10T23:01:00Z'));
    await user.click(save());
    await waitFor(() => expect(from).toHaveAccessibleDescription(/nem lehet korábbi/));
    await waitFor(() => expect(from).toHaveFocus());
    await user.clear(from);
    await user.type(from, '20260311');
    await user.click(save());
    await user.click((await dialog(/^Beállítja/)).getByRole('button', { name: 'Igen' }));
    await dialog('A felhatalmazást rögzítettük');
    expect(sent('/setRegularCreditAuth')).toEqual([{ mode: true, from: '2026-03-11' }]);
  });

  it('begins no earlier than the contract (MAN-1)', { tags: ['wide'] }, async () => {
    const { user } = await openMandate({
      prepare: (store, world) => {
        for (const contract of world.state.contracts) if (contract.kr === '123456') contract.from = '2026-05-01';
        store.update({ currentUser: { ...store.get().currentUser!, from: '2026-05-01' } });
      },
    });
    const from = await fromField();
    expect(from).toHaveValue('2026.05.01');
    await user.clear(from);
    await user.type(from, '2026.04.30');
    await user.click(save());
    await waitFor(() => expect(from).toHaveAccessibleDescription(/nem lehet korábbi/));
  });

  it('is withdrawn after a question of its own, from today (MAN-5)', async () => {
    const { user, sent } = await openMandate({ prepare: active });
    await waitFor(() => expect(save()).toBeDisabled());
    expect(atBank()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Visszavonás' }));
    const question = await dialog('Visszavonja a rendszeres bankkártyás fizetést?');
    expect(question.getByText(/több munkanap/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Mégse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent('/setRegularCreditAuth')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Visszavonás' }));
    await user.click((await dialog(/^Visszavonja/)).getByRole('button', { name: 'Igen' }));
    await user.click((await dialog('A visszavonást rögzítettük')).getByRole('button', { name: 'Bezárás' }));
    expect(sent('/setRegularCreditAuth')).toEqual([{ mode: false, from: '2026-03-10' }]);
    expect(save()).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Visszavonás' })).not.toBeInTheDocument();
  });

  it('shows what the service has, when the reply to setting it up was lost (FLT-4)', async () => {
    const { user, sent } = await openMandate({
      prepare: (_store, world) => addFault(world, { call: '/setRegularCreditAuth', kind: 'lost', times: 1 }),
    });
    await fromField();
    await user.click(save());
    await user.click((await dialog(/^Beállítja/)).getByRole('button', { name: 'Igen' }));
    expect(await screen.findByText(/Technikai hiba történt/)).toBeVisible();
    await waitFor(() => expect(save()).toBeDisabled());
    expect(screen.getByRole('button', { name: 'Visszavonás' })).toBeEnabled();
    expect(sent('/setRegularCreditAuth')).toHaveLength(1);
  });

  it('asks support staff once more (SES-12)', { tags: ['wide'] }, async () => {
    const { user, sent } = await openMandate({ prepare: (store) => store.update({ support: true }) });
    await fromField();
    await user.click(save());
    await user.click((await dialog(/^Beállítja/)).getByRole('button', { name: 'Igen' }));
    await user.click((await dialog(/^Folytatja/)).getByRole('button', { name: 'Mégse' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent('/setRegularCreditAuth')).toEqual([]);
    expect(save()).toBeEnabled();
  });

  it('links its information document where it is configured, and leads a member without a kr to a contract (MAN-1, PAY-3)', async () => {
    configureLinks({ cardMandateInfo: 'https://club.example/tajekoztato.pdf' });
    const { go, store } = await openMandate();
    expect(await screen.findByRole('link', { name: /Tájékoztató a rendszeres/ })).toHaveAttribute(
      'href',
      'https://club.example/tajekoztato.pdf',
    );
    act(() => store.update({ currentUser: { ...store.get().currentUser!, kr: undefined } }));
    await act(() => go('/payment/directdebit'));
    expect(await screen.findByText(/Nincs érvényes szerződése/)).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Új szerződés' })).toBeVisible();
  });
});
