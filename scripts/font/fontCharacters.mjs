// @ts-check
/** @param {number} from @param {number} to */
const span = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** The characters of the two font files, subsets of the packaged latin and latin-ext. */
export const characters = {
  latin: `${span(0x20, 0x7e)}${span(0xa0, 0xac)}${span(0xae, 0xff)}–—‘’‚“”„•…‹›€™−↑↓`,
  'latin-ext': 'ŐőŰű',
};

/** CSS unicode-range of a text, neighbours joined. @param {string} text */
export const rangeOf = (text) => {
  const codes = [...text].map((char) => char.codePointAt(0) ?? 0).sort((a, b) => a - b);
  /** @type {[number, number][]} */
  const spans = [];
  for (const code of codes) {
    const last = spans.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else spans.push([code, code]);
  }
  return spans
    .map(([from, to]) => `U+${from.toString(16).toUpperCase()}${to > from ? `-${to.toString(16).toUpperCase()}` : ''}`)
    .join(', ');
};
