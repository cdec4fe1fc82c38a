import { fullAddress, type Address } from '~/domain/identity/address';
import { addDays, addMonths, monthOf, yearOf, type IsoDate } from '~/domain/time/dates';

import { newAccount } from '../model/account/accounts';
import { contractOfYear } from '../model/account/members';
import { taxIdOf } from '../model/account/taxRegistry';
import { addDocument } from '../model/payment/documents';
import { addInvoice } from '../model/payment/invoices';
import { addDebit } from '../model/payment/ledger';
import type { Account, SignedContract } from '../records';
import type { World } from '../world';

export const personaPassword = 'jelszo1';

/** Where the first persona lives. */
export const homeAddress = fullAddress({
  zip: '1117',
  city: 'Budapest',
  street: 'Fő',
  streetType: 'utca',
  house: '1.',
  floor: '2',
  door: '5',
});

const towns = [
  { zip: '1117', city: 'Budapest' },
  { zip: '9700', city: 'Szombathely' },
  { zip: '4024', city: 'Debrecen' },
  { zip: '3300', city: 'Eger' },
  { zip: '8000', city: 'Székesfehérvár' },
];
const streets = ['Fő', 'Kossuth Lajos', 'Petőfi Sándor', 'Ady Endre', 'Rákóczi', 'Szent István', 'Bem József'];
const mothers = ['Szabó Mária', 'Kis Éva', 'Németh Ilona', 'Takács Judit', 'Farkas Katalin', 'Balla Erzsébet'];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Where the n-th persona lives: no two live together. */
const addressOf = (nth: number): Address => ({
  ...homeAddress,
  ...at(towns, nth),
  street: at(streets, nth),
  house: `${1 + nth}.`,
});

/** The n-th persona's birthday, some younger and some older than the first one's. */
const birthDateOf = (nth: number): IsoDate => addDays('1987-10-03', (nth % 2 === 0 ? -1 : 1) * nth * 199);

type Given = Pick<Account, 'id' | 'firstName' | 'lastName'> & Partial<Account>;

/** Adds a persona: <id>@pelda.hu, with a phone, an address, and a tax id that fits the birth date. */
export const addPersona = (world: World, given: Given): Account => {
  const nth = world.state.accounts.length;
  const birthDate = birthDateOf(nth);
  const account = newAccount({
    email: `${given.id}@pelda.hu`,
    password: personaPassword,
    phone: `+36301234${567 + nth}`,
    address: addressOf(nth),
    birthDate,
    birthPlace: at(towns, nth).city,
    mothersName: at(mothers, nth),
    ...given,
    tax: given.tax ?? taxIdOf(given.birthDate ?? birthDate),
  });
  world.state.accounts.push(account);
  return account;
};

/** Adds a contract: this year's, for the whole year, by default. */
export const addContract = (world: World, kr: string, given: Partial<SignedContract> = {}): void => {
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
  world: World,
  given: Given & { kr: string },
  contract: Partial<SignedContract> = {},
): Account => {
  const account = addPersona(world, given);
  addContract(world, account.kr, contract);
  return account;
};

const contractFor = (world: World, kr: string, year: number): SignedContract => {
  const contract = contractOfYear(world, kr, year);
  if (contract === undefined) throw new Error(`${kr} has no contract for ${year}`);
  return contract;
};

/** A day of each of the contract's months. */
const monthsOf = ({ from, to }: Pick<SignedContract, 'from' | 'to'>, day: string): IsoDate[] =>
  Array.from({ length: monthOf(to) - monthOf(from) + 1 }, (_, index) => addMonths(`${from.slice(0, 8)}${day}`, index));

/** Adds a member whose year was paid in one sum when the contract was signed: an upgrade credits the months that it replaces. */
export const addPaidMember = (
  world: World,
  given: Given & { kr: string },
  contract: Partial<SignedContract> = {},
): Account => {
  const account = addMember(world, given, contract);
  const { kr } = account;
  const year = yearOf(world.today());
  const { fee, ...signed } = contractFor(world, kr, year);
  const months = monthsOf(signed, '01');
  for (const due of months) addDebit(world, kr, due, fee, fee);
  addInvoice(world, { kr, date: `${year}-01-01`, fullAmount: months.length * fee });
  return account;
};

/** The fifth, but never so late that nothing has been due this year. */
export const collectionDay = (world: World): string => {
  const today = world.today();
  return today < `${yearOf(today)}-01-05` ? today.slice(8) : '05';
};

/**
 * Adds the months of this year's contract. Those until today are paid and invoiced on their days, but for the last ones
 * that are owed; the others fall due later. `lastDay`: the last month falls due at its end, so
 * that even in December something is still to come.
 */
export const payMonthly = (
  world: World,
  kr: string,
  { owed = 0, day = '01', lastDay = false }: { owed?: number; day?: string; lastDay?: boolean } = {},
): void => {
  const contract = contractFor(world, kr, yearOf(world.today()));
  const months = monthsOf(contract, day);
  if (lastDay) months.splice(-1, 1, contract.to);
  const begun = months.filter((due) => due <= world.today());
  const paid = begun.slice(0, Math.max(0, begun.length - owed));
  for (const due of months) addDebit(world, kr, due, contract.fee, paid.includes(due) ? contract.fee : 0);
  for (const date of paid) addInvoice(world, { kr, date, fullAmount: contract.fee });
};

/** Adds what the archive has of a signed contract. */
export const addContractDocuments = (world: World, { id: accountId, kr }: Account, year: number): void => {
  addDocument(world, { accountId, kr, year, kind: 'contract', rows: [['Érvényes', `${year}.01.01.–${year}.12.31.`]] });
  addDocument(world, { accountId, kr, year, kind: 'terms' });
};

const addThisYear = (world: World, account: Account): void => {
  const year = yearOf(world.today());
  const { id: accountId, kr } = account;
  addContractDocuments(world, account, year);
  addDocument(world, { accountId, kr, year, kind: 'certificate' });
  addDocument(world, { accountId, kr, year: year + 1, kind: 'information' });
};

/** Adds the documents of every year since `firstYear`, and four invoices of each past year. */
export const addArchive = (world: World, account: Account, firstYear: number): void => {
  for (let year = firstYear; year < yearOf(world.today()); year += 1) {
    addContractDocuments(world, account, year);
    for (const month of ['01', '04', '07', '10'])
      addInvoice(world, { kr: account.kr, date: `${year}-${month}-05`, fullAmount: 29_700 });
  }
  addThisYear(world, account);
};
