import { expect, it } from 'vitest';

import {
  copyNumbers,
  documentKind,
  documentTitle,
  isListed,
  listYears,
  sortDocuments,
  sortInvoices,
} from '~/domain/contract/documents';

it.each([
  ['Szerződés2026', 'Szerződés', 2026],
  ['Éves igazolás - 2025', 'Éves igazolás', 2025],
  ['Tarifa 20242025', 'Tarifa 2024', 2025],
  ['ÁSZF', 'ÁSZF', undefined],
  ['2026', '2026', undefined],
  ['_2026', '_2026', undefined],
  ['Szerződés2026x', 'Szerződés2026x', undefined],
  ['Szerződés226', 'Szerződés226', undefined],
  ['A. - 2026', 'A.', 2026],
  ['', '', undefined],
])('the document %j shows as %s of %s (DOC-1)', (docId, name, year) => {
  expect(documentTitle(docId)).toEqual({ name, year });
});

it('documents of the same name and year are numbered from the oldest, the others not (UX-28)', () => {
  const rows = [
    { docKey: 9, docId: 'Szerződés2026' },
    { docKey: 4, docId: 'Szerződés_2026' },
    { docKey: 5, docId: 'Szerződés2025' },
    { docKey: 6, docId: 'Szerződés' },
    { docKey: 7, docId: 'ÁSZF2026' },
  ];
  expect([...copyNumbers(rows, 2026)].sort(([one], [other]) => one - other)).toEqual([
    [4, 1],
    [5, undefined],
    [6, 2],
    [7, undefined],
    [9, 3],
  ]);
});

it.each([
  ['Szerződés', 'contract'],
  ['Tagsági szerződés', 'contract'],
  ['ÁSZF', 'terms'],
  ['TÁJÉKOZTATÓ', 'information'],
  ['Szerződés felmondása', undefined],
  ['toString', undefined],
  ['', undefined],
])('the kind of a document named %j is %s (DOC-1)', (name, kind) => {
  expect(documentKind(name)).toBe(kind);
});

it('past lists offer the years from last year down to 2011 (DOC-1)', () => {
  expect(listYears('2026-01-01')).toEqual([
    2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016, 2015, 2014, 2013, 2012, 2011,
  ]);
  expect(listYears('2011-06-01')).toEqual([]);
});

it('past lists show a year only when it is less than four years back (DOC-1)', () => {
  const shown = [2027, 2026, 2023, 2022, 2011].filter((year) => isListed(year, '2026-05-20'));
  expect(shown).toEqual([2027, 2026, 2023]);
});

const rows = [
  { order: 1, date: '2026-01-05', fullAmount: 6_200 },
  { order: 2, date: '2026-02-05', fullAmount: -700 },
  { order: 3, date: '2026-02-05', fullAmount: 12_400 },
];
it('documents are sorted by their key, the highest first (DOC-1)', () => {
  expect(sortDocuments([{ docKey: 9 }, { docKey: 11 }, { docKey: 10 }])).toEqual(
    [11, 10, 9].map((docKey) => ({ docKey })),
  );
});

it('invoices are sorted newest first, on the same day by order (DOC-3)', () => {
  expect(sortInvoices(rows).map(({ order }) => order)).toEqual([3, 2, 1]);
});
