// @vitest-environment node
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';

import { drawPdf } from '../../mocks/pdf';

describe('a document', () => {
  it('is a real PDF file, whatever the names contain (STUB-6)', async () => {
    const file = await drawPdf({
      title: 'Tagsági szerződés – ű 2026',
      member: 'أحمد Őszi 🙂',
      kr: '123456',
      rows: [['Csomag', 'x'.repeat(500)]],
    });
    expect(new TextDecoder().decode(file.slice(0, 5))).toBe('%PDF-');
    const parsed = await PDFDocument.load(file);
    expect(parsed.getPageCount()).toBe(1);
    expect(parsed.getTitle()).toBe('Tagsági szerződés – ű 2026');
  });
});
