import { expect, it } from 'vitest';

import { isAppPath, readReturnTo, returnToState } from '~/session/returnTo';

import { anna, bela } from './tokens';

it.each([
  '/',
  '/payment',
  '/contracting/sum/1/approved?x=1#top',
  '/contracting/upgrade_tars/123456/a%40b.hu',
  '/subscribe/%25',
])('the page that a member came from is returned to if it is a path of the portal: %s (SES-10, SEC-4)', (path) => {
  expect(isAppPath(path)).toBe(true);
});

it.each([
  ['another site', '//evil.hu'],
  ['another site by a backslash', '/\\evil.hu'],
  ['a full address', 'https://evil.hu/payment'],
  ['a script', 'javascript:alert(1)'],
  ['a path without its slash', 'payment'],
  ['nothing', ''],
  ['an encoded second slash', '/%2Fevil.hu'],
  ['an encoded first slash', '%2Fpayment'],
  ['an encoded backslash', '/%5Cevil.hu'],
  ['a line break', '/payment\r\nX: y'],
  ['an encoded line break', '/payment%0d%0aSet-Cookie:x'],
  ['a tab that browsers drop', '/\t/evil.hu'],
  ['broken percent-encoding', '/%E0%A4%A'],
])('the page that a member came from isn’t returned to where it is %s (SEC-4)', (_, path) => {
  expect(isAppPath(path)).toBe(false);
});

it('the page that a member came from is carried in router state as path, query and fragment (SES-4)', () => {
  expect(readReturnTo(returnToState({ pathname: '/invoices', search: '?year=2024', hash: '#list' }))).toBe(
    '/invoices?year=2024#list',
  );
});

it.each([undefined, null, 'payment', 7, {}, { from: 7 }, { from: ['/payment'] }, { from: '//evil.hu' }])(
  'the page that a member came from isn’t read from the state %j (SEC-4)',
  (state) => {
    expect(readReturnTo(state)).toBeUndefined();
  },
);

it.each<[string, typeof anna | undefined, typeof anna | typeof bela | undefined, string | undefined]>([
  ['is returned to by the member whose session ended there', anna, anna, '/invoices'],
  ['isn’t returned to by another member', anna, bela, undefined],
  ['isn’t returned to by another member of the same e-mail', anna, { ...anna, kr: '654321' }, undefined],
  ['is returned to where nobody’s session ended there', undefined, bela, '/invoices'],
  ['is kept until somebody has signed in', anna, undefined, '/invoices'],
])('the page that a member came from %s (SES-10)', (_what, owner, member, page) => {
  const state = returnToState({ pathname: '/invoices', search: '', hash: '' }, owner);
  expect(readReturnTo(state, member)).toBe(page);
});
