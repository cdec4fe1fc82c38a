import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Member } from '~/domain/identity/member';
import type { SessionStore } from '~/session/store';

import { addFault } from '../../../mocks/faults';
import type { Fault } from '../../../mocks/state';
import { configure } from '../../setup/configure';
import { renderPortal } from '../../setup/renderPortal';
import { daysIn, dayTexts, sumsIn, sumText } from '../../setup/saidFigures';
import { card, springWorld } from './support';

const anna: Member = {
  firstName: 'Anna',
  lastName: 'Kovács',
  email: 'anna@pelda.hu',
  kr: '123456',
  cardNumber: 'U1234567',
  cardStatus: 1,
  from: '2026-01-01',
  to: '2026-12-31',
  pack: 'M',
};

interface Replies {
  member?: Member;
  amounts?: { currentDebit: unknown; allDebit: unknown; messages?: string[] };
  invoices?: readonly Record<string, unknown>[];
  mandates?: { card: unknown; debit: unknown };
  session?: Parameters<SessionStore['update']>[0];
  /** Calls that fail. */
  failing?: readonly string[];
}

const answer = (call: string, fields: Fault['fields']): Fault => ({ call, kind: 'fields', fields });

/** Opens the page as a member for whom the services answer so. */
const visit = ({ member = anna, amounts, invoices, mandates, session, failing = [] }: Replies = {}) =>
  renderPortal({
    path: '/app',
    as: member.kr === undefined ? 'bela' : 'anna',
    world: springWorld(),
    faults: [
      answer('/getHeadData', { user: member }),
      ...(amounts === undefined ? [] : [answer('/getAmounts', amounts)]),
      ...(invoices === undefined ? [] : [answer('/listInvoices', { list: invoices })]),
      ...(mandates === undefined
        ? []
        : [
            answer('/getRegularCreditData', { state: mandates.card }),
            answer('/getDirectDebitData', { state: mandates.debit }),
          ]),
      ...failing.map((call) => ({ call, kind: '500' }) as const),
    ],
    prepare: (store) => store.update({ currentUser: member, ...session }),
  });

const main = () => within(screen.getByRole('main'));
const hrefOf = (name: string) => main().getByRole('link', { name }).getAttribute('href');
const isColoured = (name: string) => main().getByRole('link', { name }).classList.contains('MuiButton-contained');

describe('the overview', () => {
  it('shows the codes that come beside the sums above them (ERR-9, PAY-11)', async () => {
    await visit({ amounts: { currentDebit: 9_900, allDebit: 19_800, messages: ['HAS_DEBT', 'HINT'] } });
    const debtLine = await screen.findByText('Lejárt tartozása van: a kártyája korlátozott marad.');
    expect(debtLine.compareDocumentPosition(screen.getByText('Most esedékes (2026)'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(screen.getByText('Kód: HINT')).toBeVisible();
  });

  it('shows the card, what is due, the mandates’ states, this year’s latest invoice and the ways on, with ten calls (UX-1, NAV-15)', async () => {
    configure({ care: { phone: '+36 1 234 5678', hours: 'H–P 8–18|Mon–Fri, 8am–6pm' } });
    const { user, sent, world } = await visit({
      amounts: { currentDebit: 9_900, allDebit: 19_800 },
      invoices: [
        { order: 1, date: '2026-03-05', ordinal: 'SZ-1', fullAmount: 9_900 },
        { order: 2, date: '2026-04-05', ordinal: 'SZ-2', fullAmount: 12_400 },
      ],
    });
    expect(await screen.findByText('Üdvözöljük, Kovács Anna!')).toBeVisible();
    const membership = within(await card('Tagsági kártya'));
    for (const fact of ['Kovács Anna', '123456', 'U1234567', '2026.01.01. – 2026.12.31.', 'M', 'Aktív'])
      expect(membership.getByText(fact)).toBeVisible();
    expect((await screen.findByText('Most esedékes (2026)')).nextElementSibling).toHaveTextContent(/^9 900 Ft$/);
    expect(screen.getByText('2026 végéig összesen').nextElementSibling).toHaveTextContent(/^19 800 Ft$/);
    expect(hrefOf('Tovább a befizetéshez')).toBe('/payment');
    expect(isColoured('Tovább a befizetéshez')).toBe(true);
    expect(await main().findByRole('link', { name: /^Csoportos beszedés\s?Nem aktív$/ })).toBeVisible();
    const invoice = within(await card('Legutóbbi számla'));
    expect(await invoice.findByText('SZ-2')).toBeVisible();
    expect(invoice.getByText('2026.04.05.')).toBeVisible();
    expect(hrefOf('Összes számla')).toBe('/invoices');
    const next = within(await card('Mit tehet még?'));
    expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/contracting/upgrade',
      '/documents',
      '/invoicedata',
    ]);
    expect(within(await card('Ügyfélszolgálat')).getByText('H–P 8–18')).toBeVisible();
    const asked = ['/listInvoices', '/getDirectDebitData', '/getRegularCreditData'];
    for (const call of asked) expect(sent(call), call).toHaveLength(1);
    expect(sent('/getAmounts')).toEqual([2026, 2025, 2027].map((year) => ({ kr: '123456', year })));
    expect(sent('/listInvoices')).toEqual([{ kr: '123456', from: '2026-01-01', to: '2026-12-31' }]);
    expect(world.log.map(({ path }) => path)).not.toContain('/init');
    await user.click(screen.getByRole('button', { name: 'ENG' }));
    expect(await screen.findByText('Welcome, Anna Kovács!')).toBeVisible();
  });

  it('leads a member without a contract to one, asks the payment service nothing, and offers the profile (UX-1)', async () => {
    const { world } = await visit({ member: { firstName: 'Béla', lastName: 'Nagy', email: 'bela@pelda.hu' } });
    const none = within(await card('Nincs érvényes szerződése.'));
    expect(none.getByRole('link', { name: 'Új szerződés' })).toHaveAttribute('href', '/contracting/init');
    expect(none.getByText('Ha már elkezdte, az e‑mailben kapott hivatkozással folytathatja.')).toBeVisible();
    expect(screen.getByText('Ha szerződést köt, itt látja majd a kártyáját.')).toBeVisible();
    expect([hrefOf('Személyes adatok'), hrefOf('Jelszó módosítása')]).toEqual(['/profile/data', '/profile/chpass']);
    expect(world.log.map(({ path }) => path)).toEqual(expect.not.arrayContaining(['/getAmounts', '/init']));
  });

  it.each([
    ['of a member with a contract', anna],
    ['of a newcomer', { firstName: 'Béla', lastName: 'Nagy', email: 'bela@pelda.hu' }],
  ])(
    'names the contract under way %s with its step, coloured while nothing is due (UX-1, UX-22)',
    async (_who, member) => {
      await visit({
        member,
        amounts: { currentDebit: 0, allDebit: 0 },
        session: { contractKey: '1-2-3', step: 4 },
      });
      const band = within(await card('Megkezdett szerződéskötés'));
      expect(band.getByText('Következik: 4. lépés a 7‑ből (Kártya és átvétel).')).toBeVisible();
      await main().findByRole('link', { name: 'Szerződéskötés folytatása' });
      if (member.kr !== undefined) await screen.findByText('A 2026. évre most nincs esedékes díja.');
      expect(isColoured('Szerződéskötés folytatása')).toBe(true);
      expect(screen.queryByText('Nincs érvényes szerződése.')).not.toBeInTheDocument();
    },
  );

  it('leads from a signed contract to its status, and keeps the colour for what is due (UX-22)', async () => {
    await visit({ session: { contractKey: '1-2-3', step: 8 }, amounts: { currentDebit: 1, allDebit: 1 } });
    await main().findByRole('link', { name: 'Tovább a befizetéshez' });
    expect(hrefOf('Szerződés állapota')).toBe('/contracting/sum');
    expect(isColoured('Szerződés állapota')).toBe(false);
  });

  it('shows a payment of this device whose end isn’t known in place of the way to pay (PAY-6, UX-1, UX-21)', async () => {
    await visit({ amounts: { currentDebit: 9_900, allDebit: 9_900 }, session: { transaction: 'T1001' } });
    expect(await screen.findByText('Megkezdett egy fizetést, az eredménye még nem ismert.')).toBeVisible();
    expect(main().getByText('T1001')).toBeVisible();
    expect(main().getByRole('button', { name: 'Fizetés ellenőrzése' })).toBeEnabled();
    expect(main().queryByRole('link', { name: 'Tovább a befizetéshez' })).not.toBeInTheDocument();
  });

  it.each([
    ['2026-06-03', undefined],
    ['2026-06-02', 'A szerződése 2026.\u00a0június\u00a02‑ig érvényes.'],
    ['2026-05-03', 'A szerződése 2026.\u00a0május\u00a03‑ig volt érvényes.'],
  ])('names the last day of a contract until %s in its last 30 days and after it: %s (CON-11)', async (to, text) => {
    const { world } = await visit({ member: { ...anna, to } });
    await card('Tagsági kártya');
    if (text === undefined) expect(screen.queryByRole('link', { name: 'Új szerződés' })).not.toBeInTheDocument();
    else expect(within(await card(text)).getByRole('link', { name: 'Új szerződés' })).toBeVisible();
    expect(world.log.map(({ path }) => path)).not.toContain('/init');
  });

  it.each([
    [0, '2027-01-01', true],
    [9, '2027-01-01', true],
    [1, '2027-01-01', false],
    [9, '2026-01-01', false],
  ])('with card status %i and the first day %s names that day: %s (UX-30)', async (cardStatus, from, isNamed) => {
    await visit({ member: { ...anna, cardStatus, from, to: '2027-12-31' } });
    await card('Tagsági kártya');
    expect(screen.queryAllByText('A szerződése 2027. január 1‑jétől érvényes.')).toHaveLength(isNamed ? 1 : 0);
  });

  it.each([
    [2, 'Korlátozott', 'Error'],
    [4, 'Letiltott (EBL)', 'Error'],
    [5, 'Elveszett', 'Warning'],
    [7, 'Visszavont', 'Info'],
    [42, 'Nem ismert', 'Info'],
    [undefined, 'Nem ismert', 'Info'],
  ])(
    'names card status %s by its word, %s, without a reason or a promise, in the tone of its chip: %s (PAY-1, FLT-7)',
    async (cardStatus, word, tone) => {
      await visit({ member: { ...anna, cardStatus }, amounts: { currentDebit: 9_900, allDebit: 9_900 } });
      const title = await screen.findByText(`Kártya állapota: ${word}`);
      expect(title.closest('.MuiAlert-root')).toHaveClass(`MuiAlert-color${tone}`);
      expect(await card('Tagsági kártya')).toHaveAttribute('data-grey', String(tone === 'Error'));
      expect(main().queryByText(/tartozás|használhat|befizeti/i)).not.toBeInTheDocument();
    },
  );

  it('begins what else can be done with a reactivation where one is possible (UX-1, NAV-6)', async () => {
    configure({ links: { reactivation: 'https://club.example/ujra' } });
    await visit({ member: { ...anna, tax: '8412721233', cardStatus: 9 } });
    const [first] = within(await card('Mit tehet még?')).getAllByRole('link');
    expect(first).toHaveAccessibleName(/^Kártya újraaktiválása/);
    expect(first).toHaveAttribute('href', 'https://club.example/ujra');
  });

  it.each([
    ['EP1456701', 1],
    [undefined, 1],
    ['U1234567', 0],
  ])('says what the ePASS needs with the card number %s: %i times (NAV-15)', async (cardNumber, times) => {
    await visit({ member: { ...anna, cardNumber } });
    await card('Tagsági kártya');
    const needs = screen.queryAllByText('Az ePASS kártyához legalább iOS 11 vagy Android 4.4 kell.');
    expect(needs).toHaveLength(times);
  });

  it('says in its place what couldn’t be read, each part and each year with a retry (UX-15, SAY-3)', async () => {
    await visit({ failing: ['/getAmounts', '/listInvoices', '/getDirectDebitData'] });
    expect(await screen.findByText('Az összegeket most nem tudjuk megmutatni.')).toBeVisible();
    expect(await screen.findByText('A számlákat most nem tudjuk megmutatni.')).toBeVisible();
    expect(await main().findByRole('link', { name: /^Csoportos beszedés\s?Most nem ismert$/ })).toBeVisible();
    expect(main().getByRole('link', { name: /^Rendszeres bankkártyás fizetés\s?Nem aktív$/ })).toBeVisible();
    expect(main().getAllByRole('button', { name: 'Újrapróbálom' })).toHaveLength(5);
  });

  it('leaves out what head data doesn’t tell and the upgrade with the disabled flag, and has the promo link where one is set (NAV-9, NAV-10, NAV-15)', async () => {
    configure({ links: { promo: 'https://club.example/ajanlat' } });
    const member = { ...anna, cardNumber: undefined, from: undefined, pack: '3XL' };
    await visit({ member, session: { upgradeDisabled: true }, invoices: [] });
    const membership = within(await card('Tagsági kártya'));
    expect(membership.queryByText('Kártyaszám')).not.toBeInTheDocument();
    expect(membership.getByText('– 2026.12.31.')).toBeVisible();
    expect(membership.getByTitle('extra nagy csomag')).toBeVisible();
    const next = within(await card('Mit tehet még?'));
    expect(next.queryByRole('link', { name: 'Csomagváltás' })).not.toBeInTheDocument();
    const promo = next.getByRole('link', { name: /^Ajánlatunk/ });
    expect(promo).toHaveAttribute('href', 'https://club.example/ajanlat');
    expect(promo).toHaveAttribute('rel', 'noopener noreferrer');
    expect(await screen.findByText('Idén nincs számla a listában.')).toBeVisible();
  });
});

describe('whatever the services answer', () => {
  const forint = fc.oneof(fc.constantFrom(0, -9_900, 9_900), fc.integer({ min: -2_000_000, max: 2_000_000 }));
  const day = fc
    .date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const maybe = <T,>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const replies = fc.record({
    amounts: fc.record({ currentDebit: forint, allDebit: forint }),
    member: fc.record({
      cardStatus: maybe(fc.nat(12)),
      from: maybe(day),
      to: maybe(day),
      pack: maybe(fc.constant('L')),
    }),
    invoices: fc.array(
      fc.record({ order: fc.nat(), date: day, ordinal: fc.constant('SZ-7'), fullAmount: maybe(fc.nat(90_000)) }),
      { maxLength: 3 },
    ),
    documents: fc.array(fc.constantFrom('Partner keretszerződés2027', 'Mintaszerződés2027', 'ÁSZF2027'), {
      maxLength: 2,
    }),
    /** Sums and days are written in another form (ERR-9). */
    isSpelt: fc.boolean(),
    card: fc.constantFrom<unknown>(true, 1, 'false', 'ON', null),
    debit: fc.constantFrom<unknown>(false, '0', '1', 2, undefined),
  });
  const stateOf = (value: unknown): string => {
    if ([true, 1, '1', 'true'].some((one) => one === value)) return 'Aktív';
    return [false, 0, '0', 'false'].some((one) => one === value) ? 'Nem aktív' : 'Most nem ismert';
  };

  // Review 11, cases 16 to 19, 22 and 24: blocked, ended, a negative sum, a document that is no contract.
  const example = {
    amounts: { currentDebit: 19_800, allDebit: -4 },
    member: { cardStatus: 2, from: '2025-01-01', to: '2025-12-31', pack: undefined },
    invoices: [],
    documents: ['Mintaszerződés2027'],
    isSpelt: true,
    card: 'ON',
    debit: undefined,
  };

  it.for([example, ...fc.sample(replies, 9)])(
    'every sum and day on /app and /contracting is one that a reply names, and the two sums are there: replies %# (SAY-1, SAY-4)',
    async ({ amounts, member: facts, invoices, documents, isSpelt, card: cardState, debit }) => {
      const { from, to } = facts;
      const asSum = (sum?: number) => (isSpelt && sum !== undefined ? `${sum}.00` : sum);
      const { go, world } = await visit({
        member: { ...anna, ...facts },
        amounts: { currentDebit: asSum(amounts.currentDebit), allDebit: asSum(amounts.allDebit) },
        invoices: invoices.map(({ date, fullAmount, ...invoice }) => ({
          ...invoice,
          date: isSpelt ? `${date}T00:00:00` : date,
          fullAmount: asSum(fullAmount),
        })),
        mandates: { card: cardState, debit },
      });
      const list = documents.map((docId, docKey) => ({ docId, docKey, docKr: true }));
      addFault(world, answer('documents/list', { list }));
      const sums = [amounts.currentDebit, amounts.allDebit, ...invoices.map(({ fullAmount = 0 }) => fullAmount)];
      const days = [from, to, ...invoices.map(({ date }) => date)].flatMap((one) => (one ? dayTexts(one) : []));
      await screen.findByText(/végéig összesen|^Túlfizetés 2026 végéig/);
      const invoice = within(await card('Legutóbbi számla'));
      await invoice.findByText(invoices.length === 0 ? /^Idén nincs számla/ : 'SZ-7');
      const page = screen.getByRole('main');
      for (const [name, value] of [
        ['Rendszeres bankkártyás fizetés', cardState],
        ['Csoportos beszedés', debit],
      ] as const)
        expect(await main().findByRole('link', { name: new RegExp(`^${name}\\s?${stateOf(value)}$`) })).toBeVisible();
      for (const sum of sumsIn(page)) expect(sums.map(sumText)).toContain(sum);
      for (const one of daysIn(page)) expect(days).toContain(one);
      if (amounts.currentDebit !== 0) expect(sumsIn(page)).toContain(sumText(amounts.currentDebit));
      expect(sumsIn(page)).toContain(sumText(amounts.allDebit));
      await go('/contracting');
      await screen.findByRole('heading', { level: 1, name: 'Aktuális szerződés' });
      if (documents.length > 0) await screen.findByRole('heading', { name: '2027. évi dokumentumok' });
      expect(sumsIn(screen.getByRole('main'))).toEqual([]);
      for (const one of daysIn(screen.getByRole('main'))) expect(days).toContain(one);
    },
  );
});
