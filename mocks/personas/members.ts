import { addDays, yearOf } from '../../src/domain/time/dates';
import { linksOf } from '../links';
import type { AccountsSlice } from '../model/account/accounts';
import { sendMail } from '../model/account/mails';
import type { MembersSlice } from '../model/account/members';
import { createActivator, type ActivatorsSlice } from '../model/contracting/activators';
import { companies } from '../model/contracting/employers';
import { addInvoice, type InvoicesSlice } from '../model/payment/invoices';
import { addDebit, type LedgerSlice } from '../model/payment/ledger';
import { announceCollection, mandatesOf, type MandatesSlice } from '../model/payment/mandates';
import type { Calendar } from '../model/time';
import {
  addArchive,
  addContract,
  addContractDocuments,
  addDebits,
  addDocuments,
  addMember,
  addPaidYear,
  addPersona,
} from './seeding';

/** The slice of the world that members are added to. */
export type MembersSeedSlice = ActivatorsSlice & InvoicesSlice & LedgerSlice & MandatesSlice;

/** The 5th of every past month of this year. */
const pastMonths = (world: Calendar, atMost: number): string[] => {
  const today = world.today();
  const months = Array.from(
    { length: 12 },
    (_, index) => `${today.slice(0, 4)}-${String(index + 1).padStart(2, '0')}-05`,
  );
  return months.filter((date) => date <= today).slice(0, atMost);
};

const employerOf = (id: string) => companies.find((company) => company.id === id)?.invoice ?? null;

/** Anna: ten months invoiced, one overdue, and up to three due by the end of the year. */
const seedAnna = (world: MembersSeedSlice): void => {
  const anna = addMember(world, { id: 'anna', lastName: 'Kovács', firstName: 'Anna', kr: '123456' });
  addArchive(world, anna, 2011);
  const dates = pastMonths(world, 10);
  dates.forEach((date) =>
    addInvoice(world, { kr: anna.kr, date, fullAmount: 12_400, linkToken: `szamla${date.replaceAll('-', '')}anna` }),
  );
  addDebits(world, anna.kr, [12_400], [12_400, 12_400, 12_400]);
  const newest = world.state.invoices.findLast(({ kr }) => kr === anna.kr);
  if (newest !== undefined)
    sendMail(world, anna.email, 'invoice', linksOf(world).invoice(newest.ordinal, newest.linkToken));
  // A fixed activator, with which tests and the desk enter as Anna.
  createActivator(world, 'support', anna.id, '', supportActivator);
  sendMail(world, 'ugyfelszolgalat@pelda.hu', 'support', linksOf(world).support(supportActivator));
};

/** Customer care's one-time entry as Anna. Activators are longer than ten characters. */
export const supportActivator = 'tamogatas2026anna';

/** Réka's link to a new password: its characters are percent-encoded in the path. */
export const passwordActivator = 'uj+jelszo:reka=2026';

const seedPartners = (world: AccountsSlice & LedgerSlice & MembersSlice): void => {
  const gabi = { id: 'gabi', lastName: 'Fekete', firstName: 'Gabriella', kr: '234502' };
  // tarsEmail is a work e-mail: it finds the partner's offers.
  const workEmail = 'fekete.gabriella@peldakft.hu';
  addMember(world, {
    id: 'ferenc',
    lastName: 'Fekete',
    firstName: 'Ferenc',
    kr: '234501',
    partner: { name: 'Fekete Gabriella', email: workEmail, kr: gabi.kr },
  });
  addMember(world, gabi, { pack: 'S', fee: 9_900 });
  addPaidYear(world, gabi.kr, 9_900);
};

const collections = (world: Calendar, hasFailed: (index: number, all: readonly string[]) => boolean) =>
  pastMonths(world, 12)
    .map((date, index, all) => ({ date, amount: 12_400, state: hasFailed(index, all) ? 'Sikertelen' : 'Teljesült' }))
    .reverse();

const standingDebit = (world: Calendar, list: ReturnType<typeof collections>) => ({
  account: '117730161111101800000000',
  from: `${yearOf(world.today())}-01-02`,
  to: `${yearOf(world.today())}-12-31`,
  limit: 20_000,
  active: true,
  list,
});

/** Mandates: one that works after a failure in March, and one of each kind that left the last month unpaid; the bank tries the direct debit again. */
const seedMandates = (world: MembersSeedSlice): void => {
  const hedvig = addMember(world, { id: 'hedvig', lastName: 'Horváth', firstName: 'Hedvig', kr: '345601' });
  mandatesOf(world, hedvig.kr).directDebit = standingDebit(
    world,
    collections(world, (index) => index === 2),
  );
  addDebits(world, hedvig.kr, [], [12_400]);
  // Birth dates of their own keep the tax ids of the others.
  const hajnalka = addMember(world, {
    id: 'hajnalka',
    lastName: 'Sipos',
    firstName: 'Hajnalka',
    kr: '345602',
    birthDate: '1979-03-02',
  });
  mandatesOf(world, hajnalka.kr).directDebit = standingDebit(
    world,
    collections(world, (index, { length }) => index === length - 1),
  );
  addDebits(world, hajnalka.kr, [12_400], [12_400]);
  // The bank tries again.
  announceCollection(world, hajnalka.kr, addDays(world.today(), 3), 12_400);
  const imre = addMember(world, {
    id: 'imre',
    lastName: 'Gulyás',
    firstName: 'Imre',
    kr: '345603',
    birthDate: '1981-11-20',
  });
  mandatesOf(world, imre.kr).regularCredit = { active: true, from: `${yearOf(world.today())}-01-02` };
  addDebits(world, imre.kr, [12_400], [12_400, 12_400]);
};

/** Members with a history of payments: last year's invoices only, five years of monthly ones, and a balance in their favour. */
const seedPayers = (world: MembersSeedSlice): void => {
  const year = yearOf(world.today());
  const invoices = (kr: string, of: number): void =>
    Array.from({ length: 12 }, (_, index) => `${of}-${String(index + 1).padStart(2, '0')}-05`)
      .filter((date) => date <= world.today())
      .forEach((date) => addInvoice(world, { kr, date, fullAmount: 12_400 }));
  const tunde = addMember(world, { id: 'tunde', lastName: 'Barta', firstName: 'Tünde', kr: '456707' });
  invoices(tunde.kr, year - 1);
  const otto = addMember(world, { id: 'otto', lastName: 'Vass', firstName: 'Ottó', kr: '456708' });
  addDocuments(world, otto, year - 4);
  for (let past = year - 4; past <= year; past += 1) invoices(otto.kr, past);
  const balint = addMember(world, {
    id: 'balint',
    lastName: 'Simon',
    firstName: 'Bálint',
    kr: '456709',
    overpayment: 4_800,
  });
  addDebit(world, balint.kr, `${year - 1}-12-31`, -4_800, 0, year);
};

/** What the other pages say is paid has its invoices, and what was signed its papers. */
const seedHistory = (world: MembersSeedSlice, id: string): void => {
  const account = world.state.accounts.find((one) => one.id === id);
  const year = yearOf(world.today());
  const contract = world.state.contracts.find((one) => one.kr === account?.kr && one.year === year);
  if (account === undefined || contract === undefined) return;
  const { kr } = account;
  const overdue = world.state.debits.filter((debit) => debit.kr === kr && debit.open > 0 && debit.due < `${year}`);
  const paid = pastMonths(world, 12).length - overdue.length;
  for (const date of pastMonths(world, Math.max(0, paid))) addInvoice(world, { kr, date, fullAmount: contract.fee });
  addContractDocuments(world, account, year);
};

/** Anna and Ottó have their own, Tünde none of this year; a co-card’s fees are invoiced to its main card. */
const withHistory = [
  'dora',
  'denes',
  'edit',
  'ferenc',
  'gabi',
  'hedvig',
  'hajnalka',
  'imre',
  'ilona',
  'jozsef',
  'klara',
  'laszlo',
  'balint',
  'olga',
];

export const seedMembers = (world: MembersSeedSlice): void => {
  seedAnna(world);
  addPersona(world, { id: 'bela', lastName: 'Nagy', firstName: 'Béla' });
  const dora = addMember(world, {
    id: 'dora',
    lastName: 'Virág',
    firstName: 'Dóra',
    kr: '123457',
    employer: employerOf('E100'),
  });
  addPaidYear(world, dora.kr, 12_400);
  const denes = addMember(
    world,
    { id: 'denes', lastName: 'Balogh', firstName: 'Dénes', kr: '123458' },
    { cardStatus: 2 },
  );
  addDebits(world, denes.kr, [12_400, 12_400, 12_400], [12_400]);
  addMember(
    world,
    { id: 'cili', lastName: 'Szűcs', firstName: 'Cecília', kr: '123459', upgradeCodes: ['CONTR_CO_CARD'] },
    { cardNumber: 'H1123459' },
  );
  addMember(world, {
    id: 'edit',
    lastName: 'Papp',
    firstName: 'Edit',
    kr: '123460',
    upgradeCodes: ['CONTR_EMPLOYER'],
    employer: employerOf('E200'),
  });
  seedPartners(world);
  seedMandates(world);
  addMember(
    world,
    { id: 'ilona', lastName: 'Tóth', firstName: 'Ilona', kr: '456701', overpayment: 3_000 },
    { pack: 'S', fee: 9_900, cardNumber: 'EP1456701' },
  );
  addMember(
    world,
    { id: 'jozsef', lastName: 'Kiss', firstName: 'József', kr: '456702', overpayment: 500_000 },
    { pack: 'S', fee: 9_900 },
  );
  const today = world.today();
  const soon = addDays(today, 14);
  addMember(
    world,
    { id: 'klara', lastName: 'Varga', firstName: 'Klára', kr: '456703', initCodes: ['CONTR_NO_NEXT_YEAR'] },
    { to: yearOf(soon) === yearOf(today) ? soon : `${yearOf(today)}-12-31` },
  );
  addMember(
    world,
    { id: 'laszlo', lastName: 'Molnár', firstName: 'László', kr: '56789' },
    { pack: '3XL', fee: 24_900 },
  );
  const reka = addMember(
    world,
    { id: 'reka', lastName: 'Lakatos', firstName: 'Réka', kr: '456704' },
    { cardStatus: 9 },
  );
  createActivator(world, 'password', reka.id, '', passwordActivator);
  sendMail(world, reka.email, 'password', linksOf(world).password(passwordActivator));
  addMember(
    world,
    { id: 'pal', lastName: 'Juhász', firstName: 'Pál', kr: '456705', employer: employerOf('E300') },
    { cardStatus: 5 },
  );
  seedPayers(world);
  const olga = addMember(world, { id: 'olga', lastName: 'Rácz', firstName: 'Olga', kr: '456706' });
  const nextYear = yearOf(world.today()) + 1;
  addContract(world, olga.kr, { year: nextYear, cardStatus: 0 });
  addContractDocuments(world, olga, nextYear);
  addPaidYear(world, olga.kr, 12_400, nextYear);
  for (const id of withHistory) seedHistory(world, id);
};
