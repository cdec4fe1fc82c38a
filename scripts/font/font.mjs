// @ts-check
/**
 * node scripts/font/font.mjs: makes src/theme/fonts/*.woff2 and src/theme/fonts.css from the packaged Montserrat files in scripts/font.
 * Run it again when a text needs a character that the subset lacks; tests/repo/font.test.ts tells.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { root } from '../run.mjs';
import { characters, rangeOf } from './fontCharacters.mjs';

const require = createRequire(import.meta.url);
/** @type {(font: Buffer, text: string | undefined, options: object) => Promise<Buffer>} */
const subsetFont = require('subset-font');
/** The woff2 reader that subset-font uses. @type {{ convert: (font: Buffer, format: 'sfnt') => Promise<Buffer> }} */
const fontverter = createRequire(require.resolve('subset-font'))('fontverter');

/** The font features to keep: kerning, composed letters and tabular figures. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'rvrn', 'tnum'];
/** The heaviest weight in use is 750. Keep the low end: it is the default, and changing it costs more bytes than it saves. */
const weights = { min: 100, max: 750 };

/** Advance widths of Arial and its bold, per 1,000 units: the metrics that Helvetica, Arimo and Liberation Sans share. */
const arial = {
  regular:
    'a556 b556 c500 d556 e556 f278 g556 h556 i222 j222 k500 l222 m833 n556 o556 p556 r333 s500 t278 u556 v500 y500 z500 í278 _278 ,278 .278 ?556 -333 0556 1556 2556 9556 A667 B667 E667 F611 I278 J500 K667 M833 N722 R722 S667 T611 V667',
  bold: 'a556 b611 c556 d611 e556 f333 g611 h611 i278 j278 k556 l278 m889 n611 o611 p611 r389 s556 t333 u611 v556 y556 z500 í278 _278 ,278 .278 ?611 -333 0556 1556 2556 9556 A722 B722 E667 F611 I278 J556 K722 M833 N722 R722 S667 T611 V667',
};
/** Ordinary portal text: letter frequencies decide how wide a line gets. */
const sample =
  'Szerződése, befizetései és számlái egy helyen. Bejelentkezés E-mail cím vagy azonosító Jelszó Elfelejtett jelszó Még nincs fiókja? Rendszeres bankkártyás fizetés Személyes adatok Számlázási adatok Kártya és átvétel Fizetendő összeg Az árak forintban értendők. Invoices and documents of this year 12 900';

/** @param {string} char */
const plain = (char) => (char === 'í' ? char : char === ' ' ? '_' : (char.normalize('NFD')[0] ?? char));

/** @param {Buffer} font */
const tablesOf = (font) => {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16)
    found.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8));
  /** @param {string} tag */
  return (tag) => {
    const offset = found.get(tag);
    if (offset === undefined) throw new Error(`the font has no ${tag} table`);
    return offset;
  };
};

/** Reads the character map's format 4 part. @param {Buffer} font @param {number} cmap @returns {(code: number) => number} */
const glyphs = (font, cmap) => {
  const count = font.readUInt16BE(cmap + 2);
  const sub = Array.from({ length: count }, (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index)).find(
    (at) => font.readUInt16BE(at) === 4,
  );
  if (sub === undefined) throw new Error('the font has no format 4 character map');
  const half = font.readUInt16BE(sub + 6);
  return (code) => {
    for (let at = 0; at < half; at += 2) {
      if (code > font.readUInt16BE(sub + 14 + at)) continue;
      const start = font.readUInt16BE(sub + 16 + half + at);
      const delta = font.readUInt16BE(sub + 16 + 2 * half + at);
      const offset = sub + 16 + 3 * half + at;
      const range = font.readUInt16BE(offset);
      if (code < start) return 0;
      return range === 0 ? (code + delta) & 0xffff : font.readUInt16BE(offset + range + 2 * (code - start));
    }
    return 0;
  };
};

/** Mean advance of the sample at one weight, and the line's extent, all in em. @param {Buffer} source @param {number} weight */
const metrics = async (source, weight) => {
  const font = await fontverter.convert(
    await subsetFont(source, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt', variationAxes: { wght: weight } }),
    'sfnt',
  );
  const table = tablesOf(font);
  const unit = font.readUInt16BE(table('head') + 18);
  const wide = font.readUInt16BE(table('hhea') + 34);
  const glyphOf = glyphs(font, table('cmap'));
  const advances = [...sample].map((char) => {
    const code = plain(char) === '_' ? 0x20 : (plain(char).codePointAt(0) ?? 0);
    return font.readUInt16BE(table('hmtx') + 4 * Math.min(glyphOf(code), wide - 1)) / unit;
  });
  return {
    mean: advances.reduce((sum, advance) => sum + advance, 0) / advances.length,
    ascent: font.readInt16BE(table('hhea') + 4) / unit,
    descent: -font.readInt16BE(table('hhea') + 6) / unit,
  };
};

/** @param {string} widths */
const meanOfArial = (widths) => {
  const advances = new Map(widths.split(' ').map((entry) => [entry.slice(0, 1), Number(entry.slice(1)) / 1000]));
  const known = [...sample].map((char) => {
    const advance = advances.get(plain(char));
    if (advance === undefined) throw new Error(`Arial's width of "${char}" is not listed`);
    return advance;
  });
  return known.reduce((sum, advance) => sum + advance, 0) / known.length;
};

/** @param {Buffer} source @param {string} text */
const assertHolds = async (source, text) => {
  const font = await fontverter.convert(source, 'sfnt');
  const glyphOf = glyphs(font, tablesOf(font)('cmap'));
  const missing = [...text].filter((char) => glyphOf(char.codePointAt(0) ?? 0) === 0);
  if (missing.length > 0) throw new Error(`the packaged font lacks ${missing.join(' ')}`);
};

/** @param {number} share */
const percent = (share) => `${(share * 100).toFixed(2)}%`;

/** @param {Buffer} source @param {number} weight @param {string} range @param {string} widths @param {string} names */
const fallback = async (source, weight, range, widths, names) => {
  const { mean, ascent, descent } = await metrics(source, weight);
  const adjust = mean / meanOfArial(widths);
  return `@font-face {
  font-family: 'Montserrat Fallback';
  src: ${names};
  font-weight: ${range};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(ascent / adjust)};
  descent-override: ${percent(descent / adjust)};
  line-gap-override: 0%;
}`;
};

const folder = join(root, 'src/theme/fonts');
mkdirSync(folder, { recursive: true });
const faces = [];
for (const [name, text] of Object.entries(characters)) {
  const file = `montserrat-${name}.woff2`;
  const packaged = readFileSync(join(root, `scripts/font/montserrat-${name === 'latin-ext' ? name : 'latin'}.woff2`));
  await assertHolds(packaged, text);
  const font = await subsetFont(packaged, text, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures,
    variationAxes: { wght: weights },
  });
  writeFileSync(join(folder, file), font);
  console.log(`${file}: ${font.length} bytes, ${[...text].length} characters`);
  faces.push(`@font-face {
  font-family: Montserrat;
  src: url('./fonts/${file}') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  unicode-range: ${rangeOf(text)};
}`);
}
copyFileSync(join(root, 'scripts/font/OFL.txt'), join(folder, 'OFL.txt'));

const latin = readFileSync(join(root, 'scripts/font/montserrat-latin.woff2'));
writeFileSync(
  join(root, 'src/theme/fonts.css'),
  `/* Made by scripts/font/font.mjs. The fallback has Montserrat's proportions, so that nothing moves when it arrives (PERF-7). */
${faces.join('\n\n')}

${await fallback(latin, 400, '100 549', arial.regular, "local('Arial'), local('Liberation Sans'), local('Arimo'), local('Helvetica')")}

${await fallback(latin, 650, '550 900', arial.bold, "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold'), local('Helvetica Bold')")}
`,
);
