// @vitest-environment node
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { characters, rangeOf } from '../../../scripts/font/fontCharacters.mjs';
import { root } from '../../../scripts/run.mjs';
import { filesOf, read } from '../tree';

const css = read('src/theme/fonts.css');

describe('the fonts', () => {
  it('weigh at most 45 kB together (PERF-7)', () => {
    const fonts = filesOf('src', /\.(woff2?|ttf|otf)$/);
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.reduce((sum, file) => sum + statSync(join(root, file)).size, 0)).toBeLessThan(45_000);
  });

  it.each(Object.entries(characters))('are asked for by the characters of %s alone', (name, text) => {
    const face = css.split('@font-face').find((part) => part.includes(`montserrat-${name}.woff2`));
    expect(face).toContain(`unicode-range: ${rangeOf(text)};`);
    expect(face).toContain('font-display: swap');
  });

  it('have a fallback of their own proportions, regular and bold (PERF-7)', () => {
    expect(css.match(/size-adjust: 1\d\d\.\d\d%/g)).toHaveLength(2);
    expect(css.match(/line-gap-override: 0%/g)).toHaveLength(2);
  });
});
