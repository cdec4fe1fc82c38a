import { appVersion } from '../../domain/constants';
import type { Language } from '../../i18n/languages';
import { createDeviceStorage, seenVersionKey } from '../../session/storage';
import releases from './whatsNew.json';

const byVersion: Readonly<Record<string, Record<Language, readonly string[]>>> = releases;

/** The news of this version, at most four lines; undefined if there is none. */
export const newsIn = (language: Language): readonly string[] | undefined => byVersion[appVersion]?.[language];

export const markNewsSeen = (): void => createDeviceStorage().write(seenVersionKey, appVersion);

/** Whether this device last saw another version. New devices get no news, because everything is new to them. */
export const isNewsFresh = (): boolean => {
  const seen = createDeviceStorage().read(seenVersionKey);
  if (seen === undefined) markNewsSeen();
  return seen !== undefined && seen !== appVersion;
};
