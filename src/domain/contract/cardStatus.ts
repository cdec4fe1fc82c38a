import type { IsoDate } from '~/domain/time/dates';

/** What a status colour means. */
export type StatusTone = 'success' | 'warning' | 'error' | 'neutral';

const statuses = {
  0: { word: 'inactive', tone: 'neutral' },
  1: { word: 'active', tone: 'success' },
  2: { word: 'blocked', tone: 'error' },
  3: { word: 'restricted', tone: 'error' },
  4: { word: 'banned', tone: 'error' }, // EBL
  5: { word: 'lost', tone: 'warning' },
  6: { word: 'damaged', tone: 'warning' },
  7: { word: 'withdrawn', tone: 'neutral' },
  8: { word: 'released', tone: 'neutral' },
  9: { word: 'inactive', tone: 'neutral' },
} as const satisfies Record<number, { word: string; tone: StatusTone }>;

type CardStatusCode = keyof typeof statuses;

const isKnown = (code: number | undefined): code is CardStatusCode =>
  code !== undefined && Object.hasOwn(statuses, code);

/** Tone and word of a card status; a missing or unknown code is neutral. */
export const cardStatus = (
  code: number | undefined,
): {
  tone: StatusTone;
  textKey: `status.state.${(typeof statuses)[CardStatusCode]['word'] | 'unknown'}`;
} => {
  if (!isKnown(code)) return { tone: 'neutral', textKey: 'status.state.unknown' };
  const { word, tone } = statuses[code];
  return { tone, textKey: `status.state.${word}` };
};

/** Whether the status is active or not active: the card is drawn in its colours, and nothing has to be said about it. */
export const isOrdinary = (code: number | undefined): boolean =>
  ['status.state.active', 'status.state.inactive'].includes(cardStatus(code).textKey);

/** The first day of a contract that still lies ahead, if that is why its card is not active. */
export const startsLater = (
  code: number | undefined,
  from: IsoDate | undefined,
  today: IsoDate,
): IsoDate | undefined =>
  cardStatus(code).textKey === 'status.state.inactive' && from !== undefined && from > today ? from : undefined;
