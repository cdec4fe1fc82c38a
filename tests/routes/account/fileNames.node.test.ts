import fc from 'fast-check';
import { expect, it } from 'vitest';

import { safeFileName, uniqueFileNames } from '~/routes/account/invoices/fileNames';

it.each([
  ['2026-03-05 Számla SZ2026-000012.pdf', '2026-03-05 Számla SZ2026-000012.pdf'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['C:\\Windows\\a.pdf', 'C--Windows-a.pdf'],
  ['a\u202Efdp.exe', 'afdp.exe'],
  ['con.pdf', '_con.pdf'],
  ['COM1', '_COM1'],
  ['lpt9.pdf', '_lpt9.pdf'],
  ['balcon.pdf', 'balcon.pdf'],
  ['név .pdf', 'név.pdf'],
  ['  név. ', 'név'],
  ['...', 'x.pdf'],
  ['', 'x.pdf'],
])('the names in an archive %j becomes %j (DOC-8)', (name, safe) => {
  expect(safeFileName(name, 'x.pdf')).toBe(safe);
});

it('the names in an archive are short enough, and keep their ending (DOC-8)', () => {
  expect(safeFileName(`${'ű'.repeat(300)}.pdf`, 'x.pdf')).toBe(`${'ű'.repeat(100)}.pdf`);
});

it('the names in an archive are told apart, capitals aside (DOC-8)', () => {
  const given = ['a.pdf', 'A.pdf', 'a.pdf', 'a (2).pdf', 'b', 'b'];
  expect(uniqueFileNames(given)).toEqual(['a.pdf', 'A (2).pdf', 'a (3).pdf', 'a (2) (2).pdf', 'b', 'b (2)']);
});

it('the names in an archive have no folder, no hidden sign and no double, whatever the service sends (DOC-8)', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (given) => {
      const names = uniqueFileNames(given.map((name) => safeFileName(name, 'x.pdf')));
      for (const name of names) expect(name).toMatch(/^(?![\s.])[^<>:"/\\|?*\p{Cc}\p{Cf}]+$/u);
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    }),
  );
});
