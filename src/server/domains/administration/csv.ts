import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export type CsvCell = string | number | null;

/** Characters that start a formula in spreadsheets, full-width forms included. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * One CSV line (RFC 4180), all cells quoted. Prevents CSV injection: a text that a spreadsheet would evaluate as a formula, such
 * as a username, is prefixed with an apostrophe.
 */
function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: CsvCell): string {
  if (value === null) return '""';
  if (typeof value === 'number') return `"${value}"`;
  const text = value.replaceAll('\u0000', '');
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Spreadsheets detect UTF-8 only with a byte order mark. */
const byteOrderMark = '\uFEFF';

export type CsvColumn<Row> = readonly [name: string, read: (row: Row) => CsvCell];

/** Streams the rows as CSV text in chunks of several hundred lines. */
async function* csvText<Row>(columns: readonly CsvColumn<Row>[], rows: AsyncIterable<Row>) {
  yield byteOrderMark + csvLine(columns.map(([name]) => name));
  let lines = '';
  for await (const row of rows) {
    lines += csvLine(columns.map(([, read]) => read(row)));
    if (lines.length > 16_384) {
      yield lines;
      lines = '';
    }
  }
  if (lines !== '') yield lines;
}

/** Timeout in milliseconds of routes that use {@link sendCsv}: long enough for a million rows. */
export const csvPatience = 300_000;

/** Streams the rows as a CSV file, never holding all of them in memory. */
export function sendCsv<Row>(
  reply: FastifyReply,
  name: string,
  { columns, rows }: { columns: readonly CsvColumn<Row>[]; rows: AsyncIterable<Row> },
): FastifyReply {
  return reply
    .headers({
      'Content-Type': 'text/csv; charset=utf-8; header=present',
      'Content-Disposition': `attachment; filename="${name}"`,
    })
    .send(Readable.from(csvText(columns, rows)));
}
