export interface PdfContent {
  title: string;
  member: string;
  kr: string;
  rows: [string, string][];
}

/**
 * PDF's standard fonts only have WinAnsi, without ő and ű: these become ö and ü, and other missing characters a
 * question mark. Embedding a font isn't worth its size here.
 */
const winAnsi = (text: string): string =>
  text
    .replace(/[őŐűŰ]/g, (letter) => ({ ő: 'ö', Ő: 'Ö', ű: 'ü', Ű: 'Ü' })[letter] ?? letter)
    .replace(/[^\x20-\x7e\xa0-\xff–—‘’“”„…•€]/g, '?')
    .slice(0, 90);

/** Draws a PDF. pdf-lib is loaded on first use. */
export const drawPdf = async ({ title, member, kr, rows }: PdfContent): Promise<Uint8Array<ArrayBuffer>> => {
  const { PDFDocument, rgb, StandardFonts } = await import('pdf-lib');
  const file = await PDFDocument.create();
  file.setTitle(title);
  file.setLanguage('hu');
  const page = file.addPage([595, 842]);
  const plain = await file.embedFont(StandardFonts.Helvetica);
  const bold = await file.embedFont(StandardFonts.HelveticaBold);
  const ink = rgb(0.11, 0.1, 0.13);
  page.drawText('Sportbérlet Klub', { x: 56, y: 780, size: 12, font: bold, color: rgb(0.69, 0, 0.37) });
  page.drawText(winAnsi(title), { x: 56, y: 744, size: 20, font: bold, color: ink });
  const lines: [string, string][] = [
    ['Név', member],
    ...(kr === '' ? [] : [['Azonosító', kr] satisfies [string, string]]),
    ...rows,
  ];
  lines.forEach(([label, value], index) => {
    const y = 700 - index * 24;
    page.drawText(winAnsi(label), { x: 56, y, size: 11, font: plain, color: ink });
    page.drawText(winAnsi(value), { x: 220, y, size: 11, font: bold, color: ink });
  });
  return new Uint8Array(await file.save());
};
