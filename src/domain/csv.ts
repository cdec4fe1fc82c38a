/** Lists as CSV, for spreadsheets. */

/** Tells a spreadsheet that the text is UTF-8. */
const byteOrderMark = '\uFEFF';
/** A text that begins like this would be calculated, not shown: =, +, -, @, a tab or a line end; their wide forms too. */
const formula = /^[\s]*[=+\-@\t\r\n＝＋－＠]/;

export type CsvCell = string | number | undefined;

const cellText = (cell: CsvCell): string => {
  if (cell === undefined) return '';
  // A number is what it looks like, a negative one too.
  return typeof cell === 'number' ? String(cell) : formula.test(cell) ? `'${cell}` : cell;
};

/** Quotes as in RFC 4180. Spaces at the ends would be lost without. */
const quoted = (text: string): string => (/[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table as CSV. Hungarian spreadsheets separate by semicolons, because the comma is the decimal point there. */
export function toCsv(rows: readonly (readonly CsvCell[])[], language: 'hu' | 'en'): string {
  const separator = language === 'hu' ? ';' : ',';
  return byteOrderMark + rows.map((row) => `${row.map((cell) => quoted(cellText(cell))).join(separator)}\r\n`).join('');
}
