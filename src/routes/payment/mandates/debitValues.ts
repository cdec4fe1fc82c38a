import { accountDigits, normaliseBankAccount, padBankAccount } from '../../../domain/money/bankAccount';
import { normaliseAmount } from '../../../domain/money/money';
import type { DirectDebit } from '../../../services/payment';
import type { Doubts } from './MandateDoubts';

/** The direct debit form as the screen has it. */
export interface DebitValues {
  /** Groups of eight digits. */
  account: string;
  /** Digits, in forint. */
  limit: string;
}

const isPositive = (amount: number | undefined): amount is number => amount !== undefined && amount > 0;

/** The limit to send: the fee, unless a positive one was typed; 0 if neither is known, which on the wire would withdraw the mandate. */
export const limitOf = (limit: string, fee = 0): number => {
  const amount = /^\d+$/.test(limit) ? Number(limit) : 0;
  return isPositive(amount) ? amount : Math.max(0, fee);
};

/** The limit after its field was left: digits only, the fee instead of 0. Anything else stays and is rejected. */
export const leftLimit = (typed: string, fee?: number): string => {
  const text = normaliseAmount(typed);
  return /^\d{1,7}$/.test(text) ? String(limitOf(text, fee)) : text;
};

/** The limit, if it is below the monthly fee: nothing can be collected then. */
export const lowLimit = (limit: number | undefined, fee: number | undefined): Doubts['lowLimit'] =>
  isPositive(limit) && isPositive(fee) && limit < fee ? { limit, fee } : undefined;

/** The form's first values: the mandate, or an empty account with the fee as the limit. */
export const debitValues = ({
  account = '',
  limit,
  fee,
  state,
}: Pick<DirectDebit, 'account' | 'limit' | 'fee' | 'state'>): DebitValues => {
  // The default of a new mandate says nothing about one that is active.
  const first = [limit, state === true ? undefined : fee].find(isPositive);
  return { account: normaliseBankAccount(account), limit: first === undefined ? '' : String(first) };
};

/** The payload of the form. */
export const toAuthorisation = ({ account, limit }: DebitValues, fee: number | undefined) => ({
  account: accountDigits(padBankAccount(account)),
  limit: limitOf(normaliseAmount(limit), fee),
});
