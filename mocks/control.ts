import type { User } from './contract';
import { linksOf, type Link } from './links';
import { careEmail, sendMail } from './model/account/mails';
import { userOf } from './model/account/members';
import { endTokens, issueToken } from './model/account/tokens';
import { createActivator } from './model/contracting/activators';
import { personaAccount } from './personas';
import { createWorld, type World } from './world';

/** What the demo desk and the control API do to a world, besides the contract's calls. */

/** Signs the persona in without the form. */
export const signInAs = (world: World, persona: string): { token: string; user: User } => {
  const account = personaAccount(world, persona);
  const token = issueToken(world, account);
  world.changed();
  return { token, user: userOf(world, account) };
};

/** Customer care's one-time entry as the persona; the mailbox gets it too. */
export const supportLinkFor = (world: World, persona: string): Link => {
  const account = personaAccount(world, persona);
  const link = linksOf(world).support(createActivator(world, 'support', account.id).token);
  sendMail(world, careEmail, 'support', link, { about: account });
  world.changed();
  return link;
};

/** Revokes the persona's tokens, or everybody's: the next protected call is answered 401. */
export const endSessions = (world: World, persona?: string): void =>
  endTokens(world, persona === undefined ? undefined : personaAccount(world, persona));

const ownSlices = [
  'activators',
  'contracts',
  'processes',
  'debits',
  'transactions',
  'invoices',
  'documents',
  'mandates',
  'messages',
  'subscriptions',
] as const satisfies (keyof World['state'])[];

/** The rows with some in place of those that fit: at the same place, so that the others stay where the seeds have them. */
const inPlace = <T>(rows: readonly T[], fits: (row: T) => boolean, fresh: readonly T[]): T[] => {
  const at = rows.findIndex(fits);
  const kept = rows.filter((row) => !fits(row));
  return kept.toSpliced(at < 0 ? kept.length : at, 0, ...fresh);
};

/** The persona as on the first day, with all that is theirs. The others, the mailbox and who is signed in stay as they are. */
export const renewPersona = (world: World, persona: string): void => {
  const { clock, origin, bankUrl, state } = world;
  const first = createWorld({ now: clock, origin, bankUrl, settings: state.settings });
  const account = personaAccount(first, persona);
  const { id } = account;
  const krs = new Set([account.kr, ...state.accounts.filter((one) => one.id === id).map(({ kr }) => kr)]);
  krs.delete('');
  const isOwn = (row: object): boolean =>
    ('accountId' in row && row.accountId === id) || ('kr' in row && typeof row.kr === 'string' && krs.has(row.kr));
  state.accounts = inPlace(state.accounts, (one) => one.id === id, [account]);
  const rows: Record<(typeof ownSlices)[number], object[]> = state;
  for (const slice of ownSlices) rows[slice] = inPlace(rows[slice], isOwn, first.state[slice].filter(isOwn));
  world.changed();
};

/** Sets what the persona has paid in excess, in forint. */
export const setOverpayment = (world: World, persona: string, amount: number): void => {
  personaAccount(world, persona).overpayment = amount;
  world.changed();
};

/** A day as a moment: noon, so that it is the same day in every zone. */
export const noonOf = (date: string): Date => new Date(`${date}T11:00:00Z`);

/** What operations would write into the host's status.json. */
export const setStatusFile = (world: World, status: World['state']['status']): void => {
  world.state.status = status;
  world.changed();
};
