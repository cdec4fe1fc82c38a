/** Why an online payment failed, as far as the service's codes say. */
export type PaymentFailure = 'declined' | 'abandoned' | 'failed';

/** The services list no codes for it, so the words in them tell. A time-out may be anybody's: it says neither. */
const words: readonly [PaymentFailure, RegExp][] = [
  ['declined', /declin|reject|refus|denied|insufficient|elutas|visszautas|fedezet/i],
  ['abandoned', /cancel|abandon|megszak[ií]t|f[eé]lbe/i],
];

/** Whether the bank declined the payment, or the member left it; `failed` if the codes say neither, or both. */
export function paymentFailure(codes: readonly string[]): PaymentFailure {
  const said = words.filter(([, word]) => codes.some((code) => word.test(code)));
  return said.length === 1 && said[0] !== undefined ? said[0][0] : 'failed';
}
