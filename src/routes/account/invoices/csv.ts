/** Byte order mark: spreadsheets then read UTF-8. */
const byteOrderMark = '\uFEFF';
/** Spreadsheets evaluate text that begins with =, +, -, @, a tab or a line end, or with their full-width forms. */
const formula = /^[\s]*[=+\-@\t\r\n＝＋－＠]/;

export type CsvCell = string | number | undefined;

const cellText = (cell: CsvCell): string => {
  if (cell === undefined) return '';
  // Numbers are safe, even negative ones.
  return typeof cell === 'number' ? String(cell) : formula.test(cell) ? `'${cell}` : cell;
};

/** Quotes as in RFC 4180, and around tabs, which some spreadsheets split at, and leading and trailing spaces, which would be lost. */
const quoted = (text: string): string => (/[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table as CSV. Hungarian spreadsheets separate by semicolons, because the comma is the decimal point there. */
export const toCsv = (rows: readonly (readonly CsvCell[])[], language: 'hu' | 'en'): string => {
  const separator = language === 'hu' ? ';' : ',';
  return byteOrderMark + rows.map((row) => `${row.map((cell) => quoted(cellText(cell))).join(separator)}\r\n`).join('');
};
