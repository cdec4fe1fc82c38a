import type { User } from './contract';
import { linksOf, type Link } from './links';
import { createActivator } from './model/activators';
import { userOf } from './model/members';
import { sendMail } from './model/mails';
import { endTokens, issueToken } from './model/tokens';
import { personaAccount } from './personas';
import type { World } from './world';

/** What the demo desk and the control API do to a world beside the calls of the contract (STUB-5). */

/** A live token of the persona, without the sign-in form. */
export const signInAs = (world: World, persona: string): { token: string; user: User } => {
  const account = personaAccount(world, persona);
  const token = issueToken(world, account);
  world.changed();
  return { token, user: userOf(world, account) };
};

/** Customer care's one-time entry in the persona's name; it lies in the mailbox too (SES-12). */
export const supportLinkFor = (world: World, persona: string): Link => {
  const link = linksOf(world).support(createActivator(world, 'support', personaAccount(world, persona).id).token);
  sendMail(world, 'ugyfelszolgalat@pelda.hu', 'support', link);
  world.changed();
  return link;
};

/** The service no longer knows the persona's tokens, or nobody's: the next protected call is answered 401. */
export const endSessions = (world: World, persona?: string): void => endTokens(world, persona === undefined ? undefined : personaAccount(world, persona));

/** A day of the club as a moment: noon, so that no zone makes another day of it. */
export const noonOf = (date: string): Date => new Date(`${date}T11:00:00Z`);
