import { expect, it } from 'vitest';

import { clockSkew, readToken } from '~/session/token';

import { encodePart, minute, tokenOf } from './tokens';

const exp = 1_800_000_000;

it.each([
  ['seconds', exp],
  ['seconds as a text', String(exp)],
  ['seconds as a text with spaces around it', ` ${exp} `],
  ['milliseconds', exp * 1000],
])('a token gives its end in milliseconds from %s (SES-3, SEC-9)', (_, claim) => {
  expect(readToken(tokenOf({ exp: claim }))).toEqual({ expiresAt: exp * 1000, issuedAt: undefined });
});

it('a token is read whatever letters its names hold (SES-3, SEC-9)', () => {
  const life = readToken(tokenOf({ name: 'Őszi Űrhajós 🏃 مريم', exp, iat: exp - 60 }));
  expect(life).toEqual({ expiresAt: exp * 1000, issuedAt: (exp - 60) * 1000 });
});

it('a token takes a claim of 10^11 and more for milliseconds: as seconds it would lie in the year 5138 (SEC-9)', () => {
  expect(readToken(tokenOf({ exp: 1e11 - 1 }))?.expiresAt).toBe((1e11 - 1) * 1000);
  expect(readToken(tokenOf({ exp: 1e11 }))?.expiresAt).toBe(1e11);
});

it('a token is read with an iat that can’t be (SEC-9)', () => {
  for (const iat of ['tegnap', -1]) expect(readToken(tokenOf({ exp, iat }))).toEqual({ expiresAt: exp * 1000 });
});

it.each([
  ['an empty text', ''],
  ['no JWT', 'jelszo1'],
  ['a payload that is cut off', `${encodePart({})}.${encodePart({ exp }).slice(0, 5)}.x`],
  ['a payload of null', tokenOf(null)],
  ['no exp', tokenOf({ iat: exp })],
  ['an exp that is no number', tokenOf({ exp: 'holnap' })],
  ['an exp as time began', tokenOf({ exp: 0 })],
  ['an exp that never comes', tokenOf({ exp: '1e999' })],
  ['an exp in a list', tokenOf({ exp: [exp] })],
])('a token is none with %s (SES-3, SEC-9)', (_, text) => {
  expect(readToken(text)).toBeUndefined();
});

const now = exp * 1000;
const day = 24 * 60 * minute;

it.each([
  ['as long as the network takes is none', now - 20_000, 0],
  ['of less than a minute is none', now + 59_999, 0],
  ['of a minute counts', now - minute, -minute],
  ['of a device a day behind', now + day, day],
  ['of a device a day ahead', now - day, -day],
])('the difference of the clocks %s, judged by iat (SEC-9)', (_, issuedAt, skew) => {
  expect(clockSkew({ issuedAt, expiresAt: issuedAt + 30 * minute }, now)).toBe(skew);
});

it('the difference of the clocks is unknown without iat: a fresh token that looks expired leaves it to the server (SEC-9)', () => {
  expect(clockSkew({ issuedAt: undefined, expiresAt: now + 1 }, now)).toBe(0);
  expect(clockSkew({ issuedAt: undefined, expiresAt: now }, now)).toBe(-30 * minute);
  expect(clockSkew({ issuedAt: undefined, expiresAt: now - day }, now)).toBe(-day - 30 * minute);
});
