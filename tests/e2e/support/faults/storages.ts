/** What can be wrong with the browser's storage (FLT-6). */
export interface StorageTrouble {
  what: string;
  /** Whether the session survives a full load. If not, a member signs in again after the bank. */
  keeps: boolean;
  /** Runs in the page before its own scripts. */
  cause: () => void;
}

export const troubles: readonly StorageTrouble[] = [
  {
    what: 'throws whenever it is asked for',
    keeps: false,
    cause: () => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
      // A browser that blocks site data refuses locks too.
      LockManager.prototype.request = () => Promise.reject(new DOMException('Access is denied.', 'SecurityError'));
    },
  },
  {
    what: 'throws at every read and write',
    keeps: false,
    cause: () => {
      const refuse = (): never => {
        throw new DOMException('Access is denied.', 'SecurityError');
      };
      Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
    },
  },
  {
    what: 'is full',
    keeps: false,
    cause: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  },
  {
    what: 'holds rubbish under every key',
    keeps: true,
    cause: () => {
      if (sessionStorage.getItem('e2e.spoilt') !== null) return;
      sessionStorage.setItem('e2e.spoilt', 'yes');
      for (const storage of [sessionStorage, localStorage]) {
        for (const key of ['cportal.session', 'cportal.drafts', 'cportal.payment', 'cportal.language', 'cportal.mark'])
          storage.setItem(key, '{"forms":[{"token":["x"]}],"owner":7,"transaction":{}');
      }
    },
  },
];
