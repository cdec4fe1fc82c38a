/** What a status colour means. */
export type StatusTone = 'success' | 'warning' | 'error' | 'neutral';

const tones = {
  0: 'neutral', // not active
  1: 'success', // active
  2: 'error', // blocked
  3: 'error', // restricted
  4: 'error', // banned EBL
  5: 'warning', // lost
  6: 'warning', // damaged
  7: 'neutral', // withdrawn
  8: 'neutral', // released
  9: 'neutral', // not active
} as const satisfies Record<number, StatusTone>;

type CardStatusCode = keyof typeof tones;

const isKnown = (code: number | undefined): code is CardStatusCode => code !== undefined && Object.hasOwn(tones, code);

/** Tone and text of a card status; a missing or unknown code is neutral. */
export function cardStatus(code: number | undefined): {
  tone: StatusTone;
  textKey: `status:card.${CardStatusCode | 'unknown'}`;
} {
  return isKnown(code)
    ? { tone: tones[code], textKey: `status:card.${code}` }
    : { tone: 'neutral', textKey: 'status:card.unknown' };
}

/** Whether the card can't be used until something is settled: blocked, restricted or banned. */
export function isBlocked(code: number | undefined): boolean {
  return cardStatus(code).tone === 'error';
}
