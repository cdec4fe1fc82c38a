import type { Address, InvoiceParty } from '../contract';
import type { World } from '../world';
import { refuse } from '../refusal';

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
  /** +36301234567, or '' where not known yet. */
  phone: string;
  address: Address;
  mailing: Address | null;
  /** '' until the first contract is done. */
  kr: string;
  tax: string;
  birthDate: string;
  birthPlace: string;
  mothersName: string;
  partner: Partner | null;
  /** Forint that was paid too much and counts towards the next contract. */
  overpayment: number;
  invoicing: Invoicing;
  employer: InvoiceParty | null;
  /** Codes that /init and /init-upgrade answer instead of what the model would find. */
  initCodes: string[];
  upgradeCodes: string[];
  /** /get-dates has nothing to offer (hasValidContract). */
  noDates: boolean;
}

export const emptyAddress = (): Address => ({ zip: '', city: '', street: '', streetType: '', house: '' });

export const sameText = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

export const newAccount = (given: Pick<Account, 'id' | 'email' | 'password' | 'firstName' | 'lastName'> & Partial<Account>): Account => ({
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

export const accountById = (world: World, id: string): Account | undefined => world.state.accounts.find((account) => account.id === id);

export const accountByEmail = (world: World, email: string): Account | undefined =>
  world.state.accounts.find((account) => sameText(account.email, email));

export const accountByKr = (world: World, kr: string): Account | undefined =>
  kr === '' ? undefined : world.state.accounts.find((account) => account.kr === kr);

/** By e-mail or kr, as the sign-in form takes either. */
export const accountByLogin = (world: World, login: string): Account | undefined => accountByEmail(world, login) ?? accountByKr(world, login);

/** Unique e-mail (STUB-4). */
export const requireFreeEmail = (world: World, email: string): void => {
  if (accountByEmail(world, email) !== undefined) refuse('ACC_MAIL_ALREADY_EXISTS');
};

/** Sets a new password that is neither the present nor an earlier one (PUB-10, PROF-5). */
export const changePassword = (account: Account, password: string): void => {
  if (password === account.password) refuse('ACC_PASSWORDS_OLD');
  if (account.oldPasswords.includes(password)) refuse('ACC_PASSWORDS_PREV');
  account.oldPasswords.push(account.password);
  account.password = password;
};
