import { expect, it } from 'vitest';

import { fullAddress } from '~/domain/identity/address';
import { emptyParty, isWholeParty, sentParty, switchParty } from '~/features/invoicing/InvoiceParty';

const address = fullAddress({ zip: '9021', city: 'Győr', street: 'Baross Gábor', streetType: 'út', house: '12/B' });
const employer = { name: 'Példa Kft.', tax: '12345676-2-41', address };

it.each([
  ['everything is there', {}, true],
  ['it has no name', { name: ' ' }, false],
  ['it has no tax number', { tax: '' }, false],
  ['its tax number is wrong', { tax: '12345678-9-99' }, false],
  ['its address has no house', { address: { ...address, house: ' ' } }, false],
])('an employer can be invoiced only if its data are whole: %s (WIZ-10, INV-2)', (_why, given, isWhole) => {
  expect(isWholeParty({ ...employer, ...given })).toBe(isWhole);
});

it('a direction that is opened again shows what was typed for it, and no other shows it (INV-4, WIZ-10)', () => {
  const none = { 0: emptyParty(), 1: emptyParty(), 2: emptyParty() };
  const open = { direction: '2' as '0' | '1' | '2' | '', party: employer, parties: none };
  const person = switchParty(open, '1');
  expect(person.party).toEqual(emptyParty());
  const typed = { ...emptyParty(), name: 'Kis Éva' };
  const again = switchParty(switchParty({ ...person, party: typed }, '0'), '2');
  expect(again.party).toEqual(employer);
  expect(switchParty(again, '1').party).toEqual(typed);
  expect(switchParty({ ...open, direction: '' }, '1').parties).toEqual(none);
});

it('a party is sent trimmed, without a tax number where its direction has none (INV-2, WIZ-10)', () => {
  const typed = { ...employer, name: ' Kis Éva ', address: { ...address, house: ' 12/B ' } };
  expect(sentParty(typed, false)).toEqual({ name: 'Kis Éva', tax: '', address });
  expect(sentParty(typed, true).tax).toBe(employer.tax);
});
