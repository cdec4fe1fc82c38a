import { emptyAddress } from '~/domain/identity/address';

import type { Account } from '../../records';
import { refuse } from '../../refusal';
import type { World } from '../../world';
import { nextNumber } from '../ids';

export const sameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

export const newAccount = (
  given: Pick<Account, 'id' | 'email' | 'password' | 'firstName' | 'lastName'> & Partial<Account>,
): Account => ({
  oldPasswords: [],
  active: true,
  phone: '',
  address: emptyAddress(),
  mailing: null,
  kr: '',
  tax: '',
  birthDate: '',
  birthPlace: '',
  mothersName: '',
  partner: null,
  overpayment: 0,
  invoicing: { direction: 0, name: '', tax: '', address: null },
  employer: null,
  ...given,
});

export const accountById = (world: World, id: string): Account | undefined =>
  world.state.accounts.find((account) => account.id === id);

export const accountByEmail = (world: World, email: string): Account | undefined =>
  world.state.accounts.find((account) => sameText(account.email, email));

export const accountByKr = (world: World, kr: string): Account | undefined =>
  kr === '' ? undefined : world.state.accounts.find((account) => account.kr === kr);

/** Finds an account by e-mail or kr: the sign-in form takes either. */
export const accountByLogin = (world: World, login: string): Account | undefined =>
  accountByEmail(world, login) ?? accountByKr(world, login);

/** Refuses an e-mail that an account has already. */
export const requireFreeEmail = (world: World, email: string): void => {
  if (accountByEmail(world, email) !== undefined) refuse('ACC_MAIL_ALREADY_EXISTS');
};

/** Sets a password; refuses the current one and earlier ones. */
export const changePassword = (account: Account, password: string): void => {
  if (password === account.password) refuse('ACC_PASSWORDS_OLD');
  if (account.oldPasswords.includes(password)) refuse('ACC_PASSWORDS_PREV');
  account.oldPasswords.push(account.password);
  account.password = password;
};

/** A six-digit customer ID that no account has. */
export const newKr = (world: World): string => {
  let kr = 200000 + nextNumber(world) * 37;
  while (accountByKr(world, String(kr)) !== undefined) kr += 1;
  return String(kr);
};
