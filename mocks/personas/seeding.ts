import { yearOf } from '../../src/domain/time/dates';
import type { Address } from '../contract';
import { newAccount, type Account, type AccountsSlice } from '../model/account/accounts';
import type { MembersSlice, SignedContract } from '../model/account/members';
import { taxIdOf } from '../model/account/taxRegistry';
import { addDocument, type DocumentsSlice } from '../model/payment/documents';
import { addInvoice, type InvoicesSlice } from '../model/payment/invoices';
import { addDebit, type LedgerSlice } from '../model/payment/ledger';
import type { Calendar } from '../model/time';

export const personaPassword = 'jelszo1';

export const homeAddress: Address = {
  zip: '1117',
  city: 'Budapest',
  street: 'Fő',
  streetType: 'utca',
  house: '1.',
  floor: '2',
  door: '5',
};

type Given = Pick<Account, 'id' | 'firstName' | 'lastName'> & Partial<Account>;

/** Adds a persona: <id>@pelda.hu, with a phone, an address and a tax id that fits the birth date. */
export const addPersona = (world: AccountsSlice, given: Given): Account => {
  const birthDate = given.birthDate ?? '1988-04-12';
  const nth = world.state.accounts.filter((account) => account.birthDate === birthDate).length + 1;
  const account = newAccount({
    email: `${given.id}@pelda.hu`,
    password: personaPassword,
    phone: '+36301234567',
    address: { ...homeAddress },
    birthPlace: 'Budapest',
    mothersName: 'Szabó Mária',
    ...given,
    birthDate,
    tax: given.tax ?? taxIdOf(birthDate, nth),
  });
  world.state.accounts.push(account);
  return account;
};

/** Adds a contract: this year's, for the whole year, by default. */
export const addContract = (world: MembersSlice, kr: string, given: Partial<SignedContract> = {}): void => {
  const year = given.year ?? yearOf(world.today());
  world.state.contracts.push({
    kr,
    year,
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    pack: 'M',
    fee: 12_400,
    cardNumber: `U1${kr}`,
    cardStatus: 1,
    ...given,
  });
};

/** Adds an account with a kr and this year's contract. */
export const addMember = (
  world: AccountsSlice & MembersSlice,
  given: Given & { kr: string },
  contract: Partial<SignedContract> = {},
): Account => {
  const account = addPersona(world, given);
  addContract(world, account.kr, contract);
  return account;
};

const lastDay = (world: Calendar): string => `${yearOf(world.today())}-12-31`;

/** Adds debits of this year: overdue ones, and ones due at its end, of at most the months that are left, but of one. */
export const addDebits = (world: LedgerSlice, kr: string, due: number[], later: number[]): void => {
  const today = world.today();
  const year = yearOf(today);
  const monthsLeft = 12 - Number(today.slice(5, 7));
  due.forEach((amount) => addDebit(world, kr, `${year - 1}-12-31`, amount, 0, year));
  later.slice(0, Math.max(1, monthsLeft)).forEach((amount) => addDebit(world, kr, lastDay(world), amount, 0, year));
};

/** Adds the twelve months of a year, this one by default, all paid: an upgrade credits the ones that it replaces. */
export const addPaidYear = (world: LedgerSlice, kr: string, fee: number, year = yearOf(world.today())): void => {
  for (let month = 1; month <= 12; month += 1)
    addDebit(world, kr, `${year}-${String(month).padStart(2, '0')}-01`, fee, fee);
};

/** Adds what the archive has of a signed contract. */
export const addContractDocuments = (world: DocumentsSlice, { id: accountId, kr }: Account, year: number): void => {
  addDocument(world, { accountId, kr, year, kind: 'contract', rows: [['Érvényes', `${year}.01.01.–${year}.12.31.`]] });
  addDocument(world, { accountId, kr, year, kind: 'terms' });
};

const addThisYear = (world: Calendar & DocumentsSlice, account: Account): void => {
  const year = yearOf(world.today());
  const { id: accountId, kr } = account;
  addContractDocuments(world, account, year);
  addDocument(world, { accountId, kr, year, kind: 'certificate' });
  addDocument(world, { accountId, kr, year: year + 1, kind: 'information' });
};

/** Adds the documents of every year since `firstYear`. */
export const addDocuments = (world: Calendar & DocumentsSlice, account: Account, firstYear: number): void => {
  for (let year = firstYear; year < yearOf(world.today()); year += 1) addContractDocuments(world, account, year);
  addThisYear(world, account);
};

/** Adds the documents of every year since `firstYear`, and four invoices of each past year. */
export const addArchive = (
  world: Calendar & DocumentsSlice & InvoicesSlice,
  account: Account,
  firstYear: number,
): void => {
  for (let year = firstYear; year < yearOf(world.today()); year += 1) {
    addContractDocuments(world, account, year);
    for (const month of ['01', '04', '07', '10'])
      addInvoice(world, { kr: account.kr, date: `${year}-${month}-05`, fullAmount: 29_700 });
  }
  addThisYear(world, account);
};
