import { decodePDFRawStream, PDFDocument, PDFRawStream } from 'pdf-lib';
import { describe, expect, it } from 'vitest';

import { drawPdf } from '../../mocks/pdf/drawPdf';

/** The Unicode values that the file's embedded font says its glyphs stand for. */
const lettersOf = (file: PDFDocument): string => {
  const streams = file.context.enumerateIndirectObjects().map(([, object]) => object);
  const maps = streams
    .filter((stream) => stream instanceof PDFRawStream)
    .map((stream) => new TextDecoder('latin1').decode(decodePDFRawStream(stream).decode()))
    .filter((text) => text.includes('begincmap'));
  const codes = maps.join('').match(/(?<=<[0-9a-f]{4}> <)[0-9a-f]{4}(?=>)/gi) ?? [];
  return codes.map((code) => String.fromCharCode(parseInt(code, 16))).join('');
};

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

  it('has the letters of Hungarian, ő and ű too, from a font in the file (STUB-6)', async () => {
    const file = await drawPdf({ title: 'Árvíztűrő tükörfúrógép', member: 'ŐŰ', kr: '', rows: [] });
    const letters = lettersOf(await PDFDocument.load(file));
    for (const letter of 'áéíóöőúüűŐŰ') expect(letters).toContain(letter);
  });
});
