import fc from 'fast-check';
import { expect, it } from 'vitest';

import { toCsv } from '~/routes/account/invoices/csv';

const bom = '\uFEFF';

/** Reads CSV as RFC 4180 writes it. */
const read = (csv: string, separator: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of csv
    .slice(1)
    .matchAll(new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n)`, 'g'))) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
};

it.each([
  ['hu', `${bom}Dátum;Összeg\r\n2026-03-05;-4800\r\n`],
  ['en', `${bom}Dátum,Összeg\r\n2026-03-05,-4800\r\n`],
] as const)(
  'a list as CSV is UTF-8 with a byte order mark, one row a line, separated as spreadsheets expect it: %s (DOC-8)',
  (language, text) => {
    const rows = [
      ['Dátum', 'Összeg'],
      ['2026-03-05', -4_800],
    ];
    expect(toCsv(rows, language)).toBe(text);
  },
);

it.each([
  ['a;b', '"a;b"'],
  ['a,b', '"a,b"'],
  ['say "so"', '"say ""so"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  [' edges ', '" edges "'],
  ['a\t=1', '"a\t=1"'],
  [undefined, ''],
  [0, '0'],
])('a list as CSV quotes %j as %j (RFC 4180) (DOC-8)', (cell, text) => {
  expect(toCsv([[cell, 'x']], 'hu')).toBe(`${bom}${text};x\r\n`);
});

it.each(['=1+1', '+36301234567', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1'])(
  'a list as CSV shows %j and calculates nothing (DOC-8)',
  (cell) => {
    expect(read(toCsv([[cell]], 'en'), ',')).toEqual([[`'${cell}`]]);
  },
);

it('a list as CSV gives back whatever is in it (DOC-8)', () => {
  const cell = fc.string().filter((text) => !/^\s*[=+\-@\t\r\n＝＋－＠]/.test(text));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell), { minLength: 1 }),
      fc.constantFrom('hu' as const, 'en' as const),
      (rows, language) => {
        expect(read(toCsv(rows, language), language === 'hu' ? ';' : ',')).toEqual(rows);
      },
    ),
  );
});
