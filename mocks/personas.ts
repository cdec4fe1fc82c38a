import { accountById } from './model/account/accounts';
import { seedNames, seedThousands, seedUsual } from './personas/people';
import type { Account } from './records';
import type { World } from './world';

/** Every persona's password. */
export { personaPassword } from './personas/seeding';

export interface Persona {
  /** The account's id. */
  id: string;
  /** What the persona shows, in one line. */
  shows: string;
}

/** The people of the demo and the tests, in the desk's order. Other states are a fault away. */
export const personas: readonly Persona[] = [
  { id: 'anna', shows: 'Member with an active card: overdue and later fees, invoices, documents' },
  { id: 'bela', shows: 'No customer ID yet: may start a new contract' },
  { id: 'dora', shows: 'Everything is paid and credited in an upgrade; the employer may be invoiced' },
  { id: 'denes', shows: 'Overdue debt, blocked card: paying unblocks it' },
  { id: 'ferenc', shows: 'Has a partner: invitation, partner’s upgrade' },
  { id: 'gabi', shows: 'Ferenc’s partner, paid for the year' },
  { id: 'ilona', shows: 'Upgrade: keeps the ePASS; overpayment, direct debit with a history' },
  { id: 'reka', shows: 'Card not active: can be reactivated' },
  { id: 'vilmos', shows: 'Contracting begun, at step 4' },
  { id: 'maria', shows: 'Approved by the employer, an intranet message waits' },
  { id: 'inaktiv', shows: 'Registered, not activated yet' },
  { id: 'nevek', shows: 'Very long name, markup and right-to-left text in names' },
  { id: 'sok', shows: '2,000 invoices and documents' },
];

/** Adds the personas except the one with thousands of rows. */
export const seedPeople = (world: World): void => {
  seedUsual(world);
  seedNames(world);
};

/** Adds all personas. */
export const seedPersonas = (world: World): void => {
  seedPeople(world);
  seedThousands(world);
};

export const personaAccount = (world: World, id: string): Account => {
  const account = accountById(world, id);
  if (account === undefined) throw new Error(`There is no persona "${id}"`);
  return account;
};
