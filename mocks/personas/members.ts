import { addDays, addMonths, yearOf, type IsoDate } from '../../src/domain/time/dates';
import { linksOf } from '../links';
import { careEmail, sendMail } from '../model/account/mails';
import { createActivator } from '../model/contracting/activators';
import { companies } from '../model/contracting/employers';
import { mandatesOf } from '../model/payment/mandates';
import type { Account } from '../records';
import type { World } from '../world';
import {
  addArchive,
  addContractDocuments,
  addMember,
  addPersona,
  collectionDay,
  payAtSigning,
  payMonthly,
} from './seeding';

const employerOf = (id: string) => companies.find((company) => company.id === id)?.invoice ?? null;

/** Anna: the last month that fell due is unpaid, the ones before it have their invoices, and something is still to come. */
const seedAnna = (world: World): void => {
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

type NewMember = Parameters<typeof addMember>[1];
type NewContract = Parameters<typeof addMember>[2];

/** A member whose year was paid in one sum. */
const addPaid = (world: World, given: NewMember, contract?: NewContract): Account => {
  const account = addMember(world, given, contract);
  payAtSigning(world, account.kr);
  return account;
};

/** A member who pays month by month. */
const addMonthly = (world: World, given: NewMember, contract: NewContract, owed = 0): void =>
  payMonthly(world, addMember(world, given, contract).kr, { owed });

const seedPartners = (world: World): void => {
  const gabi = { id: 'gabi', lastName: 'Fekete', firstName: 'Gabriella', kr: '234502' };
  // tarsEmail is a work e-mail: it finds the partner's offers.
  const workEmail = 'fekete.gabriella@peldakft.hu';
  addPaid(world, {
    id: 'ferenc',
    lastName: 'Fekete',
    firstName: 'Ferenc',
    kr: '234501',
    partner: { name: 'Fekete Gabriella', email: workEmail, kr: gabi.kr },
  });
  addPaid(world, gabi, { pack: 'S', fee: 9_900 });
};

/** A row of a history as services may write it: words, order and sums are the stand-in's own (docs/stand-in.md). */
const row = (date: IsoDate, amount: number, state: string) => ({ date, amount, state });

/** A direct debit whose reply gives all fields, and a row to come. */
const seedMandate = (world: World): void => {
  const day = collectionDay(world);
  const today = world.today();
  const before = (months: number): IsoDate => addMonths(today, -months);
  const hedvig = addMember(world, { id: 'hedvig', lastName: 'Horváth', firstName: 'Hedvig', kr: '345601' });
  payMonthly(world, hedvig.kr, { day });
  mandatesOf(world, hedvig.kr).directDebit = {
    account: '117730161111101800000000',
    from: `${yearOf(today)}-01-02`,
    to: `${yearOf(today)}-12-31`,
    limit: 20_000,
    state: true,
    list: [
      row(before(3), 12_400, 'Teljesült'),
      row(before(2), 12_650, 'Fedezethiány'),
      row(before(1), 12_400, 'Teljesült'),
      row(addDays(today, 9), 12_400, 'Beküldve'),
    ],
  };
};

/** What was signed has its papers. */
const addMissingDocuments = (world: World): void => {
  const { accounts, contracts, documents } = world.state;
  for (const { kr, year } of contracts) {
    const account = accounts.find((one) => one.kr === kr);
    const isMissing = !documents.some((document) => document.kr === kr && document.year === year);
    if (account !== undefined && isMissing) addContractDocuments(world, account, year);
  }
};

export const seedMembers = (world: World): void => {
  const small = { pack: 'S', fee: 9_900 };
  seedAnna(world);
  addPersona(world, {
    id: 'bela',
    lastName: 'Nagy',
    firstName: 'Béla',
    birthDate: '1988-04-12',
    birthPlace: 'Budapest',
    mothersName: 'Szabó Mária',
  });
  addPaid(world, { id: 'dora', lastName: 'Virág', firstName: 'Dóra', kr: '123457', employer: employerOf('E100') });
  addMonthly(world, { id: 'denes', lastName: 'Balogh', firstName: 'Dénes', kr: '123458' }, { cardStatus: 2 }, 3);
  addPaid(
    world,
    { id: 'cili', lastName: 'Szűcs', firstName: 'Cecília', kr: '123459', upgradeCodes: ['CONTR_CO_CARD'] },
    { cardNumber: 'H1123459' },
  );
  seedPartners(world);
  seedMandate(world);
  addMonthly(
    world,
    { id: 'ilona', lastName: 'Tóth', firstName: 'Ilona', kr: '456701', overpayment: 3_000 },
    { ...small, cardNumber: 'EP1456701' },
  );
  addMonthly(world, { id: 'jozsef', lastName: 'Kiss', firstName: 'József', kr: '456702', overpayment: 500_000 }, small);
  addPaid(world, { id: 'laszlo', lastName: 'Molnár', firstName: 'László', kr: '56789' }, { pack: '3XL', fee: 24_900 });
  const reka = addPaid(world, { id: 'reka', lastName: 'Lakatos', firstName: 'Réka', kr: '456704' }, { cardStatus: 9 });
  createActivator(world, 'password', reka.id, '', passwordActivator);
  sendMail(world, reka.email, 'password', linksOf(world).password(passwordActivator));
  addMissingDocuments(world);
};
