/** Why an online payment failed, as far as the service's codes say. */
export type PaymentFailure = 'noFunds' | 'declined' | 'abandoned' | 'failed';

/** The services list no codes for it, so the words in them tell. A time-out may be anybody's: it says nothing. */
const noFunds = /insufficient|fedezet/i;
const declined = /declin|reject|refus|denied|elutas|visszautas/i;
const abandoned = /cancel|abandon|megszak[ií]t|f[eé]lbe/i;

/** Whether the bank declined the payment, and for want of funds, or the member left it; `failed` if the codes say none of it, or contradict each other. */
export function paymentFailure(codes: readonly string[]): PaymentFailure {
  const say = (word: RegExp): boolean => codes.some((code) => word.test(code));
  const lacksFunds = say(noFunds);
  const isDeclined = lacksFunds || say(declined);
  const isAbandoned = say(abandoned);
  if (isDeclined === isAbandoned) return 'failed';
  if (isAbandoned) return 'abandoned';
  return lacksFunds ? 'noFunds' : 'declined';
}
