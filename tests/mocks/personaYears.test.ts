// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dayOf, tours, type TourName } from '../../mocks/desk/tour';
import type { Account } from '../../mocks/model/account/accounts';
import { contractOfYear } from '../../mocks/model/account/members';
import { amountsOf } from '../../mocks/model/payment/ledger';
import { personaAccount, personas, seedPeople } from '../../mocks/personas';
import { createWorld, type World } from '../../mocks/world';
import { contractMonths, type ContractYear } from '../../src/domain/contract/memberYears';
import { addDays, addMonths, monthOf, yearOf, type IsoDate } from '../../src/domain/time/dates';

const year = 2026;
const worldOn = (day: IsoDate): World => createWorld({ now: () => new Date(`${day}T11:00:00Z`), seed: seedPeople });

/** Those whom the demo shows to everybody. */
const believable = personas.filter(({ forDevelopers }) => forDevelopers !== true);
const accountsIn = (world: World): Account[] => believable.map(({ id }) => personaAccount(world, id));
const membersIn = (world: World) =>
  accountsIn(world).flatMap((account) => {
    const contract = contractOfYear(world, account.kr, year);
    return contract === undefined ? [] : [{ ...account, contract }];
  });

const invoicesOf = (world: World, kr: string) => world.state.invoices.filter((invoice) => invoice.kr === kr);
const debitsOf = (world: World, kr: string) =>
  world.state.debits.filter((debit) => debit.kr === kr && debit.year === year && debit.amount > 0);
const sumOf = (amounts: number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** The days around which something falls due, in each month of the year. */
const days = Array.from({ length: 12 }, (_, index) => addMonths(`${year}-01-01`, index)).flatMap((first) => [
  ...[0, 1, 3, 4].map((ahead) => addDays(first, ahead)),
  addDays(addMonths(first, 1), -1),
]);

const worlds = days.map((today) => ({ today, world: worldOn(today) }));

const always = (holds: (world: World, today: IsoDate) => void): void =>
  worlds.forEach(({ world, today }) => holds(world, today));

describe('whatever day the demo is opened on, each persona’s (STUB-7)', () => {
  it('months are all paid, due or to come, and the unpaid ones add up to the debt', () => {
    always((world, today) => {
      for (const { id, kr, contract } of membersIn(world)) {
        const { currentDebit, allDebit } = amountsOf(world, kr, year);
        const { from, to, pack, fee } = contract;
        const facts = { from, to, pack, upgrade: undefined } as ContractYear;
        const months = contractMonths(facts, { currentDebit, annualDebit: allDebit }, fee, today);
        const count = (state: string): number => months.filter((month) => month.state === state).length;
        const seen = { id, paid: count('paid'), due: count('due') * fee, later: count('later') * fee };
        expect(seen).toEqual({
          id,
          paid: debitsOf(world, kr).filter(({ open }) => open === 0).length,
          due: Math.max(0, currentDebit),
          later: Math.max(0, allDebit) - Math.max(0, currentDebit),
        });
        expect(months).toHaveLength(monthOf(to) - monthOf(from) + 1);
      }
    });
  });

  it('paid months have their invoices, none of them of a day to come', () => {
    always((world, today) => {
      for (const { id, kr } of membersIn(world)) {
        const paid = debitsOf(world, kr).filter(({ open }) => open === 0);
        const invoices = invoicesOf(world, kr);
        const dates = invoices.map(({ date }) => date);
        expect([id, ...dates.filter((date) => date > today)]).toEqual([id]);
        const sum = sumOf(paid.map(({ amount }) => amount));
        const inOneSum = invoices.some(({ fullAmount }) => fullAmount === sum);
        // What failed is collected a week later.
        const oneByOne = paid.every(({ due, amount }) =>
          invoices.some(({ date, fullAmount }) => [due, addDays(due, 7)].includes(date) && fullAmount === amount),
        );
        expect([id, inOneSum || oneByOne]).toEqual([id, true]);
        // What falls due later is paid only where all was paid at signing.
        const ahead = paid.filter(({ due }) => due > today);
        expect([id, ahead.length > 0 && !inOneSum]).toEqual([id, false]);
      }
    });
  });

  it('mandate began before its first charge, within the contract, and charged what was paid', () => {
    always((world, today) => {
      for (const { kr, directDebit, regularCredit } of world.state.mandates) {
        const contract = contractOfYear(world, kr, year);
        const first = directDebit.list.at(-1)?.date;
        if (directDebit.active && first !== undefined) expect(directDebit.from <= first).toBe(true);
        if (directDebit.active) expect(directDebit.from >= (contract?.from ?? '')).toBe(true);
        for (const { date, amount, state } of directDebit.list) {
          if (state === 'Teljesült')
            expect(invoicesOf(world, kr)).toContainEqual(expect.objectContaining({ date, fullAmount: amount }));
          if (state === 'Folyamatban') expect(date >= today && yearOf(date) === year).toBe(true);
        }
        const later = debitsOf(world, kr).filter(({ open, due }) => open > 0 && due > today);
        if (regularCredit.active) expect(later.filter(({ due }) => due < regularCredit.from)).toEqual([]);
      }
    });
  });

  it('card is blocked for a debt only with one', () => {
    always((world) => {
      for (const { id, kr, contract } of membersIn(world))
        expect([id, contract.cardStatus !== 2 || amountsOf(world, kr, year).currentDebit > 0]).toEqual([id, true]);
    });
  });
});

describe('on any day, from the first to the last of a year (STUB-7)', () => {
  const lastCollection = (world: World, kr: string): string | undefined =>
    world.state.mandates
      .find((mandates) => mandates.kr === kr)
      ?.directDebit.list.find(({ date }) => date <= world.today())?.state;

  const showsWhatItIsFor = (numRuns: number) => () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 * 365 }), (ahead) => {
        const today = addDays('2026-01-01', ahead);
        const world = worldOn(today);
        const owed = (id: string) => amountsOf(world, personaAccount(world, id).kr, yearOf(today));
        for (const id of ['anna', 'denes', 'hajnalka', 'imre'])
          expect([id, today, owed(id).currentDebit > 0]).toEqual([id, today, true]);
        // Nothing can fall due after the last day of the year.
        const { currentDebit, allDebit } = owed('anna');
        expect([today, allDebit > currentDebit]).toEqual([today, !today.endsWith('-12-31')]);
        expect([today, lastCollection(world, '345602')]).toEqual([today, 'Sikertelen']);
        expect([today, lastCollection(world, '345601')]).not.toEqual([today, undefined]);
        for (const id of ['dora', 'gabi', 'hedvig', 'reka'])
          expect([id, today, owed(id).currentDebit]).toEqual([id, today, 0]);
      }),
      { numRuns, examples: [[0], [1], [3], [4], [334], [339], [363], [364], [365]] },
    );

  it('each persona shows what it is there for', showsWhatItIsFor(30));

  it('each persona shows what it is there for, on more days', { tags: ['wide'] }, showsWhatItIsFor(100));
});

describe('on any day, a situation of the tour (STUB-7)', () => {
  const shownOn = (name: TourName, ahead: number) => {
    const today = dayOf(tours[name], addDays('2026-01-01', ahead));
    const world = worldOn(today);
    const { kr } = personaAccount(world, tours[name].persona);
    return { today, owed: amountsOf(world, kr, yearOf(today)), fee: contractOfYear(world, kr, yearOf(today))?.fee };
  };
  const anyDay = fc.integer({ min: 0, max: 3 * 365 });
  const examples = [[0], [1], [30], [31], [58], [59], [333], [334], [340], [364], [365]] as [number][];

  it('of a debt is about three months', () => {
    fc.assert(
      fc.property(anyDay, (ahead) => {
        const { today, owed, fee = 0 } = shownOn('debt', ahead);
        expect([today, owed.currentDebit]).toEqual([today, 3 * fee]);
      }),
      { examples },
    );
  });

  it('of a mandate ends well: nothing is due, and something is left to collect', () => {
    fc.assert(
      fc.property(anyDay, (ahead) => {
        const { today, owed } = shownOn('mandate', ahead);
        expect([today, owed.currentDebit, owed.allDebit > 0]).toEqual([today, 0, true]);
      }),
      { examples },
    );
  });
});

describe('no two personas share (STUB-7)', () => {
  const world = worldOn('2026-03-10');
  const accounts = accountsIn(world);

  it.each([
    ['a birth date', accounts.map(({ birthDate }) => birthDate)],
    ['an address', accounts.map(({ address }) => JSON.stringify(address))],
    ['a phone', accounts.map(({ phone }) => phone)],
    ['a tax id', accounts.map(({ tax }) => tax)],
    ['a card number', membersIn(world).map(({ contract }) => contract.cardNumber)],
  ])('%s', (_what, values) => {
    expect(new Set(values).size).toBe(values.length);
  });

  it('an age that a member of a sports club wouldn’t have', () => {
    const ages = accounts.map(({ birthDate }) => year - yearOf(birthDate));
    expect(ages.filter((age) => age < 18 || age > 65)).toEqual([]);
  });
});
