// @module-tag wide
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { noonOf } from '../../mocks/control';
import { addFault } from '../../mocks/faults';
import { contractOfYear } from '../../mocks/model/account/members';
import { addInvoice } from '../../mocks/model/payment/invoices';
import { addDebit } from '../../mocks/model/payment/ledger';
import { personaAccount } from '../../mocks/personas';
import { addContract, addContractDocuments, payAtSigning } from '../../mocks/personas/seeding';
import type { World } from '../../mocks/world';
import { keepDone, keepSigned, type SignedContract } from '../../src/features/contract/signedContract';
import { payersOf } from '../../src/session/paymentRecord';
import { putPayment } from '../../src/session/paymentStore';
import { keepSignedContract } from '../../src/session/signedContracts';
import type { SessionStore } from '../../src/session/store';
import { heading, renderPortal, type PortalVisit } from '../setup/renderPortal';

const onDay = (day: string) => ({ now: () => noonOf(day) });
const visit = (path: string, as: string, prepare?: PortalVisit['prepare'], day = '2026-11-25') =>
  renderPortal({ path, as, worldOptions: onDay(day), prepare });

const years = async () => within(await screen.findByRole('region', { name: 'Szerződései' }));

/** The lines of the contracts; blanks that don't break are blanks. */
const lines = async (): Promise<(string | undefined)[]> =>
  (await years())
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent.replace(/[\u00a0\u2009]/g, ' '))
    .filter((text) => text !== undefined);

const pages = ['/app', '/payment', '/contracting'] as const;

/** Dóra has signed for next year: the head data still show this year's contract. */
const signedNext = (world: World): void => {
  const dora = personaAccount(world, 'dora');
  addContract(world, dora.kr, { year: 2027, pack: 'L', fee: 15_900, cardStatus: 0 });
  addContractDocuments(world, dora, 2027);
  payAtSigning(world, dora.kr, { year: 2027, signed: world.today() });
};

const rememberSigned = ({ memberStorage }: SessionStore, more: Partial<SignedContract> = {}): void => {
  keepSigned(memberStorage, '1-2-3', {
    amount: 190_800,
    receipt: 'c',
    delivery: 'personal',
    validFrom: '2027-01-01',
    validTo: '2027-12-31',
    pack: 'L',
    ...more,
  });
  keepDone(memberStorage, { contractKey: '1-2-3' });
};

/** The club prepares a contract, and doesn't get done with it. */
const stayPrepared = (store: SessionStore, world: World): void => {
  addFault(world, { call: '/get-8', kind: '500' });
  store.update({ contractKey: '1-2-3', step: 8 });
};

/** Béla's first contract begins next year: two months are paid. */
const firstNextYear = (store: SessionStore, world: World): void => {
  const bela = personaAccount(world, 'bela');
  bela.kr = '654321';
  addContract(world, bela.kr, { year: 2027, pack: 'S', fee: 9_900, cardStatus: 0 });
  addContractDocuments(world, bela, 2027);
  for (let month = 1; month <= 12; month += 1)
    addDebit(world, bela.kr, `2027-${String(month).padStart(2, '0')}-01`, 9_900, month <= 2 ? 9_900 : 0);
  store.update({ currentUser: { ...store.get().currentUser!, kr: bela.kr } });
};

describe('a member’s years on one line', () => {
  it.each(pages)('%s shows this year’s contract month by month: package, paid, due, later', async (path) => {
    await visit(path, 'denes');
    await waitFor(async () => expect((await years()).getByText(/^8 hónap fizetve/)).toBeVisible());
    expect(await lines()).toEqual(['Jelenlegi szerződés: M, 2026. január 1. – december 31.']);
    // The payments have figures of the sums.
    expect((await years()).getByText(/^8 hónap fizetve/).textContent.replaceAll('\u00a0', ' ')).toBe(
      path === '/payment' ? '8 hónap fizetve' : '8 hónap fizetve, 37 200 Ft most esedékes, 12 400 Ft később esedékes',
    );
    const months = (await years()).getByRole('list', { name: 'A 2026. évi szerződés hónapjai' });
    const items = within(months).getAllByRole('listitem');
    expect(items).toHaveLength(12);
    expect(items.map((item) => item.firstElementChild?.textContent).slice(7)).toEqual([
      // Today's package may be that of an upgrade since.
      'augusztus: fizetve',
      'szeptember: most esedékes',
      'október: most esedékes',
      'november: M, most esedékes',
      'december: M, később esedékes',
    ]);
  });

  it.each(pages)('%s shows the next one from the day of signing, with its package', async (path) => {
    await visit(
      path,
      'dora',
      (store, world) => {
        signedNext(world);
        rememberSigned(store);
      },
      '2026-12-10',
    );
    await waitFor(async () =>
      expect(await lines()).toContain('Következő szerződés: L, 2027. január 1. – december 31., fizetve'),
    );
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Új szerződés' })).not.toBeInTheDocument();
  });

  it.each(pages)('%s still shows it after a new sign-in, without what no reply tells', async (path) => {
    const { sent } = await visit(path, 'dora', (_store, world) => signedNext(world), '2026-12-10');
    await waitFor(async () => expect(await lines()).toContain('Következő szerződés: 2027. évi, fizetve'));
    const asked = sent('/getAmounts').filter((body) => JSON.stringify(body).includes('2027'));
    expect(asked).toEqual([{ kr: '123457', year: 2027 }]);
  });

  it('says nothing of next year where its documents can’t be read, and the page stays', async () => {
    const { sent } = await visit('/payment', 'dora', (_store, world) => {
      signedNext(world);
      addFault(world, { call: '/list', kind: '500' });
    });
    await waitFor(async () => expect((await years()).getByText('Minden hónap fizetve')).toBeVisible());
    expect(await lines()).toEqual(['Jelenlegi szerződés: M, 2026. január 1. – december 31.']);
    // The list of coming charges asks for next year, which no reply names then.
    expect(sent('/getAmounts')).toEqual([
      { kr: '123457', year: 2026 },
      { kr: '123457', year: 2027 },
    ]);
  });

  it('of a contract that is being prepared says so, and asks nothing of its charges', async () => {
    const { sent } = await visit(
      '/app',
      'dora',
      (store, world) => {
        rememberSigned(store);
        stayPrepared(store, world);
      },
      '2026-12-10',
    );
    await waitFor(async () =>
      expect(await lines()).toContain('Következő szerződés: L, 2027. január 1. – december 31., most készítjük elő'),
    );
    expect(sent('/getAmounts')).toEqual([{ kr: '123457', year: 2026 }]);
  });
});

describe('an upgrade that was signed and paid, while the club prepares it (UX-33)', () => {
  const signedUpgrade = (store: SessionStore, world: World): void => {
    rememberSigned(store, { amount: 13_400, validFrom: '2026-12-01', validTo: '2026-12-31', isUpgrade: true });
    stayPrepared(store, world);
    putPayment({
      transaction: 'T1',
      payer: payersOf(store.get())[0],
      contracting: true,
      contractKey: '1-2-3',
      amount: 13_400,
      since: Date.parse('2026-11-25T10:00:00Z'),
      result: { paid: true, auth: '123456', codes: [] },
    });
  };

  it('is not asked for once more: no sum of the package before, nothing to pay ahead', async () => {
    await visit('/payment', 'ilona', signedUpgrade);
    expect(await screen.findByText('A csomagváltását készítjük elő.')).toBeVisible();
    expect(screen.getByText(/^13\s400\sFt befizetését megkaptuk\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Szerződés állapota' })).toHaveAttribute('href', '/contracting/sum');
    await waitFor(async () =>
      expect((await years()).getByText('11 hónap fizetve, a csomagváltást előkészítjük')).toBeVisible(),
    );
    const main = within(screen.getByRole('main'));
    expect(main.queryByText(/9\s900\sFt/)).not.toBeInTheDocument();
    expect(main.queryByRole('button', { name: /^(Befizetés előre|Fizetés)$/ })).not.toBeInTheDocument();
    expect(main.queryByRole('region', { name: 'Következő díjak' })).not.toBeInTheDocument();
  });

  it('is named with its payment on the overview, and nothing is said to fall due', async () => {
    await visit('/app', 'ilona', signedUpgrade);
    const payments = within(await screen.findByRole('region', { name: '2026. évi befizetések' }));
    expect(await payments.findByText('Most nincs fizetendő díja.')).toBeVisible();
    expect(payments.getByText(/Addig ne fizessen előre\.$/)).toBeVisible();
    expect(payments.queryByText(/lesz esedékes/)).not.toBeInTheDocument();
    expect(screen.getByText(/^13\s400\sFt befizetését megkaptuk\.$/)).toBeVisible();
  });

  it('leaves what is due now to be paid', async () => {
    await visit('/payment', 'ilona', (store, world) => {
      signedUpgrade(store, world);
      addFault(world, { call: '/getAmounts', kind: 'fields', fields: { currentDebit: 9_900, allDebit: 19_800 } });
    });
    expect(await screen.findByRole('button', { name: /^9\s900\sFt befizetése$/ })).toBeVisible();
    expect(screen.queryByText('A csomagváltását készítjük elő.')).not.toBeInTheDocument();
  });
});

describe('the payments of somebody whose first contract begins next year', () => {
  it('speak of that year, with its sums, and of no other', async () => {
    const { sent } = await visit('/payment', 'bela', firstNextYear, '2026-12-10');
    await heading('Befizetés');
    await waitFor(async () =>
      expect((await lines()).map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([
        'Következő szerződés: S, 2027. január 1. – december 31., 99 000 Ft később esedékes',
      ]),
    );
    expect(await screen.findByRole('region', { name: '2027. évi díjak' })).toHaveTextContent(/99\s000\sFt/);
    const main = within(screen.getByRole('main'));
    expect(main.queryByText(/2026/)).not.toBeInTheDocument();
    expect(main.queryByRole('button', { name: /befizetése$/ })).not.toBeInTheDocument();
    expect(sent('/getAmounts')).toContainEqual({ kr: '654321', year: 2027 });
  });

  it.each(pages)('%s names what was paid at signing, while that session knows it', async (path) => {
    await visit(
      path,
      'bela',
      (store, world) => {
        firstNextYear(store, world);
        rememberSigned(store, { amount: 19_800, pack: 'S' });
      },
      '2026-12-10',
    );
    await waitFor(async () =>
      expect((await lines()).map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([
        'Következő szerződés: S, 2027. január 1. – december 31., aláíráskor 19 800 Ft befizetve, 99 000 Ft később esedékes',
      ]),
    );
    if (path === '/payment') {
      const fees = await screen.findByRole('region', { name: '2027. évi díjak' });
      expect(within(fees).getByText('Aláíráskor befizetve').nextElementSibling).toHaveTextContent(/^19\s800\sFt$/);
    }
  });

  it.each(pages)('%s shows its paid months, too, while that session knows the fee', async (path) => {
    await visit(
      path,
      'bela',
      (store, world) => {
        firstNextYear(store, world);
        rememberSigned(store, { amount: 21_800, pack: 'S', fee: 9_900 });
      },
      '2026-12-10',
    );
    const paid = await screen.findByText(
      /^2 hónap fizetve, aláíráskor 21\s800\sFt befizetve, 99\s000\sFt később esedékes$/,
    );
    expect(paid).toBeVisible();
    expect(await lines()).toEqual(['Következő szerződés: S, 2027. január 1. – december 31.']);
    const months = (await years()).getByRole('list', { name: 'A 2027. évi szerződés hónapjai' });
    const words = within(months).getAllByRole('listitem');
    expect(words.map((item) => item.firstElementChild?.textContent).slice(0, 3)).toEqual([
      'január: S, fizetve',
      'február: S, fizetve',
      'március: S, később esedékes',
    ]);
  });

  it.each([
    ['/app', 'Az Ön kártyája'],
    ['/contracting', 'Szerződés és kártya'],
  ])(
    '%s names the package of an upgrade that was signed, and from when, in the card’s data, too (UX-33)',
    async (path, name) => {
      const upgrade = { validFrom: '2026-12-01', validTo: '2026-12-31', pack: 'L', isUpgrade: true };
      await visit(path, 'dora', (store) => rememberSigned(store, upgrade));
      expect(await lines()).toEqual([
        'Jelenlegi szerződés: M (2026. december 1-jétől L), 2026. január 1. – december 31.',
      ]);
      const card = within(await screen.findByRole('region', { name }));
      expect(card.getByText('Kártyacsomag').nextElementSibling).toHaveTextContent('M (2026. december 1-jétől L)');
    },
  );

  it('an upgrade that was signed earlier on this device is told after a new sign-in, too, and no second one is advised', async () => {
    const upgrade = { validFrom: '2026-12-01', validTo: '2026-12-31', pack: 'L', packBefore: 'M', isUpgrade: true };
    const { go } = await visit('/app', 'dora', (store) =>
      keepSignedContract(store.get(), { ...upgrade, amount: 6_500 }),
    );
    const line = 'Jelenlegi szerződés: M (2026. december 1-jétől L), 2026. január 1. – december 31.';
    expect(await lines()).toEqual([line]);
    expect(screen.queryByText('Ha többször sportolna, váltson nagyobb csomagra.')).not.toBeInTheDocument();
    await go('/payment');
    expect(await screen.findByText(/^A csomagváltáskor 6\s500\sFt érkezett be\./)).toBeVisible();
    expect(await lines()).toEqual([line]);
    await go('/contracting/upgrade');
    expect(await screen.findByText(/^Csomagváltását véglegesítette: 2026\. december 1-jétől L csomag\./)).toBeVisible();
  });

  it('name what was paid for an upgrade until its invoice is there, and which card is used meanwhile (UX-8)', async () => {
    const upgrade = { amount: 6_500, validFrom: '2026-12-01', validTo: '2026-12-31', isUpgrade: true };
    const { go } = await visit('/payment', 'dora', (store) => rememberSigned(store, upgrade));
    expect(await screen.findByText(/^A csomagváltáskor 6\s500\sFt érkezett be\./)).toBeVisible();
    await act(() => go('/app'));
    expect(
      await screen.findByText(/A jelenlegi kártyáját 2026\. \S+ végéig használhatja, az újat 2026\. \S+ 1-jétől\.$/),
    ).toBeVisible();
  });

  it('say what is charged first of a contract that was signed for next year, where nothing is left of this year’s', async () => {
    const { go } = await visit('/payment', 'dora', (store, world) => {
      const dora = personaAccount(world, 'dora');
      addContract(world, dora.kr, { year: 2027, pack: 'L', fee: 15_900, cardStatus: 0 });
      addContractDocuments(world, dora, 2027);
      for (let month = 1; month <= 12; month += 1)
        addDebit(world, dora.kr, `2027-${String(month).padStart(2, '0')}-01`, 15_900, month <= 2 ? 15_900 : 0);
      rememberSigned(store, { amount: 31_800 });
    });
    const rest = /^2027 végéig összesen 159\s000\sFt lesz esedékes\.$/;
    expect(await screen.findByText(rest)).toBeVisible();
    // This year's sums stay as they were.
    const fees = within(screen.getByRole('region', { name: '2026. évi díjak' }));
    expect((await fees.findByText('Befizetve')).nextElementSibling).toHaveTextContent(/^148\s800\sFt$/);
    await act(() => go('/app'));
    expect(await screen.findByText(rest)).toBeVisible();
  });

  it('never count the months before an upgrade at its fee, or under its package, once only the head data tell of it', async () => {
    await visit(
      '/payment',
      'dora',
      (_store, world) => {
        const { kr } = personaAccount(world, 'dora');
        Object.assign(contractOfYear(world, kr, 2026)!, { pack: 'XL', fee: 18_900 });
        addInvoice(world, { kr, date: '2026-11-27', fullAmount: 8_500 });
      },
      '2026-12-02',
    );
    const fees = within(await screen.findByRole('region', { name: '2026. évi díjak' }));
    expect((await fees.findByText('Befizetve')).nextElementSibling).toHaveTextContent(/^157\s300\sFt$/);
    expect(fees.getByText('A befizetett összeg a 2026. évi számlák összege.')).toBeVisible();
    const months = (await years()).getByRole('list', { name: 'A 2026. évi szerződés hónapjai' });
    const words = within(months).getAllByRole('listitem');
    expect(words.map((item) => item.firstElementChild?.textContent).slice(10)).toEqual([
      'november: fizetve',
      'december: XL, fizetve',
    ]);
  });

  it('say where the invoice of a year is that was paid at signing, the year before', async () => {
    await visit('/payment', 'tunde');
    const fees = within(await screen.findByRole('region', { name: '2026. évi díjak' }));
    expect((await fees.findByText('Befizetve')).nextElementSibling).toHaveTextContent(/^148\s800\sFt$/);
    expect(fees.getByText(/A számláját az előző évi számlák között találja\.$/)).toBeVisible();
  });

  it('name what was paid for this year’s contract at signing while no invoice tells it', async () => {
    const signed = { amount: 11_900, validFrom: '2026-12-01', validTo: '2026-12-31', pack: 'S' };
    await visit('/payment', 'bela', (store, world) => {
      const bela = personaAccount(world, 'bela');
      bela.kr = '654321';
      addContract(world, bela.kr, { year: 2026, from: '2026-12-01', pack: 'S', fee: 9_900, cardStatus: 0 });
      addDebit(world, bela.kr, '2026-12-01', 11_900, 11_900);
      rememberSigned(store, signed);
      store.update({ currentUser: { ...store.get().currentUser!, kr: bela.kr } });
    });
    const fees = within(await screen.findByRole('region', { name: '2026. évi díjak' }));
    expect((await fees.findByText('Aláíráskor befizetve')).nextElementSibling).toHaveTextContent(/^11\s900\sFt$/);
  });

  it('say on the overview, too, what that year still costs', async () => {
    await visit('/app', 'bela', firstNextYear, '2026-12-10');
    expect(await screen.findByRole('region', { name: '2027. évi befizetések' })).toBeVisible();
    expect(screen.queryByRole('region', { name: '2026. évi befizetések' })).not.toBeInTheDocument();
  });

  it('have a card that says from when it is active (UX-30)', async () => {
    await visit('/contracting', 'bela', firstNextYear, '2026-12-10');
    const header = within(await screen.findByRole('group', { name: 'Az Ön adatai' }));
    expect(await header.findByText(/Nem aktív, indul: 2027\.01\.01\./)).toBeVisible();
  });

  it('aren’t sent to a new contract from the upgrade', async () => {
    await visit('/contracting/upgrade', 'bela', firstNextYear);
    expect(await screen.findByText(/^A következő szerződése 2027\. január 1-jén indul/)).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Aktuális szerződés' })).toBeVisible();
    expect(main.queryByRole('link', { name: 'Új szerződés' })).not.toBeInTheDocument();
  });
});

describe('a contract under way (UX-22)', () => {
  const others = ['/payment', '/payment/directdebit', '/documents', '/invoices', '/invoicedata', '/contracting'];

  it.each(others)(
    'outranks “no contract” on %s; only the e-mail’s link can go on, so there is no button',
    async (path) => {
      await visit(path, 'vilmos');
      expect(
        await screen.findByText('Megkezdett egy szerződéskötést: az e-mailben kapott hivatkozással folytathatja.'),
      ).toBeVisible();
      const main = within(screen.getByRole('main'));
      expect(main.getByText(/Nézze meg a postafiókját: vilmos@pelda\.hu/)).toBeVisible();
      expect(main.queryByText(/Nincs érvényes szerződése|Még nincs szerződése/)).not.toBeInTheDocument();
      for (const name of ['Új szerződés', 'Szerződéskötés folytatása'])
        expect(main.queryByRole('link', { name })).not.toBeInTheDocument();
    },
  );

  it.each(others.filter((path) => path !== '/contracting'))(
    'goes on at once from %s where this tab has it, with one sentence and one button',
    async (path) => {
      await visit(path, 'vilmos', (store) => store.update({ contractKey: '1-2-3', step: 4 }));
      expect(
        await screen.findByText('Megkezdett egy szerződéskötést: 7 lépésből a 4. következik (Kártya és átvétel).'),
      ).toBeVisible();
      const main = within(screen.getByRole('main'));
      const links = main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
      // The links for buyers lead out of the portal, and come with the settings.
      expect(links.filter(([, href]) => href?.startsWith('/'))).toEqual([
        ['Szerződéskötés folytatása', '/contracting'],
      ]);
    },
  );

  it('that is signed leads to where it stands', async () => {
    await visit('/documents', 'vilmos', stayPrepared);
    expect(await screen.findByText('A szerződését véglegesítette, most készítjük elő.')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Szerződés állapota' })).toHaveAttribute(
      'href',
      '/contracting/sum',
    );
  });

  it('of a member who renews is told on the payments and the current contract, not a new one', async () => {
    const { go } = await visit(
      '/payment',
      'dora',
      (_store, world) => addFault(world, { call: '/init', kind: 'code', code: 'CONTR_ALREADY_EMAILED' }),
      '2026-12-10',
    );
    await heading('Befizetés');
    await act(() => go('/contracting'));
    expect(
      await screen.findByText('Megkezdett egy szerződéskötést: az e-mailben kapott hivatkozással folytathatja.'),
    ).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Új szerződés' })).not.toBeInTheDocument();
  });
});
