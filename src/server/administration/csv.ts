import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export type CsvCell = string | number | null;

/** What spreadsheets take for the beginning of a formula, full-width forms included. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * One line of a table as RFC 4180 has it, all cells quoted. A text that a spreadsheet would run as a formula gets an
 * apostrophe in front: nobody can have an administrator's computer do something by their name.
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

/** Without it spreadsheets read UTF-8 as something else. */
const byteOrderMark = '\uFEFF';

export type CsvColumn<Row> = readonly [name: string, read: (row: Row) => CsvCell];

/** A file of rows as they come, some hundred lines at a time. */
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

/** Milliseconds a route that answers with {@link sendCsv} may take: a million rows take a while. */
export const csvPatience = 300_000;

/** Answers with rows as a file, never all of them in memory. */
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
