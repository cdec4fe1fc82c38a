import type { ContractStatus } from '../contract';
import { yearOf } from '../../src/domain/dates';
import { accountById, accountByKr, newKr, type AccountsSlice } from './accounts';
import { addDocument, type DocumentKind } from './documents';
import { computeFees, remainingOverpayment } from './fees';
import { nextNumber, type IdsSlice } from './ids';
import { addInvoice, type InvoicesSlice } from './invoices';
import { addDebit, type LedgerSlice } from './ledger';
import { setDirectDebit, setRegularCredit, type MandatesSlice } from './mandates';
import { contractOfYear } from './members';
import { monthsLeft } from './months';
import { packagesFor } from './packages';
import type { ContractProcess } from './processes';
import type { StepsSlice } from './steps';
import type { Clock } from './time';

/** The slice of the world that a signed contract changes. */
export type PreparingSlice = StepsSlice & InvoicesSlice & LedgerSlice & MandatesSlice;

/** The contract is signed and, if needed, paid: its preparation begins. */
export const beginPreparing = (world: Clock, process: ContractProcess): void => {
  process.stage = 'preparing';
  process.preparingSince = world.clock().toISOString();
  process.polls = 0;
};

const settledFees = (world: StepsSlice, process: ContractProcess) => {
  const account = accountById(world, process.accountId);
  const { terms, choice, delivery } = process;
  if (account === undefined || terms === null || choice === null || delivery === null) throw new Error(`Contract ${process.key} is incomplete`);
  const monthlyFee = packagesFor(world, process).find(({ name }) => name === terms.cardPackage)?.key ?? 0;
  const fees = computeFees({ monthlyFee, months: choice.payment.months, delivery: delivery.fee, overpayment: process.counted });
  return { account, terms, choice, fees };
};

type Settled = ReturnType<typeof settledFees>;

const archive = (world: MandatesSlice, process: ContractProcess, { account, terms, choice, fees }: Settled): void => {
  const year = yearOf(terms.validFrom);
  const rows: [string, string][] = [
    ['Csomag', terms.cardPackage],
    ['Érvényes', `${terms.validFrom} - ${terms.validTo}`],
    ['Havi fenntartási díj', `${fees.hdij} Ft`],
    ['Fizetett', `${fees.fosszeg} Ft`],
  ];
  const add = (kind: DocumentKind): string => addDocument(world, { accountId: account.id, kr: account.kr, year, kind, rows });
  process.documents = {
    docContract: add('contract'),
    docAszf: add('terms'),
    ...(choice.method === '31' ? { docReg: add('registration') } : {}),
    ...(choice.method === '3' ? { docCollection: add('collection') } : {}),
    ...(['11', '14', '15', 'A'].includes(choice.method) ? { docTransfer: add('transfer') } : {}),
  };
};

/** Unpaid months fall due on their first day; those of a direct debit on the first collection. */
const bookDebits = (world: LedgerSlice, kr: string, { terms, choice, fees }: Settled): void => {
  const prefix = terms.validFrom.slice(0, 5);
  const first = Number(terms.validFrom.slice(5, 7));
  for (let index = 0; index < monthsLeft(terms.validFrom); index += 1) {
    const paid = choice.method !== '3' && index < choice.payment.months;
    const due = index < choice.payment.months && choice.method === '3' ? choice.transferFrom : `${prefix}${String(first + index).padStart(2, '0')}-01`;
    addDebit(world, kr, due, fees.hdij, paid ? fees.hdij : 0, yearOf(terms.validFrom));
  }
};

/** A former member gets back the kr that /find-by-tax returned in step 1. */
const krFor = (world: AccountsSlice & IdsSlice, { partner }: ContractProcess): string => {
  const former = partner?.kr ?? '';
  return former !== '' && accountByKr(world, former) === undefined ? former : newKr(world);
};

const sign = (world: PreparingSlice, process: ContractProcess): void => {
  const settled = settledFees(world, process);
  const { account, terms, choice, fees } = settled;
  if (account.kr === '') account.kr = krFor(world, process);
  process.kr = account.kr;
  const year = yearOf(terms.validFrom);
  const present = contractOfYear(world, account.kr, year);
  // An upgrade replaces what was left to pay of the smaller package.
  if (process.type === 'U') world.state.debits = world.state.debits.filter((debit) => !(debit.kr === account.kr && debit.due >= terms.validFrom));
  const cardNumber = terms.receipt === 'a' && present !== undefined ? present.cardNumber : `${terms.receipt === 'c' ? 'EP' : 'U'}${5_000_000 + nextNumber(world)}`;
  const cardStatus = process.type === 'U' || terms.validFrom <= world.today() ? 1 : 0;
  const from = present?.from ?? terms.validFrom;
  world.state.contracts = [
    ...world.state.contracts.filter((contract) => contract !== present),
    { kr: account.kr, year, from, to: terms.validTo, pack: terms.cardPackage, fee: fees.hdij, cardNumber, cardStatus },
  ];
  if (process.partner !== null) Object.assign(account, { tax: process.partner.tax, birthDate: process.partner.birthDate });
  if (process.addresses !== null) Object.assign(account, { address: process.addresses.home, phone: process.addresses.tel, mailing: process.addresses.mailing });
  archive(world, process, settled);
  bookDebits(world, account.kr, settled);
  if (choice.method === '31') setRegularCredit(world, account, true, choice.transferFrom);
  if (choice.method === '3' && choice.bank !== null) setDirectDebit(world, account, choice.bank.account, fees.hdij);
  account.overpayment -= process.counted - remainingOverpayment(fees, process.counted);
  if (process.paid) addInvoice(world, { kr: account.kr, date: world.today(), fullAmount: fees.fosszeg, ready: false });
};

/** Answers /get-8, which counts as one poll. */
export const pollContract = (world: PreparingSlice, process: ContractProcess): ContractStatus => {
  const { pollsUntilDone, secondsUntilDone } = world.state.settings;
  if (process.stage === 'preparing') {
    const waited = process.polls >= pollsUntilDone || (world.clock().getTime() - Date.parse(process.preparingSince)) / 1000 >= secondsUntilDone;
    if (waited && process.outcome === 'ERROR') process.stage = 'failed';
    else if (waited) {
      sign(world, process);
      process.stage = 'done';
    }
    process.polls += 1;
  }
  const done = process.stage === 'done';
  const hint = process.stage === 'preparing' && process.polls === pollsUntilDone && (process.outcome === 'TNR' || process.outcome === 'DOC');
  const base = { type: process.type, paid: process.paid, payment: process.choice?.method };
  if (process.stage === 'failed') return { ...base, status: 'ERROR', messages: ['TECHNICAL_ERROR'], payState: 'ERROR', regState: 'ERROR', docState: false };
  if (done) return { ...base, status: 'DONE', kr: process.kr, ...process.documents, payState: 'DONE', regState: 'DONE', docState: true };
  const payState = process.paid ? 'DONE' : 'WAITING';
  return { ...base, status: hint && process.outcome !== 'DONE' && process.outcome !== 'ERROR' ? process.outcome : 'OK', payState, regState: 'WAITING', docState: false };
};
