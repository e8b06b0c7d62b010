export type CsvCell = string | number | null;

/** What spreadsheets take for the beginning of a formula, full-width forms included. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * One line of a table as RFC 4180 has it, all cells quoted. A text that a spreadsheet would run as a formula gets an
 * apostrophe in front: nobody can have an administrator's computer do something by their name.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: CsvCell): string {
  if (value === null) return '""';
  if (typeof value === 'number') return `"${value}"`;
  const text = value.replaceAll('\u0000', '');
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Without it spreadsheets read UTF-8 as something else. */
export const byteOrderMark = '\uFEFF';
