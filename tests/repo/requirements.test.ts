// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { requirementIds, testedIds, titlesIn } from '../../scripts/testTitles.mjs';

const areaOf = (id: string): string => id.replace(/-\d+$/, '');

describe('the rules', () => {
  it('have ids of their own', () => {
    const ids = requirementIds();
    expect(ids.length).toBeGreaterThan(150);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('exist when a test names them', () => {
    const ids = requirementIds();
    const areas = new Set(ids.map(areaOf));
    const unknown = [...testedIds()]
      .filter(([id]) => areas.has(areaOf(id)) && !ids.includes(id))
      .map(([id, files]) => `${id} in ${[...files].join(', ')}`);
    expect(unknown).toEqual([]);
  });

  it('are found in plain titles, templates and tables of the tests that run with every change', () => {
    const source = `
      describe('a group (AAA-1)', () => {
        it(\`takes \${many} (BBB-2)\`, () => undefined);
        it.each([['x', 'CCC-3']])('%s proves %s', () => undefined);
        it.each\`rule\${'DDD-4'}\`('no placeholder', () => undefined);
        itEach([['y', 'KKK-1'], ['z', 'LLL-2']])('%s has a table elsewhere (MMM-3)', () => undefined);
        expect('not a title EEE-5').toBe('');
        test('only with everything (FFF-6)', { tag: '@wide' }, () => undefined);
        test('some of them with every change (GGG-7)', { tag }, () => undefined);
        it.each(table)('%s only with everything (HHH-8)', { tags: ['wide'] }, () => undefined);
        describe('a group only with everything (III-9)', { tags: ['wide'] }, () => {
          it('in it (JJJ-0)', () => undefined);
        });
      });`;
    expect(
      titlesIn('a.test.ts', source)
        .join(' ')
        .match(/[A-Z]{3}-\d/g),
    ).toEqual(['AAA-1', 'BBB-2', 'CCC-3', 'MMM-3', 'GGG-7']);
    // In one piece it would be the tag of this file.
    const wide = '@module-tag wide';
    expect(titlesIn('b.test.ts', `// ${wide}\n${source}`)).toEqual([]);
  });
});
