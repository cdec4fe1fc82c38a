// @ts-check
/** @param {number} from @param {number} to */
const span = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** What Hungarian and English need. */
const usual = `${span(0x20, 0x7e)}\u00a0áéíóöúüÁÉÍÓÖÚÜ«»·×\u2011–—‘’‚“”„•…€−`;
const more = [...`${span(0xa1, 0xac)}${span(0xae, 0xff)}‹›™↑↓`].filter((char) => !usual.includes(char)).join('');

/**
 * The characters of the font files, subsets of the packaged latin and latin-ext. A browser loads a file with the first of its
 * characters on a page, so that the letters of other languages cost the first page nothing.
 */
export const characters = { latin: usual, 'latin-ext': 'ŐőŰű', 'latin-more': more };
