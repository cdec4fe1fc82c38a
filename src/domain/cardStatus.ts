/** The ten card states (NAV-10). The tone is a colour's meaning, the key a text. */
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

/** How a card state is shown; a code that nobody knows, or none, is "unknown" and neutral (FLT-7). */
export function cardStatus(code: number | undefined): {
  tone: StatusTone;
  textKey: `status:card.${CardStatusCode | 'unknown'}`;
} {
  return isKnown(code)
    ? { tone: tones[code], textKey: `status:card.${code}` }
    : { tone: 'neutral', textKey: 'status:card.unknown' };
}

/** Whether the card is kept from use until something is settled: blocked, restricted, banned. */
export function isBlocked(code: number | undefined): boolean {
  return cardStatus(code).tone === 'error';
}
