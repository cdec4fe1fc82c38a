// @vitest-environment node
import { describe, expect, it } from 'vitest';

import {
  contractEnd,
  defaultReceipt,
  isIntranetToken,
  offeredReceipts,
  openingReceipt,
  replacedContract,
  type ContractType,
  type Receipt,
} from '../../../src/domain/contract/contract';

describe('the receipt (WIZ-9)', () => {
  it.each<[ContractType, string, string | undefined, 'a' | 'c', string]>([
    ['U', '2019-03-01', undefined, 'a', 'an upgrade in 2019 keeps the card'],
    ['R', '2019-03-01', undefined, 'c', 'but only an upgrade'],
    ['U', '2020-03-01', undefined, 'c', 'and only in 2019'],
    ['R', '2026-01-01', 'EP123456', 'a', 'an ePASS is kept'],
    ['U', '2026-01-01', 'EP123456', 'a', 'in an upgrade too'],
    ['R', '2026-01-01', 'U123456', 'c', 'a plastic card is not kept'],
    ['h', '', '', 'c', 'nothing known yet'],
  ])('of type %s from %j with card %s is %s by default: %s', (type, validFrom, cardNumber, receipt) => {
    expect(defaultReceipt({ type, validFrom, cardNumber })).toBe(receipt);
    expect(offeredReceipts({ type, validFrom, cardNumber })).toEqual(receipt === 'a' ? ['a', 'c', 'b'] : ['c', 'b']);
  });

  const epass = { type: 'R', validFrom: '2026-01-01', cardNumber: 'EP1' } as const;
  const plastic = { ...epass, cardNumber: 'U1' };

  it.each<[string, typeof epass | typeof plastic, Receipt | undefined, boolean, Receipt]>([
    ['the rule decides, whatever step 3 sent', epass, 'c', false, 'a'],
    ['the rule decides when nothing was sent', epass, undefined, false, 'a'],
    ['the rule decides for a plastic card', plastic, 'b', false, 'c'],
    ['the saved choice counts once step 4 was saved', epass, 'c', true, 'c'],
    ['a saved plastic card stays', plastic, 'b', true, 'b'],
    ['a saved choice that is not on offer any more gives way', plastic, 'a', true, 'c'],
  ])('when step 4 opens: %s', (_what, terms, saved, isStep4Saved, receipt) => {
    expect(openingReceipt(terms, saved, isStep4Saved)).toBe(receipt);
  });
});

it('a contract runs to 31 December of the year it starts in (WIZ-8)', () => {
  expect(contractEnd('2026-09-01')).toBe('2026-12-31');
});

describe('the contract that a new one takes the place of (UX-33)', () => {
  const present = { pack: 'M', from: '2026-01-01', to: '2026-12-31' };

  const signed = { pack: 'L', from: '2026-09-01' };

  it.each<[string, ContractType | undefined, string, object, object | undefined]>([
    ['is the present one of an upgrade', 'U', '2026-09-01', present, { pack: 'M' }],
    ['is the present one of an upgrade, though nothing is known of it', 'U', '2026-09-01', {}, { pack: undefined }],
    ['is the present one of a group member’s that begins in it', 'h', '2026-09-01', present, { pack: 'M' }],
    ['is the present one of a group member’s that begins on its last day', 'h', '2026-12-31', present, { pack: 'M' }],
    ['is none of a group member’s that begins after it', 'h', '2027-01-01', present, undefined],
    ['is none of a group member’s that begins with it: that is the same one', 'h', '2026-01-01', present, undefined],
    [
      'is that of which only the last day is known, too',
      'h',
      '2026-09-01',
      { ...present, from: undefined },
      { pack: 'M' },
    ],
    ['is none of a group member’s where none holds', 'h', '2026-09-01', {}, undefined],
    ['is none of a regular one', 'R', '2026-09-01', present, undefined],
    ['is none where the type isn’t known', undefined, '2026-09-01', present, undefined],
  ])('%s', (_what, type, validFrom, member, replaced) => {
    expect(replacedContract({ type, validFrom }, member)).toEqual(replaced);
  });

  it.each<[string, ContractType, string, object | undefined]>([
    ['is the upgraded one where the new one begins after the upgrade', 'U', '2026-10-01', { pack: 'L' }],
    ['is the present one, and the upgrade never begins', 'U', '2026-09-01', { pack: 'M', upgrade: signed }],
    ['is the present one of a group member’s', 'h', '2026-09-01', { pack: 'M' }],
  ])('with an upgrade signed: %s (UX-33)', (_what, type, validFrom, replaced) => {
    expect(replacedContract({ type, validFrom }, present, signed)).toEqual(replaced);
  });
});

describe('offer tokens (CON-7)', () => {
  it.each([
    ['abc1-DEF2', true, 'letters and digits around one hyphen'],
    ['a1b2c3', false, 'no hyphen'],
    ['a-b-c', false, 'two hyphens'],
    ['-b', false, 'nothing before the hyphen'],
    ['a-', false, 'nothing after the hyphen'],
    ['á-b', false, 'an accented letter'],
  ])('%s comes from the intranet: %s (%s)', (token, expected) => {
    expect(isIntranetToken(token)).toBe(expected);
  });
});
