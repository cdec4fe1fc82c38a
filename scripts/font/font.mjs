// @ts-check
/**
 * node scripts/font/font.mjs: makes src/theme/fonts/*.woff2, subsets of the packaged Montserrat files beside this script, and prints
 * the unicode-range that src/theme/fonts.css gives to each. Run it again when a text needs a character that the subset
 * lacks; tests/repo/texts.node.test.ts tells.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { root } from '../run.mjs';
import { characters } from './fontCharacters.mjs';

const require = createRequire(import.meta.url);
/** @type {(font: Buffer, text: string, options: object) => Promise<Buffer>} */
const subsetFont = require('subset-font');

const options = {
  targetFormat: 'woff2',
  noHinting: true,
  // Kerning, composed letters and tabular figures.
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn', 'tnum'],
  // The heaviest weight in use is 750. The low end stays: it is the default, and changing it costs more bytes than it saves.
  variationAxes: { wght: { min: 100, max: 750 } },
};

/** CSS unicode-range of a text, neighbours joined. @param {string} text */
const rangeOf = (text) => {
  /** @type {[number, number][]} */
  const spans = [];
  for (const code of [...text].map((char) => char.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (/** @type {number} */ code) => code.toString(16).toUpperCase();
  return spans.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
};

const folder = join(root, 'src/theme/fonts');
for (const [name, text] of Object.entries(characters)) {
  const file = `montserrat-${name}.woff2`;
  const packaged = readFileSync(join(root, `scripts/font/montserrat-${name === 'latin-ext' ? name : 'latin'}.woff2`));
  const font = await subsetFont(packaged, text, options);
  writeFileSync(join(folder, file), font);
  console.log(`${file}: ${font.length} bytes; unicode-range: ${rangeOf(text)}`);
}
