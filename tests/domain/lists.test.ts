// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { documentTitle, sortDocuments, sortInvoices, totalOf } from '../../src/domain/documents';

describe('documents (DOC-1)', () => {
  it.each([
    ['Szerződés2026', 'Szerződés', 2026],
    ['Szerződés_2026', 'Szerződés', 2026],
    ['Éves igazolás - 2025', 'Éves igazolás', 2025],
    ['Tarifa 20242025', 'Tarifa 2024', 2025],
    ['ÁSZF', 'ÁSZF', undefined],
    ['2026', '2026', undefined],
    ['', '', undefined],
  ])('"%s" shows as %s of %s', (docId, name, year) => {
    expect(documentTitle(docId)).toEqual({ name, year });
  });
  it('come by key, the highest first, and the list given stays as it is', () => {
    const rows = [{ docKey: 2 }, { docKey: 10 }, { docKey: 1 }];
    expect(sortDocuments(rows).map(({ docKey }) => docKey)).toEqual([10, 2, 1]);
    expect(rows[0]).toEqual({ docKey: 2 });
  });
});

describe('invoices (DOC-3)', () => {
  const rows = [
    { order: 1, date: '2026-01-05', fullAmount: 6_200 },
    { order: 3, date: '2026-02-05', fullAmount: 12_400 },
    { order: 2, date: '2026-02-05', fullAmount: -700 },
  ];
  it('come newest first, those of one day by their order', () => {
    expect(sortInvoices(rows).map(({ order }) => order)).toEqual([3, 2, 1]);
  });
  it('add up', () => {
    expect(totalOf(rows)).toBe(17_900);
    expect(totalOf([])).toBe(0);
  });
  it('stay quick to sort by the thousand (DOC-5)', () => {
    const many = Array.from({ length: 2_000 }, (_, at) => ({ order: at, date: '2026-01-05' }));
    expect(sortInvoices(many)[0]?.order).toBe(1_999);
  });
});
