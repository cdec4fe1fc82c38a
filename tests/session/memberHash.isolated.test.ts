import { afterEach, expect, it, vi } from 'vitest';

import { hashPattern, memberHash } from '~/session/memberHash';
import { deviceStorage } from '~/session/storage';

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

it('a member’s hash is the same for one e-mail however it is written, has 64 bits, and differs for another one (SES-14)', () => {
  const hash = memberHash('anna@pelda.hu');
  expect(hash).toMatch(/^[\da-f]{16}$/);
  expect(memberHash(' Anna@Pelda.hu ')).toBe(hash);
  expect(new Set(['anna@pelda.hu', 'anna@pelda.hu.', 'nana@pelda.hu', '123456', ''].map(memberHash)).size).toBe(5);
});

it('a member’s hash is another one on another device: it is salted there (SES-14)', () => {
  const hash = memberHash('anna@pelda.hu');
  expect(Object.keys(window.localStorage)).toEqual(['cportal.salt']);
  window.localStorage.clear();
  expect(memberHash('anna@pelda.hu')).not.toBe(hash);
});

it('a device with an empty salt gets one (SES-14)', () => {
  window.localStorage.setItem('cportal.salt', '');
  memberHash('anna@pelda.hu');
  expect(window.localStorage.getItem('cportal.salt')).not.toBe('');
});

it('a text that only contains a member’s hash is none (SES-14)', () => {
  const hash = memberHash('anna@pelda.hu');
  expect([hash, `${hash}0`, `0${hash}`].map((text) => hashPattern.test(text))).toEqual([true, false, false]);
});

it('a member’s hash is 64-bit FNV-1a of salt and e-mail (SES-14)', () => {
  vi.spyOn(TextEncoder.prototype, 'encode').mockReturnValue(new Uint8Array([102, 111, 111, 98, 97, 114]));
  // The published value for "foobar".
  expect(memberHash('x')).toBe('85944171f73967e8');
});

it('a member’s hash needs no storage and no secure context (SES-14, FLT-6)', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(memberHash('anna@pelda.hu')).toBe(memberHash('anna@pelda.hu'));
  vi.restoreAllMocks();
  deviceStorage.remove('cportal.salt');
});
