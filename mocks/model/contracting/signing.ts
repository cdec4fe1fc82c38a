import { formatForint } from '~/domain/money/money';
import { addDays, addMonths, monthOf, yearOf, type IsoDate } from '~/domain/time/dates';
import { formatDottedDate } from '~/domain/time/dateTexts';

import type { Account, ContractProcess, DocumentKind } from '../../records';
import type { World } from '../../world';
import { accountByKr, newKr } from '../account/accounts';
import { contractOfYear } from '../account/members';
import { nextNumber } from '../ids';
import { addDocument } from '../payment/documents';
import { addInvoice } from '../payment/invoices';
import { addDebit, dropDebits, payDebits } from '../payment/ledger';
import { setDirectDebit, setRegularCredit } from '../payment/mandates';
import { monthsLeft } from '../payment/months';
import { remainingOverpayment } from './fees';
import { replacesContract, signedFees } from './processFees';
import { cardNumberOf, holderOfProcess } from './steps';

const settled = (world: World, process: ContractProcess) => {
  const { terms, choice } = process;
  if (terms === null || choice === null) throw new Error(`Contract ${process.key} is incomplete`);
  return { account: holderOfProcess(world, process), terms, choice, fees: signedFees(world, process) };
};

type Settled = ReturnType<typeof settled>;

const archive = (world: World, process: ContractProcess, { account, terms, choice, fees }: Settled): void => {
  const year = yearOf(terms.validFrom);
  const rows: [string, string][] = [
    ['Csomag', terms.cardPackage],
    ['Érvényes', `${formatDottedDate(terms.validFrom)}–${formatDottedDate(terms.validTo)}`],
    ['Havi fenntartási díj', formatForint(fees.hdij, 'hu')],
    ['Fizetett', formatForint(fees.fosszeg, 'hu')],
  ];
  const add = (kind: DocumentKind): string =>
    addDocument(world, { accountId: account.id, kr: account.kr, year, kind, rows });
  process.documents = {
    docContract: add('contract'),
    docAszf: add('terms'),
    ...(choice.method === '31' ? { docReg: add('registration') } : {}),
    ...(choice.method === '3' ? { docCollection: add('collection') } : {}),
    ...(['11', '14', '15', 'A'].includes(choice.method) ? { docTransfer: add('transfer') } : {}),
  };
};

/** The chosen collection day in that month. */
const dayIn = (month: IsoDate, day: IsoDate): IsoDate =>
  addMonths(day, (yearOf(month) - yearOf(day)) * 12 + monthOf(month) - monthOf(day));

/** Unpaid months fall due when a mandate collects them, and a direct debit's first sum with the charges, less the overpayment. */
const bookDebits = (
  world: World,
  { counted }: ContractProcess,
  { account: { kr }, terms, choice, fees }: Settled,
): void => {
  const year = yearOf(terms.validFrom);
  const collected = choice.method === '3';
  const dueOf = (month: IsoDate, isFirstSum: boolean): IsoDate => {
    if (isFirstSum) return collected ? choice.transferFrom : month;
    return collected || choice.method === '31' ? dayIn(month, choice.transferFrom) : month;
  };
  for (let index = 0; index < monthsLeft(terms.validFrom); index += 1) {
    const month = addMonths(terms.validFrom, index);
    const isFirstSum = index < choice.payment.months;
    addDebit(world, kr, dueOf(month, isFirstSum), fees.hdij, isFirstSum && !collected ? fees.hdij : 0, year);
  }
  if (!collected) return;
  addDebit(world, kr, choice.transferFrom, fees.fdij, 0, year);
  payDebits(world, kr, counted - remainingOverpayment(fees, counted), year);
};

/** A former member gets back the kr that /find-by-tax returned in step 1. */
const krFor = (world: World, { partner }: ContractProcess): string => {
  const former = partner?.kr ?? '';
  return former !== '' && accountByKr(world, former) === undefined ? former : newKr(world);
};

const addContract = (world: World, process: ContractProcess, { account: { kr }, terms, fees }: Settled): void => {
  const year = yearOf(terms.validFrom);
  const replaced = contractOfYear(world, kr, year);
  const kept = terms.receipt === 'a' ? cardNumberOf(world, process) : undefined;
  const cardNumber = kept ?? `${terms.receipt === 'c' ? 'EP' : 'U'}${5_000_000 + nextNumber(world)}`;
  const cardStatus = process.type === 'U' || terms.validFrom <= world.today() ? 1 : 0;
  const from = replaced?.from ?? terms.validFrom;
  const before = replaced && {
    until: addDays(terms.validFrom, -1),
    pack: replaced.pack,
    cardNumber: replaced.cardNumber,
  };
  world.state.contracts = [
    ...world.state.contracts.filter((contract) => contract !== replaced),
    { kr, year, from, to: terms.validTo, pack: terms.cardPackage, fee: fees.hdij, cardNumber, cardStatus, before },
  ];
};

/** The directions of /submit-5 as those of /change-invoice-data. */
const invoiceDirections = { 0: 0, 1: 2, 2: 1, 3: 3 } as const;

const updateAccount = (account: Account, { partner, addresses, invoice }: ContractProcess): void => {
  if (invoice !== null) account.invoicing = { ...invoice, direction: invoiceDirections[invoice.direction] };
  if (partner !== null) Object.assign(account, { tax: partner.tax, birthDate: partner.birthDate });
  if (addresses !== null)
    Object.assign(account, { address: addresses.home, phone: addresses.tel, mailing: addresses.mailing });
};

/** Puts the contract into force: contract, card, documents, debits, mandates, overpayment and invoice. */
export const sign = (world: World, process: ContractProcess): void => {
  const result = settled(world, process);
  const { account, terms, choice, fees } = result;
  if (account.kr === '') account.kr = krFor(world, process);
  process.kr = account.kr;
  if (replacesContract(world, process, terms.validFrom)) dropDebits(world, account.kr, terms.validFrom);
  addContract(world, process, result);
  updateAccount(account, process);
  archive(world, process, result);
  bookDebits(world, process, result);
  if (choice.method === '31') setRegularCredit(world, account, true, choice.transferFrom);
  if (choice.method === '3' && choice.bank !== null) {
    const limit = Math.max(fees.hdij, fees.fosszeg);
    const term = { from: choice.transferFrom, to: terms.validTo };
    setDirectDebit(world, account, choice.bank.account, limit, term);
  }
  account.overpayment += remainingOverpayment(fees, process.counted) - (process.counted - process.credited);
  if (process.paid) addInvoice(world, { kr: account.kr, date: world.today(), fullAmount: fees.fosszeg, ready: false });
};
