import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { addFault, clearFaults } from '../../../mocks/faults';
import type { World } from '../../../mocks/world';
import { pollIntervalMs } from '../../../src/domain/constants';
import { keepSigned, readDone } from '../../../src/features/contract/signedContract';
import type { SessionStore } from '../../../src/session/store';
import { itEach } from '../../setup/itEach';
import { heading, renderPortal } from '../../setup/renderPortal';
import { preparedContract, springWorld } from './support';

/** Opens the final page; without `auth` the tab doesn't know of a payment. */
const visit = (world: World, auth?: string, prepare?: (store: SessionStore) => void) => {
  const process = world.state.processes.at(-1)!;
  return renderPortal({
    path: '/contracting/sum',
    as: 'bela',
    world,
    prepare: (store) => {
      store.update({
        contractKey: process.key,
        step: 7,
        type: 0,
        endTransaction: { transaction: 'T1001', auth, amount: 112_100, contractKey: process.key },
      });
      prepare?.(store);
    },
  });
};

/** A world in which bela has signed and paid; the next poll, or the one after so many, is DONE. */
const paidWorld = (pollsUntilDone = 0): World => {
  const world = springWorld();
  preparedContract(world, 'bela');
  world.state.settings.pollsUntilDone = pollsUntilDone;
  return world;
};

const nextPoll = () => act(() => vi.advanceTimersByTimeAsync(pollIntervalMs + 100));

describe('a contract that is done', () => {
  it('by direct debit has paid nothing, whatever the service calls it (UX-6)', async () => {
    const world = paidWorld();
    addFault(world, { call: '/get-8', kind: 'fields', fields: { payment: '3' } });
    await visit(world, '');
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText('Csoportos beszedés, havonta')).toBeInTheDocument();
    expect(main.queryByText('Fizetés', { selector: 'dt' })).not.toBeInTheDocument();
  });

  it('shows the kr, the payment, the registration and the documents, and the session ends the contracting (SUM-1, SUM-3, NAV-10)', async () => {
    const world = paidWorld();
    const { store, sent } = await visit(world, '776655');
    expect(await heading('Szerződés állapota')).toBeInTheDocument();
    expect(await screen.findByText('Elkészült a szerződése.')).toBeInTheDocument();
    const { kr } = world.state.accounts.find(({ id }) => id === 'bela')!;
    expect(kr).toMatch(/^\d{6}$/);
    const main = within(screen.getByRole('main'));
    const fact = (label: string) =>
      main.getAllByText(label).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent;
    expect(fact('Azonosító')).toBe(kr);
    expect(fact('Fizetés')).toBe('Kész');
    expect(fact('Regisztráció')).toBe('Kész');
    expect(fact('Dokumentumok')).toBe('Kész');
    expect(fact('Fizetési mód')).toBe('Bankkártya');
    expect(fact('Banki engedélyszám')).toBe('776655');

    expect(readDone(store.memberStorage)?.contractKey).toBe(world.state.processes.at(-1)!.key);
    for (const field of ['contractKey', 'step', 'type', 'endTransaction'] as const)
      expect(store.get()[field], field).toBeUndefined();
    expect(store.get().currentUser?.kr).toBe(kr);
    // The header knows the new contract too.
    await waitFor(() => expect(store.get().currentUser?.pack).toBe('M'));
    expect(sent('/getHeadData').length).toBeGreaterThan(1);
  });

  itEach([
    ['b', 'courier', /A plasztik kártyáját futárral küldjük/],
    ['c', 'personal', /Az ePASS kártyáját a telefonján használhatja/],
    ['b', 'post', /A plasztik kártyáját postán küldjük/],
    ['a', 'personal', /A meglévő kártyáját használhatja tovább/],
  ] as const)(
    'thanks for the sum, says when it starts and how the card comes, and can be printed: %s, %s (UX-6)',
    async (receipt, delivery, text) => {
      const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
      const world = paidWorld();
      const process = world.state.processes.at(-1)!;
      const { user } = await renderPortal({
        path: '/contracting/sum',
        as: 'bela',
        world,
        prepare: (store) => {
          store.update({ contractKey: process.key, step: 8 });
          keepSigned(store.memberStorage, process.key, { amount: 112_100, receipt, delivery, validFrom: '2027-01-01' });
        },
      });
      expect(await screen.findByText(/^Köszönjük! 112\s100\sFt befizetését megkaptuk\.$/)).toBeInTheDocument();
      expect(screen.getByText('A szerződése 2027. január 1-jén indul. Addig nem kell fizetnie.')).toBeVisible();
      expect(screen.getByText(text)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Nyomtatás' }));
      expect(print).toHaveBeenCalledOnce();
    },
  );

  it('names what was signed, and the payment, on the next visit, too (SUM-1, SUM-3)', async () => {
    const world = paidWorld();
    const process = world.state.processes.at(-1)!;
    const prepare = ({ memberStorage }: SessionStore): void =>
      keepSigned(memberStorage, process.key, {
        amount: 112_100,
        delivery: 'personal',
        validFrom: '2026-12-01',
        validTo: '2026-12-31',
        pack: 'L',
        isUpgrade: true,
        parts: { months: 1, retainer: 121_500, once: [{ name: 'administration', amount: 500 }], overpayment: 9_900 },
      });
    const factOf = (label: string) =>
      screen.getAllByText(label).find(({ tagName }) => tagName === 'DT')?.nextElementSibling?.textContent;
    const expectFacts = async (): Promise<void> => {
      expect(await screen.findByText('Elkészült a szerződése.')).toBeInTheDocument();
      expect(factOf('Kártyacsomag')).toBe('L (csomagváltás)');
      expect(factOf('Érvényesség')).toBe('2026.12.01. – 2026.12.31.');
      expect(factOf('Befizetett összeg')).toMatch(/^112\s100\sFt$/);
      const parts = screen.getByText('A befizetés részei').nextElementSibling;
      expect(
        [...(parts?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
      ).toEqual([
        '121 500 Ft fenntartási díj (1 hónap)',
        '500 Ft ügyintézési díj',
        '−9 900 Ft, amelyet a jelenlegi szerződésére már befizetett',
      ]);
      expect(factOf('Banki engedélyszám')).toBe('776655');
      expect(screen.getByText(/^Az új csomagja \(L\) 2026\. december 1-jén indul\./)).toBeInTheDocument();
    };
    const { store, go } = await visit(world, '776655', prepare);
    await expectFacts();
    await waitFor(() => expect(store.get().contractKey).toBeUndefined());
    await act(() => go('/documents'));
    await heading('Dokumentumok');
    await act(() => go('/contracting/sum'));
    await expectFacts();
  });

  it('names no payment method where what was paid before covered it (UX-8)', async () => {
    const world = paidWorld();
    const process = world.state.processes.at(-1)!;
    await renderPortal({
      path: '/contracting/sum',
      as: 'bela',
      world,
      prepare: (store) => {
        store.update({ contractKey: process.key, step: 8 });
        keepSigned(store.memberStorage, process.key, {
          amount: 0,
          delivery: 'personal',
          validFrom: '2026-12-01',
          parts: { months: 1, retainer: 24_900, once: [{ name: 'administration', amount: 500 }], overpayment: 25_400 },
        });
      },
    });
    expect(await screen.findByText(/^Nem kellett fizetnie: 25\s400\sFt-ot korábbi befizetése fedez\.$/)).toBeVisible();
    expect(screen.queryByText('Fizetési mód')).not.toBeInTheDocument();
  });

  it('has a download for each document, the general terms with the kr (SUM-1, DOC-2)', async () => {
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:document');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const world = paidWorld();
    const { user, sent } = await visit(world);
    const { docContract, docAszf } = await waitFor(() => {
      const { documents } = world.state.processes.at(-1)!;
      expect(documents.docAszf).toBeDefined();
      return documents;
    });
    expect(screen.queryByRole('button', { name: /Csoportos beszedési megbízás/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Letöltés: Tagsági szerződés' }));
    await waitFor(() => expect(saved).toEqual(['Tagsági szerződés 2026.pdf']));
    await user.click(screen.getByRole('button', { name: 'Letöltés: Általános szerződési feltételek' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    const { kr } = world.state.accounts.find(({ id }) => id === 'bela')!;
    expect(sent('/document')).toEqual([{ id: docContract }, { id: docAszf, kr }]);
  });

  it('keeps the page and tells of a download that failed (SUM-3, DOC-2)', { tags: ['wide'] }, async () => {
    const world = paidWorld();
    addFault(world, { call: '/document', kind: 'html' });
    const { user } = await visit(world);
    await user.click(await screen.findByRole('button', { name: 'Letöltés: Tagsági szerződés' }));
    expect(await screen.findByText(/Technikai hiba történt/)).toBeInTheDocument();
    expect(screen.getByText('Elkészült a szerződése.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Letöltés: Tagsági szerződés' })).toBeEnabled();
  });
});

describe('a contract in preparation', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('thanks for what was paid while it is prepared (UX-6)', async () => {
    await visit(paidWorld(99), '776655');
    expect(await screen.findByText(/^Köszönjük! 112\s100\sFt befizetését megkaptuk\.$/)).toBeVisible();
    expect(screen.getByText('A szerződését készítjük elő.')).toBeInTheDocument();
  });

  it('is asked for until it is done, and no longer (SUM-1)', async () => {
    const world = paidWorld(99);
    const { store } = await visit(world);
    expect(await screen.findByText('A szerződését készítjük elő.')).toBeInTheDocument();
    await waitFor(() => expect(store.get().step).toBe(8));
    expect(store.get().contractKey).toBeDefined();
    world.state.settings.pollsUntilDone = 0;
    await nextPoll();
    expect(await screen.findByText('Elkészült a szerződése.')).toBeInTheDocument();
    const asked = world.log.filter(({ path }) => path === '/get-8').length;
    await nextPoll();
    expect(world.log.filter(({ path }) => path === '/get-8')).toHaveLength(asked);
  });

  it('goes on being asked for when an ask fails (PAY-10)', { tags: ['wide'] }, async () => {
    const world = paidWorld();
    addFault(world, { call: '/get-8', kind: '500' });
    const { store } = await visit(world);
    await waitFor(() => expect(world.log.some(({ path }) => path === '/get-8')).toBe(true));
    expect(store.get().contractKey).toBeDefined();
    clearFaults(world);
    await nextPoll();
    expect(await screen.findByText('Elkészült a szerződése.')).toBeInTheDocument();
  });

  itEach([
    ['TNR', 'A tranzakció feldolgozása még tart'],
    ['DOC', 'A dokumentumok még készülnek'],
  ])('opens a dialog for %s, once however often it is polled (SUM-2)', async (status, title) => {
    const world = paidWorld(99);
    addFault(world, { call: '/get-8', kind: 'fields', fields: { status } });
    await visit(world);
    const dialog = await screen.findByRole('dialog', { name: title });
    within(dialog).getByRole('button', { name: 'Bezárás' }).click();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await nextPoll();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // The other one is told too.
    clearFaults(world);
    addFault(world, { call: '/get-8', kind: 'fields', fields: { status: status === 'TNR' ? 'DOC' : 'TNR' } });
    await nextPoll();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('is neither done nor failed with an unknown status (FLT-7)', { tags: ['wide'] }, async () => {
    const world = paidWorld(99);
    addFault(world, {
      call: '/get-8',
      kind: 'fields',
      fields: { status: 'QUEUED', paid: false, payState: 'HM', messages: ['VALAMI_UJ'] },
    });
    const { store } = await visit(world);
    expect(await screen.findByText('A szerződés állapota most nem ismert.')).toBeInTheDocument();
    expect(screen.getByText(/VALAMI_UJ/)).toBeInTheDocument();
    expect(screen.getByText('Nem ismert')).toBeInTheDocument();
    expect(store.get().contractKey).toBeDefined();
  });

  it('needs no more asking once its documents are there, but is not over (SUM-1, SUM-3)', async () => {
    const world = paidWorld(99);
    addFault(world, { call: '/get-8', kind: 'fields', fields: { docState: true, kr: '654321' } });
    const { store } = await visit(world);
    expect(await screen.findByText('Elkészültek a szerződés dokumentumai.')).toBeInTheDocument();
    expect(store.get().contractKey).toBeDefined();
    await waitFor(() => expect(world.log.filter(({ path }) => path === '/getHeadData').length).toBeGreaterThan(1));
  });
});

describe('a contract that failed', () => {
  it('tells why, and leads back to the summary (SUM-3)', async () => {
    const world = paidWorld(99);
    addFault(world, {
      call: '/get-8',
      kind: 'fields',
      fields: { status: 'ERROR', paid: false, payState: 'ERROR', messages: ['ERROR.NO.DIJ'] },
    });
    const { user, store, path } = await visit(world);
    expect(await screen.findByText('A szerződést nem sikerült véglegesíteni.')).toBeInTheDocument();
    expect(screen.getByText(/Hiba történt a szerződéskötés közben/)).toBeInTheDocument();
    expect(screen.getByText(/Térjen vissza az összegzéshez/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Vissza az összegzéshez' }));
    await waitFor(() => expect(path()).toBe('/contracting'));
    expect(store.get()).toMatchObject({ step: 7, contractKey: world.state.processes.at(-1)?.key });
  });

  itEach(
    [
      ['paid outranks a failed payState', { status: 'ERROR', payState: 'ERROR' }, undefined],
      ['the bank authorised the payment', { status: 'ERROR', paid: false, payState: 'ERROR' }, '776655'],
      ['the service says that it is paid', { status: 'ERROR' }, undefined],
    ],
    2,
  )('is not offered to be paid again when %s (SUM-4)', async (_why, fields, auth) => {
    const world = paidWorld(99);
    addFault(world, { call: '/get-8', kind: 'fields', fields });
    await visit(world, auth);
    expect(await screen.findByText(/A befizetését megkaptuk, ne fizessen újra\./)).toBeInTheDocument();
    expect(screen.getByText('T1001')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Vissza az összegzéshez' })).not.toBeInTheDocument();
  });
});

describe('a contract whose payment failed', () => {
  itEach([
    ['DONE', { status: 'DONE', paid: false, payState: 'ERROR' }],
    ['documents', { docState: true, paid: false, payState: 'ERROR' }],
  ])('is no success in spite of %s, and can be paid again (SUM-5)', async (_what, fields) => {
    const world = paidWorld(99);
    addFault(world, { call: '/get-8', kind: 'fields', fields });
    const { user, store, path } = await visit(world);
    expect(await screen.findByText('A befizetés sikertelen.')).toBeInTheDocument();
    expect(screen.queryByText(/Elkészült/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Vissza az összegzéshez' }));
    await waitFor(() => expect(path()).toBe('/contracting'));
    expect(store.get()).toMatchObject({ step: 7, contractKey: world.state.processes.at(-1)?.key });
  });
});

describe('a contract with an unknown status', () => {
  itEach(['REJECTED', 'CANCELLED', 'constructor'])('%s is neutral, even with documents (SUM-5)', async (status) => {
    const world = paidWorld(99);
    addFault(world, { call: '/get-8', kind: 'fields', fields: { status, docState: true } });
    const { store } = await visit(world);
    expect(await screen.findByText('A szerződés állapota most nem ismert.')).toBeInTheDocument();
    expect(screen.queryByText(/Elkészült/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Vissza az összegzéshez' })).not.toBeInTheDocument();
    expect(store.get().contractKey).toBeDefined();
  });
});

describe('a contract that is still in the wizard although its payment was authorised (PAY-14)', () => {
  const openWorld = (): World => {
    const world = paidWorld(99);
    Object.assign(world.state.processes.at(-1)!, { stage: 'wizard', paid: false });
    return world;
  };

  it('says so, keeps no final step, and leads back to the summary, which doesn’t offer to pay again (SUM-4)', async () => {
    const world = openWorld();
    Object.assign(world.state.processes.at(-1)!, { savedStep: 6 });
    const { user, store, path } = await visit(world, '776655');
    expect(
      await screen.findByText('A bank jóváhagyta a fizetését, de a szerződés még nincs véglegesítve.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('A szerződését készítjük elő.')).not.toBeInTheDocument();
    expect(store.get().step).toBe(7);
    await user.click(screen.getByRole('button', { name: 'Vissza az összegzéshez' }));
    await waitFor(() => expect(path()).toBe('/contracting'));
    expect(await screen.findByText(/A szerződés díját \(112\s100\sFt\) már kifizette\./)).toBeVisible();
    expect(screen.getByText('Tranzakció azonosítója: T1001')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fizetés' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Szerződés állapota' })).toHaveAttribute('href', '/contracting/sum');
  });

  it('is not said of a payment of something else (SUM-4)', async () => {
    const world = openWorld();
    const process = world.state.processes.at(-1)!;
    await renderPortal({
      path: '/contracting/sum',
      as: 'bela',
      world,
      prepare: (store) =>
        store.update({
          contractKey: process.key,
          step: 7,
          endTransaction: { transaction: 'T1001', auth: '776655', amount: 5_000 },
        }),
    });
    expect(await screen.findByText('A szerződését készítjük elő.')).toBeInTheDocument();
    expect(screen.queryByText('T1001')).not.toBeInTheDocument();
  });
});
