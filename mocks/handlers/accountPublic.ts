import { linksOf } from '../links';
import {
  accountByEmail,
  accountById,
  accountByLogin,
  changePassword,
  newAccount,
  requireFreeEmail,
} from '../model/account/accounts';
import { sendMail } from '../model/account/mails';
import { userOf } from '../model/account/members';
import { subscribe, unsubscribe } from '../model/account/newsletter';
import { issueToken } from '../model/account/tokens';
import { createActivator, liveActivator } from '../model/contracting/activators';
import { nextNumber } from '../model/ids';
import type { Account, ActivatorPurpose } from '../records';
import { demand, refuse } from '../refusal';
import type { World } from '../world';
import { service, type Call } from './call';

export const signedIn = (world: World, account: Account) => ({
  user: userOf(world, account),
  token: issueToken(world, account),
});

const passwordMinimum = 5;

/** Runs `use` with the activator's account and subject; marks the activator as used if that succeeds. */
const withActivator = <T>(
  world: World,
  purpose: ActivatorPurpose,
  token: string,
  code: string,
  use: (account: Account, subject: string) => T,
): T => {
  const activator = liveActivator(world, purpose, token) ?? refuse(code);
  const result = use(accountById(world, activator.accountId) ?? refuse(code), activator.subject);
  activator.used = true;
  return result;
};

export const accountPublicCalls = (world: World): Call[] => {
  const { open } = service('accountPublic');
  const links = linksOf(world);
  return [
    open('/login', ({ login, password }) => {
      const account = accountByLogin(world, login);
      if (account?.password !== password) return refuse('ACC_INVALID_AUTHENTICATION');
      if (!account.active) return refuse('ACC_INACTIVE_USER');
      return signedIn(world, account);
    }),
    open('/loginAs', ({ activator }) =>
      withActivator(world, 'support', activator, 'ACC_INVALID_ACTIVATOR', (account) => signedIn(world, account)),
    ),
    open('/registration', ({ firstName, lastName, email, password, newsLetter }) => {
      demand(
        [firstName, lastName, email].every((text) => text.trim() !== '') && password.length >= passwordMinimum,
        'registration with empty fields or a short password',
      );
      requireFreeEmail(world, email);
      const account = newAccount({
        id: `account-${nextNumber(world)}`,
        email,
        password,
        firstName,
        lastName,
        active: false,
      });
      world.state.accounts.push(account);
      sendMail(world, email, 'activation', links.activation(createActivator(world, 'activation', account.id).token));
      if (newsLetter) subscribe(world, email);
      return {};
    }),
    open('/confirm', ({ activator }) =>
      withActivator(world, 'activation', activator, 'ACC_INVALID_ACTIVATOR', (account) => {
        account.active = true;
        return {};
      }),
    ),
    open('/forgot', ({ email }) => {
      const account = accountByEmail(world, email) ?? refuse('ACC_ACTIVE_USER');
      if (!account.active) return refuse('ACC_INACTIVE_USER');
      sendMail(world, account.email, 'password', links.password(createActivator(world, 'password', account.id).token));
      return {};
    }),
    open('/reset', ({ activator, password }) => {
      demand(password.length >= passwordMinimum, 'a password shorter than five characters');
      return withActivator(world, 'password', activator, 'ACC_INVALID_ACTIVATOR', (account) => {
        changePassword(account, password);
        return {};
      });
    }),
    open('/validate-email', ({ activator }) =>
      withActivator(world, 'email', activator, 'INVALID_TOKEN', (account, email) => {
        requireFreeEmail(world, email);
        account.email = email;
        return signedIn(world, account);
      }),
    ),
  ];
};

export const newsletterCalls = (world: World): Call[] => {
  const { open } = service('newsletter');
  return [
    open('/unsubscribe', ({ email }) => {
      unsubscribe(world, email);
      return {};
    }),
  ];
};
