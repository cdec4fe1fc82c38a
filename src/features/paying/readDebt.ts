import { getAmounts } from '../../services/payment';
import { noteBooking } from '../../session/changePayment';
import type { SessionStore } from '../../session/store';

/** Reads what is due. If it shows that an authorised payment is booked, nothing of that payment survives a log-out. */
export const readDebt = async (store: SessionStore, { kr, year }: { kr: string; year: number }, signal: AbortSignal) => {
  const reader = store.get();
  const debt = await getAmounts({ kr, year }, signal);
  noteBooking(reader, { ...debt, year });
  return debt;
};
