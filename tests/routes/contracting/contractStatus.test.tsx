import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { addFault, clearFaults } from '../../../mocks/faults';
import { pollIntervalMs } from '../../../src/domain/constants';
import { heading, renderPortal } from '../../setup/renderPortal';
import { fact, signedWorld, springWorld, visitStatus as visit } from './support';

describe('a contract that is done', () => {
  it('shows the service’s facts and the own order, ends the contracting and reloads head data, and stays on the next visit (SUM-1, SUM-3, UX-6)', async () => {
    const world = signedWorld();
    const { store, sent, go } = await visit(world);
    expect(await screen.findByText('Elkészült a szerződése.')).toBeInTheDocument();
    const { kr } = world.state.accounts.find(({ id }) => id === 'bela')!;
    const expectFacts = (): void => {
      expect([fact('Azonosító'), fact('Fizetés'), fact('Dokumentumok')]).toEqual([kr, 'Kifizetve', 'Kész']);
      expect([fact('Csomag'), fact('Szerződés kezdete'), fact('Kártya')]).toEqual([
        'M',
        '2026.06.01.',
        'Plasztik kártya',
      ]);
      expect(fact('Átvétel')).toBe('Postai kézbesítés, 1111 Budapest, Fő utca 1.');
      expect(fact('Összeg')).toMatch(/^112\s100\sFt$/);
      expect([fact('Tranzakció'), fact('Banki engedélyszám')]).toEqual(['T1001', '776655']);
    };
    expectFacts();
    expect(screen.getByText('Köszönjük!')).toBeVisible();
    await waitFor(() => expect(store.get().contractKey).toBeUndefined());
    const { step, type, endTransaction } = store.get();
    expect([step, type, endTransaction]).toEqual([undefined, undefined, undefined]);
    await waitFor(() => expect(store.get().currentUser?.pack).toBe('M'));
    expect(sent('/getHeadData').length).toBeGreaterThan(1);
    await act(() => go('/documents'));
    await heading('Dokumentumok');
    await act(() => go('/contracting/sum'));
    expect(await screen.findByText('Elkészült a szerződése.')).toBeInTheDocument();
    expectFacts();
  });

  it('has a download for each document, the general terms with the kr, and can be printed (SUM-1, DOC-2, UX-6)', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:document');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const world = signedWorld();
    const { user, sent } = await visit(world);
    await user.click(await screen.findByRole('button', { name: 'Letöltés: Tagsági szerződés' }));
    await user.click(screen.getByRole('button', { name: 'Letöltés: Általános szerződési feltételek' }));
    await waitFor(() => expect(sent('/document')).toHaveLength(2));
    const { docContract, docAszf } = world.state.processes.at(-1)!.documents;
    const { kr } = world.state.accounts.find(({ id }) => id === 'bela')!;
    expect(sent('/document')).toEqual([{ id: docContract }, { id: docAszf, kr }]);
    expect(screen.queryByRole('button', { name: /Csoportos beszedési/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Nyomtatás' }));
    expect(print).toHaveBeenCalledOnce();
  });
});

describe('a contract that is being processed', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const nextPoll = () => act(() => vi.advanceTimersByTimeAsync(pollIntervalMs + 100));

  it('is asked for every 5 s, also after an ask that failed, until it is done, and no longer (SUM-1, PAY-10)', async () => {
    const world = signedWorld({});
    const { store, sent } = await visit(world);
    expect(await screen.findByText('A szerződéskötése folyamatban van.')).toBeInTheDocument();
    expect(screen.getByText('Az oldal magától frissül.')).toBeVisible();
    await waitFor(() => expect(store.get().step).toBe(8));
    clearFaults(world);
    addFault(world, { call: '/get-8', kind: '500' });
    await nextPoll();
    clearFaults(world);
    world.state.settings.pollsUntilDone = 0;
    await nextPoll();
    expect(await screen.findByText('Elkészült a szerződése.')).toBeInTheDocument();
    const asked = sent('/get-8').length;
    await nextPoll();
    expect(sent('/get-8')).toHaveLength(asked);
  });

  it('shows TNR and DOC as a dialog with the word, once a status, and as the headline while it lasts (SUM-2, SUM-5)', async () => {
    const world = signedWorld({ status: 'TNR' });
    const { user } = await visit(world);
    const dialog = await screen.findByRole('dialog', { name: 'A rendszer jelzése: TNR' });
    expect(dialog).toHaveTextContent('Az oldal tovább figyeli a szerződés állapotát, és magától frissül.');
    await user.click(within(dialog).getByRole('button', { name: 'Bezárás' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'A rendszer jelzése: TNR' })).toBeInTheDocument();
    await nextPoll();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    clearFaults(world);
    addFault(world, { call: '/get-8', kind: 'fields', fields: { status: 'DOC' } });
    await nextPoll();
    expect(await screen.findByRole('dialog', { name: 'A rendszer jelzése: DOC' })).toBeInTheDocument();
  });
});

describe('the final page without a signed contract', () => {
  it('says that nothing is under way, without asking (SUM-1)', async () => {
    const { sent } = await renderPortal({ path: '/contracting/sum', as: 'anna', world: springWorld() });
    expect(await screen.findByText('Nincs folyamatban szerződéskötés.')).toBeInTheDocument();
    expect(sent('/get-8')).toEqual([]);
  });

  it('leads one that isn’t signed on to its step (SUM-1, UX-22)', async () => {
    const world = signedWorld({});
    const { sent } = await visit(world, { prepare: (store) => store.update({ step: 6 }) });
    expect(await screen.findByText(/^Következik: 6\. lépés a 7-ből/)).toBeVisible();
    expect(sent('/get-8')).toEqual([]);
  });

  it.each([
    ['waiting', 'Az igénylés a munkáltatója jóváhagyására vár.'],
    ['contractDenied', 'Az igénylés állapota most nem ismert.'],
  ])('words the intranet’s status %s: %s (CON-10, FLT-7)', async (status, text) => {
    await renderPortal({ path: `/contracting/sum/7d0c8a52-6f1e/${status}`, as: 'anna', world: springWorld() });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('tells of a denied one in a dialog that is accepted (CON-10)', async () => {
    const path = '/contracting/sum/7d0c8a52-6f1e/denied';
    const { user } = await renderPortal({ path, as: 'anna', world: springWorld() });
    expect(await screen.findByRole('dialog')).toHaveTextContent('elutasította a szerződését.');
    await user.click(screen.getByRole('button', { name: 'Elfogadom' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
