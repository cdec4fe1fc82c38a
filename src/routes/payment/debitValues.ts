import { accountDigits, normaliseBankAccount } from '../../domain/bankAccount';
import type { DirectDebit } from '../../services/payment';

/** The direct debit form as the screen has it. */
export interface DebitValues {
  /** Groups of eight digits. */
  account: string;
  /** Digits, in forint. */
  limit: string;
}

const isPositive = (amount: number | undefined): amount is number => amount !== undefined && amount > 0;

/** The limit that counts: without a positive one it is the fee (MAN-3). On the wire 0 would withdraw the mandate. */
export const limitOf = (limit: string, fee: number): number => {
  const amount = /^\d+$/.test(limit) ? Number(limit) : 0;
  return isPositive(amount) ? amount : Math.max(0, fee);
};

/** What the form begins with: the mandate that there is, or an empty account with the fee as the limit. */
export const debitValues = ({ account = '', limit, fee }: Pick<DirectDebit, 'account' | 'limit' | 'fee'>): DebitValues => ({
  account: normaliseBankAccount(account),
  limit: String(isPositive(limit) ? limit : Math.max(0, fee)),
});

/** The form → the call (MAN-4). */
export const toAuthorisation = ({ account, limit }: DebitValues, fee: number) => ({ account: accountDigits(account), limit: limitOf(limit, fee) });
