import type { Fees } from '../contract';
import { defaultTariff, type Tariff } from './contracting/fees';

export interface Settings {
  /** Lifetime of a sign-in token, in seconds. */
  tokenSeconds: number;
  /** How many polls of /get-8 and /getInvState answer "in preparation"… */
  pollsUntilDone: number;
  /** …unless this many seconds have passed on the world's clock. */
  secondsUntilDone: number;
  /** How many seconds after its authorisation a payment is booked. */
  bookingSeconds: number;
  /** Forint; 0 is free. */
  tariff: Tariff;
  /** What is charged for administration and other, where it isn't the tariff's; forint. */
  charges: Partial<Pick<Fees, 'fdij1' | 'fdij3'>>;
}

export const defaultSettings: Settings = {
  tokenSeconds: 30 * 60,
  pollsUntilDone: 2,
  secondsUntilDone: 30,
  bookingSeconds: 0,
  tariff: defaultTariff,
  charges: {},
};

/** The slice of the world that holds its settings. */
export interface SettingsSlice {
  state: { settings: Settings };
}
