// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { requirementIds, testedIds } from '../../scripts/testTitles.mjs';

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
});
