import { accountDigits, padBankAccount, wholeAccount } from '~/domain/money/bankAccount';
import { normaliseAmount } from '~/domain/money/money';
import type { DirectDebit } from '~/services/payment';

export interface DebitValues {
  /** Groups of eight digits. */
  account: string;
  /** Digits, in forint. */
  limit: string;
}

/** The limit to send: the fee, unless a positive one was typed; 0 if neither is known, which on the wire would withdraw the mandate. */
export const limitOf = (limit: string, fee = 0): number => {
  const amount = /^\d+$/.test(limit) ? Number(limit) : 0;
  return amount > 0 ? amount : Math.max(0, fee);
};

/** The limit after its field was left: digits only, the fee instead of 0. Anything else stays and is rejected. */
export const leftLimit = (input: string, fee?: number): string => {
  const text = normaliseAmount(input);
  const limit = limitOf(text, fee);
  return /^\d{1,7}$/.test(text) && limit > 0 ? String(limit) : text;
};

/** The form's first values: what the reply gives, with the fee as the limit where it gives none. */
export const debitValues = ({
  account = '',
  limit,
  fee,
}: Pick<DirectDebit, 'account' | 'limit' | 'fee'>): DebitValues => {
  const first = [limit, fee].find((amount = 0) => amount > 0);
  return { account: wholeAccount(account) ?? '', limit: first === undefined ? '' : String(first) };
};

export const toAuthorisation = ({ account, limit }: DebitValues, fee: number | undefined) => ({
  account: accountDigits(padBankAccount(account)),
  limit: limitOf(normaliseAmount(limit), fee),
});
