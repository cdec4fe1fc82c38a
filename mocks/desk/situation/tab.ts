/** What the portal keeps in the browser: session and drafts in the tab, an open payment and the language on the device. */
const prefix = 'cportal.';

const ownKeys = (storage: Storage): string[] => Object.keys(storage).filter((key) => key.startsWith(prefix));

/** Storage may be blocked: the tab then has nothing to tell. */
export const tabEntries = (): Record<string, string> => {
  try {
    return Object.fromEntries(ownKeys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? '']));
  } catch {
    return {};
  }
};

const languageKey = 'cportal.language';

/** Forgets what the portal kept in the tab and on the device, but for the language. */
export const clearPortal = (): void => {
  clearTab();
  try {
    ownKeys(localStorage).filter((key) => key !== languageKey).forEach((key) => localStorage.removeItem(key));
  } catch {
    // There was nothing to clear then.
  }
};

const clearTab = (): void => {
  try {
    ownKeys(sessionStorage).forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // There was nothing to clear then.
  }
};

export const putTab = (entries: Readonly<Record<string, string>>): void => {
  clearTab();
  try {
    for (const [key, text] of Object.entries(entries)) if (key.startsWith(prefix)) sessionStorage.setItem(key, text);
  } catch {
    // The portal then begins without a session.
  }
};
