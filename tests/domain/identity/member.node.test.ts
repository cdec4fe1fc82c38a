import { expect, it } from 'vitest';

import {
  accountLabel,
  canReactivate,
  displayName,
  hasPartner,
  isExtraLarge,
  nameInOrder,
  partnerUpgrade,
  type Member,
} from '~/domain/identity/member';

const member: Member = {
  firstName: 'Ágnes',
  lastName: 'Kovács',
  email: 'agnes@pelda.hu',
  kr: '123456',
  tax: '8412721233',
  cardStatus: 1,
  from: '2026-01-01',
  to: '2026-12-31',
};

it('the header puts the family name first in Hungarian (NAV-10)', () => {
  expect(displayName(member, 'hu')).toBe('Kovács Ágnes');
  expect(displayName(member, 'en')).toBe('Ágnes Kovács');
  expect(displayName({ firstName: ' Ágnes ', lastName: '' }, 'hu')).toBe('Ágnes');
});

it('a member whom the service gives no name is called by their e-mail (ERR-8)', () => {
  expect(displayName({ ...member, firstName: '', lastName: ' ' }, 'hu')).toBe('agnes@pelda.hu');
});

it('the header marks package 3XL (NAV-10)', () => {
  expect([isExtraLarge('3XL'), isExtraLarge('XL'), isExtraLarge(undefined)]).toEqual([true, false, false]);
});

it.each([
  ['Fekete Gabriella', 'Gabriella Fekete'],
  ['Nagy Anna Mária', 'Anna Mária Nagy'],
  ['Dr. Kiss Éva', 'Dr. Éva Kiss'],
  ['Kovácsné Nagy Ilona', 'Ilona Kovácsné Nagy'],
  ['Nagy Béláné', 'Béláné Nagy'],
  ['Kissné Ilona', 'Ilona Kissné'],
  [' Fekete  Gabriella ', 'Gabriella Fekete'],
  ['Gabriella', 'Gabriella'],
  ['Dr.', 'Dr.'],
  ['', ''],
])('names that the services give whole stand given name first in English: %s (UX-34)', (given, english) => {
  expect(nameInOrder(given, 'en')).toBe(english);
  expect(nameInOrder(given, 'hu')).toBe(given);
});

it('names come with the kr, else the e-mail, where accounts are told apart (UX-36)', () => {
  expect(accountLabel(member, 'hu')).toBe('Kovács Ágnes (123456)');
  expect(accountLabel({ ...member, kr: undefined }, 'en')).toBe('Ágnes Kovács (agnes@pelda.hu)');
  expect(accountLabel({ ...member, firstName: '', lastName: ' ' }, 'en')).toBe('123456');
});

it.each<[Partial<Member>, string, boolean, string]>([
  [{}, '2026-05-20', true, 'kr, tax, a valid contract, an active card'],
  [{ cardStatus: 9 }, '2026-05-20', true, 'card status 9'],
  [{}, '2026-01-01', true, 'the first day'],
  [{}, '2026-12-31', true, 'the last day'],
  [{}, '2025-12-31', false, 'the day before'],
  [{}, '2027-01-01', false, 'the day after'],
  [{ kr: '' }, '2026-05-20', false, 'no kr'],
  [{ tax: undefined }, '2026-05-20', false, 'no tax'],
  [{ from: undefined }, '2026-05-20', false, 'no start'],
  [{ to: '' }, '2026-05-20', false, 'no end'],
  [{ cardStatus: 0 }, '2026-05-20', false, 'card status 0'],
  [{ cardStatus: 2 }, '2026-05-20', false, 'a blocked card'],
  [{ cardStatus: undefined }, '2026-05-20', false, 'no card status'],
  [{ cardStatus: 19 }, '2026-05-20', false, 'an unknown card status'],
])('reactivation with %o on %s is offered: %s (%s) (NAV-6)', (change, today, offered) => {
  expect(canReactivate({ ...member, ...change }, today)).toBe(offered);
});

it('the partner has a menu item only with a tars value (NAV-8)', () => {
  expect([{ tars: 'T1' }, { tars: '' }, {}].map(hasPartner)).toEqual([true, false, false]);
});

it('the partner can be upgraded when both kr and e-mail are known (NAV-3)', () => {
  expect(partnerUpgrade({ tarsKr: '54321', tarsEmail: 'tars@pelda.hu' })).toEqual({
    kr: '54321',
    email: 'tars@pelda.hu',
  });
  expect(partnerUpgrade({ tarsKr: '54321' })).toBeUndefined();
  expect(partnerUpgrade({ tarsKr: '', tarsEmail: 'tars@pelda.hu' })).toBeUndefined();
});
