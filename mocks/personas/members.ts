import { addDays, addMonths, yearOf, type IsoDate } from '../../src/domain/time/dates';
import { linksOf } from '../links';
import { careEmail, sendMail } from '../model/account/mails';
import { createActivator, type ActivatorsSlice } from '../model/contracting/activators';
import { companies } from '../model/contracting/employers';
import { addInvoice, type InvoicesSlice } from '../model/payment/invoices';
import type { LedgerSlice } from '../model/payment/ledger';
import { announceCollection, mandatesOf, type MandatesSlice } from '../model/payment/mandates';
import type { Calendar } from '../model/time';
import {
  addArchive,
  addContract,
  addContractDocuments,
  addDocuments,
  addMember,
  addPersona,
  collectionDay,
  payAtSigning,
  payMonthly,
} from './seeding';

/** The slice of the world that members are added to. */
export type MembersSeedSlice = ActivatorsSlice & InvoicesSlice & LedgerSlice & MandatesSlice;

const employerOf = (id: string) => companies.find((company) => company.id === id)?.invoice ?? null;

/** Anna: the last month that fell due is unpaid, the ones before it have their invoices, and something is still to come. */
const seedAnna = (world: MembersSeedSlice): void => {
  const anna = addMember(world, { id: 'anna', lastName: 'Kovács', firstName: 'Anna', kr: '123456' });
  addArchive(world, anna, 2011);
  payMonthly(world, anna.kr, { owed: 1, day: collectionDay(world), lastDay: true });
  const newest = world.state.invoices.findLast(({ kr }) => kr === anna.kr);
  if (newest !== undefined)
    sendMail(world, anna.email, 'invoice', linksOf(world).invoice(newest.ordinal, newest.linkToken));
  // A fixed activator, with which tests and the desk enter as Anna.
  createActivator(world, 'support', anna.id, '', supportActivator);
  sendMail(world, careEmail, 'support', linksOf(world).support(supportActivator), { about: anna });
};

/** Customer care's one-time entry as Anna. Activators are longer than ten characters. */
export const supportActivator = 'tamogatas2026anna';

/** Réka's link to a new password: its characters are percent-encoded in the path. */
export const passwordActivator = 'uj+jelszo:reka=2026';

const seedPartners = (world: MembersSeedSlice): void => {
  const gabi = { id: 'gabi', lastName: 'Fekete', firstName: 'Gabriella', kr: '234502' };
  // tarsEmail is a work e-mail: it finds the partner's offers.
  const workEmail = 'fekete.gabriella@peldakft.hu';
  const ferenc = addMember(world, {
    id: 'ferenc',
    lastName: 'Fekete',
    firstName: 'Ferenc',
    kr: '234501',
    partner: { name: 'Fekete Gabriella', email: workEmail, kr: gabi.kr },
  });
  payAtSigning(world, ferenc.kr);
  addMember(world, gabi, { pack: 'S', fee: 9_900 });
  payAtSigning(world, gabi.kr);
};

/** The collections of those days, newest first. */
const collections = (days: readonly IsoDate[], failed: number) =>
  days.map((date, index) => ({ date, amount: 12_400, state: index === failed ? 'Sikertelen' : 'Teljesült' })).reverse();

/** The bank has collected a week later what failed, and its invoice was made then. */
const retryFailed = (
  world: MembersSeedSlice,
  kr: string,
  list: ReturnType<typeof collections>,
): ReturnType<typeof collections> =>
  list.flatMap((row) => {
    const date = addDays(row.date, 7);
    if (row.state !== 'Sikertelen' || date > world.today()) return [row];
    const invoice = world.state.invoices.find((one) => one.kr === kr && one.date === row.date);
    if (invoice !== undefined) invoice.date = date;
    return [{ ...row, date, state: 'Teljesült' }, row];
  });

/** A mandate that is older than what it collected. */
const standingDebit = (world: Calendar, list: ReturnType<typeof collections>) => ({
  account: '117730161111101800000000',
  from: [`${yearOf(world.today())}-01-02`, ...list.map(({ date }) => date)].sort()[0] ?? '',
  to: `${yearOf(world.today())}-12-31`,
  limit: 20_000,
  active: true,
  list,
});

/** A day soon, within the year. */
const soonInYear = (world: Calendar, days: number): IsoDate => {
  const soon = addDays(world.today(), days);
  return yearOf(soon) === yearOf(world.today()) ? soon : `${yearOf(world.today())}-12-31`;
};

/** Mandates: one that works after a failure in March, and one of each kind that left the last month unpaid. */
const seedMandates = (world: MembersSeedSlice): void => {
  const day = collectionDay(world);
  const hedvig = addMember(world, { id: 'hedvig', lastName: 'Horváth', firstName: 'Hedvig', kr: '345601' });
  const march = 2;
  mandatesOf(world, hedvig.kr).directDebit = standingDebit(
    world,
    retryFailed(world, hedvig.kr, collections(payMonthly(world, hedvig.kr, { day }), march)),
  );
  const hajnalka = addMember(world, { id: 'hajnalka', lastName: 'Sipos', firstName: 'Hajnalka', kr: '345602' });
  const days = payMonthly(world, hajnalka.kr, { owed: 1, day });
  mandatesOf(world, hajnalka.kr).directDebit = standingDebit(world, collections(days, days.length - 1));
  // The bank tries again what failed; what it took today would be no debt any more.
  const retry = soonInYear(world, 3);
  if (retry > world.today()) announceCollection(world, hajnalka.kr, retry, 12_400);
  const imre = addMember(world, { id: 'imre', lastName: 'Gulyás', firstName: 'Imre', kr: '345603' });
  payMonthly(world, imre.kr, { owed: 1 });
  // The card was registered the day after this month fell due.
  mandatesOf(world, imre.kr).regularCredit = { active: true, from: `${world.today().slice(0, 8)}02` };
};

/** Members with a history of payments: last year's invoices only, five years of monthly ones, and a balance in their favour. */
const seedPayers = (world: MembersSeedSlice): void => {
  const year = yearOf(world.today());
  const invoices = (kr: string, of: number): void =>
    Array.from({ length: 12 }, (_, index) => addMonths(`${of}-01-05`, index)).forEach((date) =>
      addInvoice(world, { kr, date, fullAmount: 12_400 }),
    );
  const tunde = addMember(world, { id: 'tunde', lastName: 'Barta', firstName: 'Tünde', kr: '456707' });
  invoices(tunde.kr, year - 1);
  payAtSigning(world, tunde.kr, { signed: `${year - 1}-12-15` });
  const otto = addMember(world, { id: 'otto', lastName: 'Vass', firstName: 'Ottó', kr: '456708' });
  addDocuments(world, otto, year - 4);
  for (let past = year - 4; past < year; past += 1) invoices(otto.kr, past);
  payMonthly(world, otto.kr, { day: '05' });
  const balint = addMember(world, {
    id: 'balint',
    lastName: 'Simon',
    firstName: 'Bálint',
    kr: '456709',
    overpayment: 4_800,
  });
  payAtSigning(world, balint.kr);
};

/** What was signed has its papers. */
const addMissingDocuments = (world: MembersSeedSlice): void => {
  const { accounts, contracts, documents } = world.state;
  for (const { kr, year } of contracts) {
    const account = accounts.find((one) => one.kr === kr);
    const isMissing = !documents.some((document) => document.kr === kr && document.year === year);
    if (account !== undefined && isMissing) addContractDocuments(world, account, year);
  }
};

export const seedMembers = (world: MembersSeedSlice): void => {
  seedAnna(world);
  addPersona(world, {
    id: 'bela',
    lastName: 'Nagy',
    firstName: 'Béla',
    birthDate: '1988-04-12',
    birthPlace: 'Budapest',
    mothersName: 'Szabó Mária',
  });
  const dora = addMember(world, {
    id: 'dora',
    lastName: 'Virág',
    firstName: 'Dóra',
    kr: '123457',
    employer: employerOf('E100'),
  });
  payAtSigning(world, dora.kr);
  const denes = addMember(
    world,
    { id: 'denes', lastName: 'Balogh', firstName: 'Dénes', kr: '123458' },
    { cardStatus: 2 },
  );
  payMonthly(world, denes.kr, { owed: 3 });
  const cili = addMember(
    world,
    { id: 'cili', lastName: 'Szűcs', firstName: 'Cecília', kr: '123459', upgradeCodes: ['CONTR_CO_CARD'] },
    { cardNumber: 'H1123459' },
  );
  payAtSigning(world, cili.kr);
  const edit = addMember(world, {
    id: 'edit',
    lastName: 'Papp',
    firstName: 'Edit',
    kr: '123460',
    upgradeCodes: ['CONTR_EMPLOYER'],
    employer: employerOf('E200'),
  });
  payAtSigning(world, edit.kr);
  seedPartners(world);
  seedMandates(world);
  const ilona = addMember(
    world,
    { id: 'ilona', lastName: 'Tóth', firstName: 'Ilona', kr: '456701', overpayment: 3_000 },
    { pack: 'S', fee: 9_900, cardNumber: 'EP1456701' },
  );
  payMonthly(world, ilona.kr);
  const jozsef = addMember(
    world,
    { id: 'jozsef', lastName: 'Kiss', firstName: 'József', kr: '456702', overpayment: 500_000 },
    { pack: 'S', fee: 9_900 },
  );
  payMonthly(world, jozsef.kr);
  const klara = addMember(
    world,
    { id: 'klara', lastName: 'Varga', firstName: 'Klára', kr: '456703', initCodes: ['CONTR_NO_NEXT_YEAR'] },
    { to: soonInYear(world, 14) },
  );
  payAtSigning(world, klara.kr);
  const laszlo = addMember(
    world,
    { id: 'laszlo', lastName: 'Molnár', firstName: 'László', kr: '56789' },
    { pack: '3XL', fee: 24_900 },
  );
  payAtSigning(world, laszlo.kr);
  const reka = addMember(
    world,
    { id: 'reka', lastName: 'Lakatos', firstName: 'Réka', kr: '456704' },
    { cardStatus: 9 },
  );
  payAtSigning(world, reka.kr);
  createActivator(world, 'password', reka.id, '', passwordActivator);
  sendMail(world, reka.email, 'password', linksOf(world).password(passwordActivator));
  const pal = addMember(
    world,
    { id: 'pal', lastName: 'Juhász', firstName: 'Pál', kr: '456705', employer: employerOf('E300') },
    { cardStatus: 5 },
  );
  payAtSigning(world, pal.kr);
  seedPayers(world);
  const olga = addMember(world, { id: 'olga', lastName: 'Rácz', firstName: 'Olga', kr: '456706' });
  payAtSigning(world, olga.kr);
  const nextYear = yearOf(world.today()) + 1;
  addContract(world, olga.kr, { year: nextYear, cardStatus: 0 });
  payAtSigning(world, olga.kr, { year: nextYear, signed: world.today() });
  addMissingDocuments(world);
};
