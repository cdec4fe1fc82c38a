import { emptyAddress } from '../../../src/domain/identity/address';
import type { Address, InvoiceParty } from '../../contract';
import { refuse } from '../../refusal';
import { nextNumber, type IdsSlice } from '../ids';

export interface Partner {
  name: string;
  email: string;
  kr: string;
}

export interface Invoicing {
  direction: 0 | 1 | 2 | 3;
  name: string;
  tax: string;
  address: Address | null;
}

export interface Account {
  id: string;
  email: string;
  password: string;
  /** Earlier passwords, oldest first. */
  oldPasswords: string[];
  firstName: string;
  lastName: string;
  active: boolean;
  /** +36301234567; '' if unknown. */
  phone: string;
  address: Address;
  mailing: Address | null;
  /** '' until the first contract is signed. */
  kr: string;
  tax: string;
  birthDate: string;
  birthPlace: string;
  mothersName: string;
  partner: Partner | null;
  /** Forint paid in excess; counts towards the next contract. */
  overpayment: number;
  invoicing: Invoicing;
  employer: InvoiceParty | null;
  /** Codes that /init and /init-upgrade answer in place of the model's own checks. */
  initCodes: string[];
  upgradeCodes: string[];
  /** /get-dates offers nothing. */
  noDates: boolean;
}

/** The slice of the world that holds the accounts. */
export interface AccountsSlice {
  state: { accounts: Account[] };
}

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
  initCodes: [],
  upgradeCodes: [],
  noDates: false,
  ...given,
});

export const accountById = (world: AccountsSlice, id: string): Account | undefined =>
  world.state.accounts.find((account) => account.id === id);

export const accountByEmail = (world: AccountsSlice, email: string): Account | undefined =>
  world.state.accounts.find((account) => sameText(account.email, email));

export const accountByKr = (world: AccountsSlice, kr: string): Account | undefined =>
  kr === '' ? undefined : world.state.accounts.find((account) => account.kr === kr);

/** Finds an account by e-mail or kr: the sign-in form takes either. */
export const accountByLogin = (world: AccountsSlice, login: string): Account | undefined =>
  accountByEmail(world, login) ?? accountByKr(world, login);

/** Refuses an e-mail that an account has already. */
export const requireFreeEmail = (world: AccountsSlice, email: string): void => {
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
export const newKr = (world: AccountsSlice & IdsSlice): string => {
  let kr = 200000 + nextNumber(world) * 37;
  while (accountByKr(world, String(kr)) !== undefined) kr += 1;
  return String(kr);
};
