import type { Account, Transaction } from '../../records';
import { refuse } from '../../refusal';
import type { World } from '../../world';
import { accountById } from '../account/accounts';
import { unblockCards } from '../account/members';
import { beginPreparing } from '../contracting/preparing';
import { hasLapsed } from '../contracting/processes';
import { nextNumber } from '../ids';
import { addInvoice } from './invoices';
import { isOverdue, payDebits } from './ledger';

export const openTransaction = (
  world: World,
  given: Omit<Transaction, 'id' | 'decision' | 'auth' | 'reason' | 'ended'>,
): Transaction => {
  const number = nextNumber(world);
  const id = `T${String((number * 48_271) % 10_000_000).padStart(7, '0')}${String(number).padStart(4, '0')}`;
  const transaction: Transaction = { ...given, id, decision: 'open', auth: '', reason: '', ended: false };
  world.state.transactions.push(transaction);
  return transaction;
};

export const transactionById = (world: World, id: string): Transaction | undefined =>
  world.state.transactions.find((transaction) => transaction.id === id);

/** The portal's address with the transaction appended. Source: contract.ts, /startTransaction. */
export const returnAddress = ({ returnUrl, id }: Transaction): string => `${returnUrl}/${id}`;

/** What a transaction pays for: a new contract, an upgrade, or fees. */
export const purposeOf = (world: World, { contractKey }: Transaction): 'contract' | 'upgrade' | 'fee' => {
  const process = world.state.processes.find(({ key }) => key === contractKey);
  if (process === undefined) return 'fee';
  return process.type === 'U' ? 'upgrade' : 'contract';
};

const book = (world: World, transaction: Transaction): void => {
  const today = world.today();
  const process = world.state.processes.find(({ key }) => key === transaction.contractKey);
  if (process?.stage === 'paying' && !hasLapsed(world, process)) {
    process.paid = true;
    beginPreparing(world, process);
    return;
  }
  if (process !== undefined) {
    // Paid on a second bank page, after the contract was changed, or too late: it becomes an overpayment.
    const account = accountById(world, transaction.accountId);
    if (account !== undefined) account.overpayment += transaction.amount;
    return;
  }
  payDebits(world, transaction.kr, transaction.amount);
  if (!isOverdue(world, transaction.kr)) unblockCards(world, transaction.kr);
  addInvoice(world, { kr: transaction.kr, date: today, fullAmount: transaction.amount, ready: false });
};

/**
 * The member's decision at the bank; a decline may have a reason. Money moves here, and only once: returns false if the
 * payment was decided or ended before.
 */
export const decide = (world: World, id: string, decision: 'pay' | 'decline', reason = ''): boolean => {
  const transaction = transactionById(world, id);
  if (transaction === undefined || transaction.ended || transaction.decision !== 'open') return false;
  transaction.decision = decision === 'pay' ? 'paid' : 'declined';
  if (decision === 'pay') {
    transaction.auth = String(100_000 + nextNumber(world));
    const { bookingSeconds } = world.state.settings;
    if (bookingSeconds > 0) transaction.booksAt = world.clock().getTime() + bookingSeconds * 1_000;
    else book(world, transaction);
  } else transaction.reason = reason;
  world.changed();
  return true;
};

/** Books what is due: some services do that a while after the bank. */
export const bookDue = (world: World): void => {
  for (const transaction of world.state.transactions) {
    if (transaction.booksAt === undefined || transaction.booksAt > world.clock().getTime()) continue;
    delete transaction.booksAt;
    book(world, transaction);
  }
};

/** Ends the member's own transaction, which is abandoned where the bank has no decision; refuses a second time. */
export const endTransaction = (world: World, account: Account, id: string): Transaction => {
  const transaction = transactionById(world, id);
  if (transaction?.accountId !== account.id || transaction.ended) return refuse('TRANSACTION_NOT_FOUND');
  transaction.ended = true;
  if (transaction.decision === 'open') transaction.reason = 'PAYMENT_ABANDONED';
  return transaction;
};
