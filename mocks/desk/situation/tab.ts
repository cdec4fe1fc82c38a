/** The portal's keys in the browser: session and drafts in the tab; the open payment and the language on the device. */
const prefix = 'cportal.';
const languageKey = 'cportal.language';

const ownKeys = (storage: Storage): string[] => Object.keys(storage).filter((key) => key.startsWith(prefix));

const clear = (storage: Storage): void =>
  ownKeys(storage)
    .filter((key) => key !== languageKey)
    .forEach((key) => storage.removeItem(key));

/** The tab's entries. */
export const tabEntries = (): Record<string, string> =>
  Object.fromEntries(ownKeys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? '']));

/** Clears the portal's entries in the tab and on the device, except the language. */
export const clearPortal = (): void => {
  clear(sessionStorage);
  clear(localStorage);
};

export const putTab = (entries: Readonly<Record<string, string>>): void => {
  clear(sessionStorage);
  for (const [key, text] of Object.entries(entries)) if (key.startsWith(prefix)) sessionStorage.setItem(key, text);
};
