import type { IsoDate } from '../../src/domain/time/dates';

/** The world's clock. */
export interface Clock {
  clock: () => Date;
}

/** The world's calendar: the club's day, in Europe/Budapest. */
export interface Calendar {
  today: () => IsoDate;
}
