import { expect, it } from 'vitest';

import {
  contractEnd,
  defaultReceipt,
  isIntranetToken,
  offeredReceipts,
  openingReceipt,
  type ContractType,
  type Receipt,
} from '~/domain/contract/contract';

it.each<[ContractType, string, string | undefined, 'a' | 'c', string]>([
  ['U', '2019-03-01', undefined, 'a', 'an upgrade in 2019 keeps the card'],
  ['R', '2019-03-01', undefined, 'c', 'but only an upgrade'],
  ['U', '2020-03-01', undefined, 'c', 'and only in 2019'],
  ['R', '2026-01-01', 'EP123456', 'a', 'an ePASS is kept'],
  ['U', '2026-01-01', 'EP123456', 'a', 'in an upgrade too'],
  ['R', '2026-01-01', 'U123456', 'c', 'a plastic card is not kept'],
  ['h', '', '', 'c', 'nothing known yet'],
])(
  'the receipt of type %s from %j with card %s is %s by default: %s (WIZ-9)',
  (type, validFrom, cardNumber, receipt) => {
    expect(defaultReceipt({ type, validFrom, cardNumber })).toBe(receipt);
    expect(offeredReceipts({ type, validFrom, cardNumber })).toEqual(receipt === 'a' ? ['a', 'c', 'b'] : ['c', 'b']);
  },
);

const epass = { type: 'R', validFrom: '2026-01-01', cardNumber: 'EP1' } as const;
const plastic = { ...epass, cardNumber: 'U1' };

it.each<[string, typeof epass | typeof plastic, Receipt | undefined, boolean, Receipt]>([
  ['the rule decides, whatever step 3 sent', epass, 'c', false, 'a'],
  ['the rule decides when nothing was sent', epass, undefined, false, 'a'],
  ['the rule decides for a plastic card', plastic, 'b', false, 'c'],
  ['the saved choice counts once step 4 was saved', epass, 'c', true, 'c'],
  ['a saved plastic card stays', plastic, 'b', true, 'b'],
  ['a saved choice that is not on offer any more gives way', plastic, 'a', true, 'c'],
])('the receipt when step 4 opens: %s (WIZ-9)', (_what, terms, saved, isStep4Saved, receipt) => {
  expect(openingReceipt(terms, saved, isStep4Saved)).toBe(receipt);
});

it('a contract runs to 31 December of the year it starts in (WIZ-8)', () => {
  expect(contractEnd('2026-09-01')).toBe('2026-12-31');
});

it.each([
  ['abc1-DEF2', true, 'letters and digits around one hyphen'],
  ['a1b2c3', false, 'no hyphen'],
  ['a-b-c', false, 'two hyphens'],
  ['-b', false, 'nothing before the hyphen'],
  ['a-', false, 'nothing after the hyphen'],
  ['á-b', false, 'an accented letter'],
])('the offer token %s comes from the intranet: %s (%s) (CON-7)', (token, expected) => {
  expect(isIntranetToken(token)).toBe(expected);
});
