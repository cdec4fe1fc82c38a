import { expect, it, vi } from 'vitest';

import { canStore, createSafeStorage, toJson } from '~/session/storage';

/** A Storage of which some operations throw. */
const storageThat = (
  refused: readonly ('getItem' | 'setItem' | 'removeItem')[],
  content = new Map<string, string>(),
): Storage => {
  const attempt = (name: (typeof refused)[number]): void => {
    if (refused.includes(name)) throw new DOMException('refused', 'QuotaExceededError');
  };
  return {
    length: content.size,
    clear: () => content.clear(),
    key: () => null,
    getItem: (key) => {
      attempt('getItem');
      return content.get(key) ?? null;
    },
    setItem: (key, value) => {
      attempt('setItem');
      content.set(key, value);
    },
    removeItem: (key) => {
      attempt('removeItem');
      content.delete(key);
    },
  };
};

const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};

/** Has room for a few words, and for no session. */
const nearlyFull = (): Storage => {
  const storage = storageThat([]);
  const { setItem } = storage;
  return Object.assign(storage, {
    setItem: (key: string, value: string) => {
      if (value.length > 1_000) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    },
  });
};

/** Forgets whatever is written. */
const forgetful = (): Storage => Object.assign(storageThat([]), { getItem: () => null });

it.each([
  ['is blocked', blocked],
  ['refuses everything', () => storageThat(['getItem', 'setItem', 'removeItem'])],
  ['is full', () => storageThat(['setItem'])],
  ['can’t be read', () => storageThat(['getItem'])],
  ['takes what is written and forgets it', forgetful],
])('a storage that %s lets the page go on from memory (SES-2, FLT-6)', (_, open) => {
  const storage = createSafeStorage(open);
  storage.write('a', '1');
  expect(storage.read('a')).toBe('1');
  storage.write('a', '2');
  expect(storage.read('a')).toBe('2');
  storage.remove('a');
  expect(storage.read('a')).toBeUndefined();
});

it('a storage that became full brings back nothing older after a reload (SES-2, FLT-6)', () => {
  const content = new Map([['session', 'of somebody before']]);
  const full = storageThat(['setItem'], content);
  createSafeStorage(() => full).write('session', 'of the one who is in');
  expect(createSafeStorage(() => full).read('session')).toBeUndefined();
});

it('a storage is used again once it can be (FLT-6)', () => {
  const content = new Map<string, string>();
  let open: () => Storage = blocked;
  const storage = createSafeStorage(() => open());
  storage.write('a', '1');
  open = () => storageThat([], content);
  storage.write('a', '2');
  expect([content.get('a'), storage.read('a')]).toEqual(['2', '2']);
});

it('what a storage has refused is stored with the next that it takes, such as the device’s salt with a payment (SES-14, FLT-6)', () => {
  const content = new Map<string, string>();
  let refused: ('setItem' | 'removeItem')[] = ['setItem'];
  const storage = createSafeStorage(() => storageThat(refused, content));
  storage.write('salt', '1');
  refused = [];
  storage.write('payment', '2');
  expect(Object.fromEntries(content)).toEqual({ salt: '1', payment: '2' });
});

it('what a tab was refused never takes the place of what another tab has stored since, nor removes it (PAY-6, FLT-6)', () => {
  const content = new Map<string, string>();
  let refused: 'setItem'[] = ['setItem'];
  const tab = createSafeStorage(() => storageThat(refused, content));
  const another = createSafeStorage(() => storageThat([], content));
  tab.write('payments', 'one');
  another.write('payments', 'one and another');
  tab.write('other', 'refused as well');
  expect(another.read('payments')).toBe('one and another');
  refused = [];
  tab.write('other', 'taken');
  expect([another.read('payments'), another.read('other')]).toEqual(['one and another', 'taken']);
});

it('what can’t be removed from a storage is gone all the same, after a reload too (SES-9, FLT-6)', () => {
  const content = new Map([['session', 'of the one who logs out']]);
  const stubborn = () => storageThat(['removeItem'], content);
  const storage = createSafeStorage(stubborn);
  storage.remove('session');
  expect([storage.read('session'), createSafeStorage(stubborn).read('session')]).toEqual([undefined, undefined]);
});

it('what is written as JSON is read back, though a foreign script gives lists a toJSON of its own (FLT-6)', () => {
  const records = [{ transaction: 'T1', result: { codes: ['X', 'Y'] } }];
  Object.defineProperty(Array.prototype, 'toJSON', { value: () => '[…]', configurable: true });
  const text = toJson(records);
  Reflect.deleteProperty(Array.prototype, 'toJSON');
  expect(JSON.parse(text)).toEqual(records);
});

it.each([
  ['both', () => storageThat([]), () => storageThat([]), true],
  ['the tab’s alone', () => storageThat([]), blocked, true],
  ['the device’s alone', () => storageThat(['setItem']), () => storageThat([]), true],
  ['none, because they are blocked', blocked, blocked, false],
  ['none, because they are full', () => storageThat(['setItem']), () => storageThat(['setItem']), false],
  ['none, because what is written is forgotten', forgetful, forgetful, false],
  ['none, because there is no room for a session', nearlyFull, nearlyFull, false],
])('a payment can be remembered by the storages that keep what is written: %s (PAY-5)', (_which, tab, device, can) => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(tab);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(device);
  expect(canStore()).toBe(can);
});

it('asking whether a payment can be remembered leaves nothing behind (PAY-5)', () => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  expect(canStore()).toBe(true);
  expect([window.sessionStorage.length, window.localStorage.length]).toEqual([0, 0]);
});
