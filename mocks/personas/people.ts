import { addDays, addMonths, yearOf, type IsoDate } from '~/domain/time/dates';

import { linksOf } from '../links';
import { careEmail, sendMail } from '../model/account/mails';
import { subscribe } from '../model/account/newsletter';
import { createActivator } from '../model/contracting/activators';
import { companies } from '../model/contracting/employers';
import { createProcess } from '../model/contracting/processes';
import { addDocument } from '../model/payment/documents';
import { addInvoice } from '../model/payment/invoices';
import { addDebit } from '../model/payment/ledger';
import { mandatesOf } from '../model/payment/mandates';
import { startDates, yearEnd } from '../model/payment/months';
import type { World } from '../world';
import {
  addArchive,
  addContractDocuments,
  addMember,
  addPaidMember,
  addPersona,
  collectionDay,
  payMonthly,
} from './seeding';

/** Customer care's one-time entry as Anna. Activators are longer than ten characters. */
export const supportActivator = 'tamogatas2026anna';
/** Réka's link to a new password: its characters are percent-encoded in the path. */
const passwordActivator = 'uj+jelszo:reka=2026';

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
  subscribe(world, anna.email);
};

const seedPartners = (world: World): void => {
  const gabi = { id: 'gabi', lastName: 'Fekete', firstName: 'Gabriella', kr: '234502' };
  // tarsEmail is a work e-mail: it finds the partner's offers.
  const partner = { name: 'Fekete Gabriella', email: 'fekete.gabriella@peldakft.hu', kr: gabi.kr };
  addPaidMember(world, { id: 'ferenc', lastName: 'Fekete', firstName: 'Ferenc', kr: '234501', partner });
  addPaidMember(world, gabi, { pack: 'S', fee: 9_900 });
};

/** Ilona: a direct debit whose reply gives all fields, and a row to come. Words, order and sums of the history are the stand-in's own (docs/stand-in.md). */
const seedIlona = (world: World): void => {
  const today = world.today();
  const row = (date: IsoDate, amount: number, state: string) => ({ date, amount, state });
  const before = (months: number): IsoDate => addMonths(today, -months);
  const { kr } = addMember(
    world,
    { id: 'ilona', lastName: 'Tóth', firstName: 'Ilona', kr: '456701', overpayment: 3_000 },
    { pack: 'S', fee: 9_900, cardNumber: 'EP1456701' },
  );
  payMonthly(world, kr);
  mandatesOf(world, kr).directDebit = {
    account: '117730161111101800000000',
    from: `${yearOf(today)}-01-02`,
    to: yearEnd(today),
    limit: 20_000,
    state: true,
    list: [
      row(before(3), 9_900, 'Teljesült'),
      row(before(2), 10_150, 'Fedezethiány'),
      row(before(1), 9_900, 'Teljesült'),
      row(addDays(today, 9), 9_900, 'Beküldve'),
    ],
  };
};

/** Vilmos: step 3 is saved, and the mailbox has his link. */
const seedVilmos = (world: World): void => {
  const vilmos = addPersona(world, { id: 'vilmos', lastName: 'Somogyi', firstName: 'Vilmos' });
  const { id: accountId, lastName: lastname, firstName: firstname, birthDate, birthPlace, mothersName, tax } = vilmos;
  const process = createProcess(
    world,
    { accountId, type: 'R', kr: '', officeEmail: '', company: false, cardKind: 'ALAP', employer: null },
    {
      savedStep: 3,
      linkToken: 'szerzodesvilmos2026',
      partner: { kr: '', type: 'R', firstname, lastname, birthDate, birthPlace, mothersName, tax, oldCardNum: '' },
      addresses: { home: { ...vilmos.address }, tel: vilmos.phone, mailing: null },
    },
  );
  const validFrom = startDates(world, process)[0] ?? world.today();
  process.terms = { validFrom, validTo: yearEnd(validFrom), cardPackage: 'S', receipt: 'c' };
  sendMail(world, vilmos.email, 'contract', linksOf(world).contract(process.linkToken));
};

/** Mária: her employer has approved her subscription on the intranet, which has a message for her. */
const seedMaria = (world: World): void => {
  const links = linksOf(world);
  const { id: accountId, email } = addPersona(world, { id: 'maria', lastName: 'Oláh', firstName: 'Mária' });
  const uuid = '7d0c8a52-6f1e-4c39-9b7e-0a1b2c3d4e5f';
  const token = 'intra2026-maria';
  world.state.subscriptions.push({ uuid, accountId, token, type: 'R', status: 'approved' });
  world.state.messages.push({ id: 'M1001', accountId, closed: false });
  sendMail(world, email, 'intranetOffer', links.contract(token));
  sendMail(world, email, 'intranetEntry', links.intranetEntry(uuid, 'approved'));
  sendMail(world, email, 'intranetReturn', links.intranetReturn(uuid, 'approved'));
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

/** Adds the personas but for the two extremes. Their dates follow the world's day. */
export const seedUsual = (world: World): void => {
  const links = linksOf(world);
  seedAnna(world);
  addPersona(world, {
    id: 'bela',
    lastName: 'Nagy',
    firstName: 'Béla',
    birthDate: '1988-04-12',
    birthPlace: 'Budapest',
    mothersName: 'Szabó Mária',
  });
  const employer = companies.find(({ id }) => id === 'E100')?.invoice ?? null;
  addPaidMember(world, { id: 'dora', lastName: 'Virág', firstName: 'Dóra', kr: '123457', employer });
  const denes = { id: 'denes', lastName: 'Balogh', firstName: 'Dénes', kr: '123458' };
  payMonthly(world, addMember(world, denes, { cardStatus: 2 }).kr, { owed: 3 });
  seedPartners(world);
  seedIlona(world);
  const lakatos = { id: 'reka', lastName: 'Lakatos', firstName: 'Réka', kr: '456704' };
  const reka = addPaidMember(world, lakatos, { cardStatus: 9 });
  createActivator(world, 'password', reka.id, '', passwordActivator);
  sendMail(world, reka.email, 'password', links.password(passwordActivator));
  addMissingDocuments(world);
  seedMaria(world);
  const inactive = addPersona(world, { id: 'inaktiv', lastName: 'Csendes', firstName: 'Irma', active: false });
  const { token } = createActivator(world, 'activation', inactive.id);
  sendMail(world, inactive.email, 'activation', links.activation(token));
  seedVilmos(world);
};

const longWord = 'Árvíztűrőtükörfúrógép';

/** Names that every page must show literally, even at 320 px. */
export const seedNames = (world: World): void => {
  const year = yearOf(world.today());
  const { id: accountId, kr } = addMember(
    world,
    {
      id: 'nevek',
      lastName: `<b>${longWord}</b> ${'nagyon-hosszú-vezetéknév '.repeat(410)}`.trim(),
      firstName: 'أحمد <img src=x onerror=alert(1)>',
      kr: '99999',
      partner: { name: '<script>alert(1)</script>', email: `${'hosszu.'.repeat(20)}cim@pelda.hu`, kr: '99998' },
    },
    { pack: `${longWord}${longWord}${longWord}`, cardStatus: 42 },
  );
  addDocument(world, { accountId, kr, year, kind: 'information', title: `<i>${longWord.repeat(12)}</i>` });
  addInvoice(world, { kr, date: `${year}-01-02`, fullAmount: 1_234_567_890 });
  addDebit(world, kr, `${year - 1}-12-31`, 9_876_543, 0, year);
  addDebit(world, kr, `${year}-12-31`, 1);
};

/** More rows than any real member has. */
export const seedThousands = (world: World): void => {
  const year = yearOf(world.today());
  const { id: accountId, kr } = addMember(world, { id: 'sok', lastName: 'Sok', firstName: 'Tamás', kr: '88888' });
  for (let order = 1; order <= 2_000; order += 1) {
    const date = `${year}-${String((order % 12) + 1).padStart(2, '0')}-${String((order % 28) + 1).padStart(2, '0')}`;
    addInvoice(world, { kr, date, fullAmount: 1_000 + order, order, linkToken: `szamlasok${order}` });
    addDocument(world, { accountId, kr, year, kind: 'information', title: `Tájékoztató ${order}. ` });
  }
};
