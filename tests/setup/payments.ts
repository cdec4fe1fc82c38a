import { now } from '~/domain/time/clock';
import { ownerOf } from '~/session/paymentRecord';
import { openPayment } from '~/session/paymentSelectors';
import { putPayment, readPayments, recordEnd } from '~/session/paymentStore';
import type { PaymentResult } from '~/session/sessionSchema';
import type { SessionStore } from '~/session/store';

type Store = Pick<SessionStore, 'get'>;

export const paidResult: PaymentResult = { paid: true, auth: '123456', codes: [] };
export const failedResult: PaymentResult = { paid: false, codes: [] };

/** A payment of the signed-in member ends in another tab, also one that this device doesn't know yet. */
export const endPaymentElsewhere = (
  store: Store,
  transaction: string,
  result: PaymentResult = paidResult,
  contractKey?: string,
): void => void recordEnd({ ...ownerOf(store.get(), contractKey), transaction, result });

interface Payment {
  contractKey?: string | undefined;
  /** Forint. */
  amount?: number;
  /** How it ended; it is open without. */
  result?: PaymentResult;
}

/** This device knows of a payment of the signed-in member, which another tab has started. */
export const addPayment = (store: Store, transaction: string, { contractKey, amount, result }: Payment = {}): void => {
  putPayment({ ...ownerOf(store.get(), contractKey), transaction, amount, since: now().getTime() });
  if (result !== undefined) endPaymentElsewhere(store, transaction, result);
};

/** The open payment that keeps this tab from starting another one for the same thing. */
export const openPaymentOf = (store: Store, contractKey?: string) =>
  openPayment(readPayments(), store.get(), contractKey);
