/** The portal's keys in the browser: session and drafts in the tab; the open payment and the language on the device. */
const prefix = 'cportal.';

const ownKeys = (storage: Storage): string[] => Object.keys(storage).filter((key) => key.startsWith(prefix));

/** The tab's entries; none if storage is blocked. */
export const tabEntries = (): Record<string, string> => {
  try {
    return Object.fromEntries(ownKeys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? '']));
  } catch {
    return {};
  }
};

const languageKey = 'cportal.language';

/** Clears the portal's entries in the tab and on the device, except the language. */
export const clearPortal = (): void => {
  clearTab();
  try {
    ownKeys(localStorage)
      .filter((key) => key !== languageKey)
      .forEach((key) => localStorage.removeItem(key));
  } catch {
    // Storage is blocked: there is nothing to clear.
  }
};

const clearTab = (): void => {
  try {
    ownKeys(sessionStorage).forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Storage is blocked: there is nothing to clear.
  }
};

export const putTab = (entries: Readonly<Record<string, string>>): void => {
  clearTab();
  try {
    for (const [key, text] of Object.entries(entries)) if (key.startsWith(prefix)) sessionStorage.setItem(key, text);
  } catch {
    // Storage is blocked: the portal starts without a session.
  }
};
