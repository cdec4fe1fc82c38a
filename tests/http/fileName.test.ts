// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fileNameOf } from '../../src/http/fileName';

describe('the name of a downloaded file (DOC-2)', () => {
  it.each([
    ['attachment; filename="szerzodes.pdf"', 'szerzodes.pdf'],
    ['attachment; filename=szerzodes.pdf', 'szerzodes.pdf'],
    ['attachment; FileName = "szerzodes.pdf"; size=12', 'szerzodes.pdf'],
    ['attachment; filename="a;b.pdf"', 'a;b.pdf'],
    ['attachment; filename="a \\"b\\" c.pdf"', 'a "b" c.pdf'],
    ["attachment; filename*=UTF-8''sz%C3%A1mla%20%C5%91%C5%B1.pdf", 'számla őű.pdf'],
    ["attachment; filename=szamla.pdf; filename*=utf-8'hu'sz%C3%A1mla.pdf", 'számla.pdf'],
    ['attachment; filename*="UTF-8\'\'sz%C3%A1mla.pdf"', 'számla.pdf'],
    ['attachment; filename*=sz%C3%A1mla.pdf', 'számla.pdf'],
  ])('%s is %s', (header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });

  it.each(['számla őű.pdf', '"számla; őű".pdf', 'ÁRVÍZTŰRŐ_😀.pdf'])('in UTF-8 bytes is read: %s', (name) => {
    const quoted = name.replaceAll('"', '\\"');
    // A header as a browser hands it on: each byte a character.
    const header = Array.from(new TextEncoder().encode(`attachment; filename="${quoted}"`), (byte) =>
      String.fromCharCode(byte),
    ).join('');
    expect(fileNameOf(header)).toBe(name);
  });

  it.each(['sz\u00E1mla.pdf', 'számla ő.pdf'])('that isn’t UTF-8 bytes is kept: %s', (name) => {
    expect(fileNameOf(`attachment; filename="${name}"`)).toBe(name);
  });

  it.each([
    ['broken encoding', "attachment; filename=szamla.pdf; filename*=UTF-8''sz%E1mla.pdf"],
    ['another character set', "attachment; filename=szamla.pdf; filename*=ISO-8859-1''sz%E1mla.pdf"],
    ['an empty encoded name', "attachment; filename=szamla.pdf; filename*=UTF-8''"],
  ])('falls back to the plain name after %s', (_what, header) => {
    expect(fileNameOf(header)).toBe('szamla.pdf');
  });

  it.each([
    ['a folder', 'attachment; filename="../../etc/szamla.pdf"'],
    ['an encoded folder', "attachment; filename*=UTF-8''..%2F..%5Cszamla.pdf"],
    ['a right-to-left override', "attachment; filename*=UTF-8''szamla%E2%80%AE.pdf"],
    ['a line break', "attachment; filename*=UTF-8''szamla%0D%0A.pdf"],
  ])('drops %s', (_what, header) => {
    expect(fileNameOf(header)).toBe('szamla.pdf');
  });

  it.each([
    undefined,
    null,
    3,
    '',
    'attachment',
    'inline; filename=""',
    'attachment; filename=".."',
    "attachment; filename*=UTF-8''%E1",
  ])('is undefined for %j', (header) => {
    expect(fileNameOf(header)).toBeUndefined();
  });

  it('never throws and never holds a folder, for any header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', "UTF-8''", '"', "x'y'"), (text, mark) => {
        for (const header of [`attachment; filename${mark}=${text}`, `attachment; filename*=${mark}${text}`, text]) {
          expect(fileNameOf(header) ?? 'none').toMatch(/^[^/\\\p{Cc}]+$/u);
        }
      }),
    );
  });
});
