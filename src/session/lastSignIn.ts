import { hashPattern } from './memberHash';
import { deviceStorage } from './storage';

const storageKey = 'cportal.lastSignIn';

/** Stands on the device once the member who signed in last has logged out. */
const loggedOut = 'loggedOut';

/** Whose sign-in was the last one on this device, by the member's hash, or `loggedOut`; undefined if that can't be read. */
export const readLastSignIn = (): string | undefined => {
  const stored = deviceStorage.read(storageKey) ?? '';
  return stored === loggedOut || hashPattern.test(stored) ? stored : undefined;
};

export const writeLastSignIn = (memberHash: string): void => deviceStorage.write(storageKey, memberHash);

export const writeLogOut = (): void => deviceStorage.write(storageKey, loggedOut);

export const isLoggedOut = (): boolean => readLastSignIn() === loggedOut;
