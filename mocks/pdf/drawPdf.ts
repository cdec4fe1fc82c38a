import type { PDFFont } from 'pdf-lib';

export interface PdfContent {
  title: string;
  member: string;
  kr: string;
  rows: [string, string][];
}

/**
 * PDF's own fonts have no ő and ű, so one is embedded: Montserrat Medium, reduced by subset-font to the characters of
 * scripts/font/fontCharacters.mjs.
 */
const embedding = async () => {
  const [{ default: fontkit }, { default: font }] = await Promise.all([
    import('@pdf-lib/fontkit'),
    import('./montserrat.ttf?inline'),
  ]);
  return { fontkit, font };
};

/** At most so many characters, with a question mark for each that the font lacks. */
const fitting = (text: string, font: PDFFont, length: number): string => {
  const known = new Set(font.getCharacterSet());
  const shown = [...text].map((char) => (known.has(char.codePointAt(0) ?? 0) ? char : '?'));
  return shown.length > length ? `${shown.slice(0, length - 1).join('')}…` : shown.join('');
};

/** Draws a PDF. pdf-lib and the font are loaded on first use. */
export const drawPdf = async ({ title, member, kr, rows }: PdfContent): Promise<Uint8Array<ArrayBuffer>> => {
  const [{ PDFDocument, rgb }, { fontkit, font: source }] = await Promise.all([import('pdf-lib'), embedding()]);
  const file = await PDFDocument.create();
  file.setTitle(title);
  file.setLanguage('hu');
  file.registerFontkit(fontkit);
  const font = await file.embedFont(source);
  const page = file.addPage([595, 842]);
  const ink = rgb(0.11, 0.1, 0.13);
  const quiet = rgb(0.36, 0.34, 0.38);
  page.drawText('Sportbérlet Klub', { x: 56, y: 780, size: 12, font, color: rgb(0.69, 0, 0.37) });
  page.drawText(fitting(title, font, 42), { x: 56, y: 744, size: 18, font, color: ink });
  const lines: [string, string][] = [
    ['Név', member],
    ...(kr === '' ? [] : [['Azonosító', kr] satisfies [string, string]]),
    ...rows,
  ];
  lines.forEach(([label, value], index) => {
    const y = 700 - index * 24;
    page.drawText(fitting(label, font, 26), { x: 56, y, size: 11, font, color: quiet });
    page.drawText(fitting(value, font, 50), { x: 220, y, size: 11, font, color: ink });
  });
  return new Uint8Array(await file.save());
};
