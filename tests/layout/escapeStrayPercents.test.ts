// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { escapeStrayPercents } from '../../src/layout/escapeStrayPercents';

describe('a path of the address bar (NAV-2)', () => {
  it.each(['/', '/payment', '/contracting/upgrade_tars/123456/a%40b.hu', '/subscribe/%25', '/%C5%B1', '//evil.hu/x'])(
    '%s stays as it is',
    (path) => {
      expect(escapeStrayPercents(path)).toBe(path);
    },
  );

  it.each([
    ['a sign at the end', '/contract/hu/100%', '/contract/hu/100%25'],
    ['a sign before no number', '/%zz/x', '/%25zz/x'],
    ['a sign beside one that is right', '/%C5%B1%/%40', '/%C5%B1%25/%40'],
    ['no character', '/nincs/%FF', '/nincs/%25FF'],
    ['half of a character', '/%E0%A4%A', '/%25E0%25A4%25A'],
  ])('with %s means the percent sign itself', (_, path, readable) => {
    expect(escapeStrayPercents(path)).toBe(readable);
    expect(() => decodeURIComponent(readable)).not.toThrow();
  });
});
