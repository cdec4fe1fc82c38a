import { expect, it } from 'vitest';

import { createSafeStorage } from '~/session/storage';

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

it.each([
  ['is blocked', blocked],
  ['refuses everything', () => storageThat(['getItem', 'setItem', 'removeItem'])],
  ['is full', () => storageThat(['setItem'])],
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
