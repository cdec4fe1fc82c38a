import { isBlocked } from '../../../domain/contract/cardStatus';
import type { Member } from '../../../domain/identity/member';
import type { IsoDate } from '../../../domain/time/dates';

export type CardState =
  | 'none'
  | 'notYet'
  | 'ended'
  | 'blocked'
  | 'active'
  | 'inactive'
  | 'lost'
  | 'damaged'
  | 'withdrawn'
  | 'released'
  | 'unknown';

const states: ReadonlyMap<number | undefined, CardState> = new Map([
  [0, 'inactive'],
  [1, 'active'],
  [5, 'lost'],
  [6, 'damaged'],
  [7, 'withdrawn'],
  [8, 'released'],
  [9, 'inactive'],
]);

/** What the card is good for today, and the day that the sentence about it names. */
export const cardState = ({ kr, from, to, cardStatus }: Member, today: IsoDate): { state: CardState; date: string } => {
  if (kr === undefined) return { state: 'none', date: '' };
  if (isBlocked(cardStatus)) return { state: 'blocked', date: '' };
  if (from !== undefined && today < from) return { state: 'notYet', date: from };
  if (to !== undefined && to < today) return { state: 'ended', date: to };
  const state = states.get(cardStatus) ?? 'unknown';
  if (state === 'active' && to === undefined) return { state: 'unknown', date: '' };
  return { state, date: to ?? '' };
};
