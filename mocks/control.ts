import type { User } from './contract';
import { linksOf, type Link } from './links';
import { careEmail, sendMail } from './model/account/mails';
import { userOf } from './model/account/members';
import { endTokens, issueToken } from './model/account/tokens';
import { createActivator } from './model/contracting/activators';
import { personaAccount } from './personas';
import type { World } from './world';

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
