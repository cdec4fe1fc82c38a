// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fitValues } from '../../src/features/drafts/fitValues';

const own = { name: 'Anna', months: '2', own: true, address: { zip: '1117', city: '' }, day: null, list: ['a'] };

describe('a restored draft', () => {
  it.each<[string, object, object]>([
    [
      'what was typed',
      { name: 'Béla', own: false, address: { zip: '6720', city: 'Szeged' } },
      { ...own, name: 'Béla', own: false, address: { zip: '6720', city: 'Szeged' } },
    ],
    ['no number for a text', { name: 7, months: null }, own],
    ['no text for a group of fields', { address: 'Budapest' }, own],
    ['no list for one', { address: ['1117'], own: [] }, own],
    ['nothing for what has no type of its own', { day: { year: 2026 }, list: [null] }, own],
    [
      'no wrong field of a group',
      { address: { zip: 6720, city: 'Szeged' } },
      { ...own, address: { zip: '1117', city: 'Szeged' } },
    ],
    ['nothing that the form lacks', { token: 'x', constructor: 'y' }, own],
  ])('holds %s (SEC-11)', (_what, held, expected) => {
    expect(fitValues(own, held)).toEqual(expected);
  });

  it('has the types of the form’s values, whatever the storage holds (SEC-11, FLT-6)', () => {
    const shapeOf = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shapeOf(one)]))
        : typeof value;
    fc.assert(
      fc.property(
        fc.object({ key: fc.constantFrom(...Object.keys(own), 'zip', 'city', '__proto__'), maxDepth: 3 }),
        (held) => {
          expect(shapeOf(fitValues(own, held))).toEqual(shapeOf(own));
        },
      ),
    );
  });
});
