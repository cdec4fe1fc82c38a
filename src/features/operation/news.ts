import { appVersion } from '../../domain/constants';
import type { Language } from '../../i18n/languages';
import { createDeviceStorage, seenVersionKey } from '../../session/storage';
import releases from './whatsNew.json';

const byVersion: Readonly<Record<string, Record<Language, readonly string[]>>> = releases;

/** What is new in the present version, at most four lines; undefined if nothing is told. */
export const newsIn = (language: Language): readonly string[] | undefined => byVersion[appVersion]?.[language];

export const markNewsSeen = (): void => createDeviceStorage().write(seenVersionKey, appVersion);

/** Whether this device has seen another version, and so hasn't seen this one's news. To a new device everything is new. */
export const isNewsFresh = (): boolean => {
  const seen = createDeviceStorage().read(seenVersionKey);
  if (seen === undefined) markNewsSeen();
  return seen !== undefined && seen !== appVersion;
};
