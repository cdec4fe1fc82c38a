import type { Page } from '@playwright/test';

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

const oneKey = ['cportal.session', 'cportal.drafts', 'cportal.payment', 'cportal.language', 'cportal.mark'] as const;
const member = { firstName: 'Anna', lastName: 'Kovács', email: 'anna@pelda.hu' };

/** Invalid content, by what it is. */
export const rubbish: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['JSON that breaks off', '{"token":"a.b.c","currentUs'],
  ['null', 'null'],
  ['a number', '-0'],
  ['a list', '[{"token":"x"}]'],
  ['a lone surrogate', '"\uD800"'],
  ['a million letters', `"${'x'.repeat(1_000_000)}"`],
  ['a prototype', '{"__proto__":{"token":"a.b.c"},"constructor":{"prototype":{"token":"x"}}}'],
  ['a token that is none', JSON.stringify({ token: 'a.b.c', currentUser: member, step: 99 })],
  [
    'fields of other kinds',
    JSON.stringify({
      token: 5,
      currentUser: 'Anna',
      contractKey: [],
      transaction: {},
      forms: 'x',
      owner: 5,
      since: '2026',
      language: {},
    }),
  ],
  [
    'drafts that are no forms',
    JSON.stringify({
      owner: member.email,
      forms: { 'profile-phone': 'x', 'wizard-': null, payment: { amount: {}, method: 5 } },
    }),
  ],
];

/** Stores a text under each of the portal's keys, in both storages. */
export const spoil = (page: Page, text: string): Promise<void> =>
  page.evaluate(
    ({ keys, value }) => {
      for (const storage of [sessionStorage, localStorage]) for (const key of keys) storage.setItem(key, value);
    },
    { keys: [...oneKey], value: text },
  );
