import Papa from 'papaparse';
import { gameLimits } from '../../../contract/gameAdministration';
import { nameKey } from '../../../contract/nameKey';
import type { Better, ChartProof } from '../../../contract/records/catalogue';
import type { AdminFormat, CatalogueNames } from '../../../contract/schemas/adminGames';
import { columnOf, type Column, type ColumnKind } from './columnOf';
import { readPreamble } from './readPreamble';

export type CsvReason =
  | 'empty'
  | 'tooManyLines'
  | 'headerGroup'
  | 'headerChart'
  | 'headerFormat'
  | 'quotes'
  | 'groupMissing'
  | 'chartMissing'
  | 'tooLong'
  | 'lineBreak'
  | 'unreadable'
  | 'formatMissing'
  | 'formatUnknown'
  | 'betterUnknown'
  | 'dlcUnknown'
  | 'proofUnknown'
  | 'repeated'
  | 'known';

/** Why a line cannot be used. */
export interface CsvProblem {
  line: number;
  /** Of several lines; the first one is `line`. */
  lastLine?: number;
  reason: CsvReason;
  /** The name of the column, as the header has it. */
  column?: string;
  value?: string;
}

/** One chart of the file. */
export interface CsvChart {
  line: number;
  group: CatalogueNames;
  names: CatalogueNames;
  formatId: number;
  better: Better;
  dlc: boolean;
  proof: ChartProof;
}

export interface ParsedStructure {
  charts: CsvChart[];
  problems: CsvProblem[];
}

/** Lines of a file, with the header. */
export const mostLines = 5000;

const yes = new Set(['1', 'yes', 'true', 'oui', 'x']);
const no = new Set(['', '0', 'no', 'false', 'non']);

/** Times are better lower, amounts higher. */
const usualBetter = ({ definition }: AdminFormat): Better =>
  definition.parts.length > 1 ? 'lower' : 'higher';

function nameProblem(name: string): CsvReason | undefined {
  if (name.length > gameLimits.name) return 'tooLong';
  if (/[\n\r\u2028\u2029]/.test(name)) return 'lineBreak';
  // What a decoder puts in place of bytes that it cannot read.
  return name.includes('\u{fffd}') ? 'unreadable' : undefined;
}

function readRow(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
  { line, formats }: { line: number; formats: readonly AdminFormat[] },
): CsvChart | CsvProblem {
  const group: CatalogueNames = {};
  const names: CatalogueNames = {};
  const values: Partial<Record<ColumnKind, string>> = {};
  const titles: Partial<Record<ColumnKind, string>> = {};
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const { kind, title, language } = column;
    const value = (cells[index] ?? '').normalize('NFC').trim();
    titles[kind] ??= title;
    const wrong = language && nameProblem(value);
    if (wrong) return { line, reason: wrong, column: title };
    if (!language) values[kind] = value;
    else if (nameKey(value) !== '') (kind === 'group' ? group : names)[language] = value;
  }
  const problem = (reason: CsvReason, kind: ColumnKind): CsvProblem => {
    const value = values[kind];
    const column = titles[kind];
    return {
      line,
      reason,
      ...(column === undefined ? {} : { column }),
      ...(value ? { value: value.slice(0, gameLimits.name) } : {}),
    };
  };
  if (Object.keys(group).length === 0) return problem('groupMissing', 'group');
  if (Object.keys(names).length === 0) return problem('chartMissing', 'chart');
  const wanted = values.format?.toLowerCase() ?? '';
  if (wanted === '') return problem('formatMissing', 'format');
  const format =
    formats.find(({ code }) => code === wanted) ?? formats.find(({ id }) => String(id) === wanted);
  if (!format) return problem('formatUnknown', 'format');
  const better = values.better?.toLowerCase() || usualBetter(format);
  if (better !== 'lower' && better !== 'higher') return problem('betterUnknown', 'better');
  const dlc = values.dlc?.toLowerCase() ?? '';
  if (!yes.has(dlc) && !no.has(dlc)) return problem('dlcUnknown', 'dlc');
  const proof = values.proof?.toLowerCase() || 'any';
  if (proof !== 'any' && proof !== 'video') return problem('proofUnknown', 'proof');
  return { line, group, names, formatId: format.id, better, dlc: yes.has(dlc), proof };
}

function headerProblem(columns: readonly (Column | undefined)[]): CsvReason | undefined {
  const has = (kind: ColumnKind) => columns.some((column) => column?.kind === kind);
  if (!has('group')) return 'headerGroup';
  if (!has('chart')) return 'headerChart';
  return has('format') ? undefined : 'headerFormat';
}

const lineBreaks = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + cell.split(/\r\n|\n|\r/).length - 1, 0);

/** An unclosed quotation mark takes all lines up to the next one. */
function brokenRow(line: number, cells: readonly string[]): CsvProblem {
  const lastLine = line + lineBreaks([cells.join('').trimEnd()]);
  return { line, reason: 'quotes', ...(lastLine > line ? { lastLine } : {}) };
}

/** Reads the charts of a CSV text. Cells are text, whatever they begin with. */
export function parseStructure(text: string, formats: readonly AdminFormat[]): ParsedStructure {
  const { source, delimiter, firstLine } = readPreamble(text);
  const refused = (reason: CsvReason) => ({ charts: [], problems: [{ line: firstLine, reason }] });
  if (source.trim() === '') return refused('empty');
  const { data, errors } = Papa.parse<string[]>(source, {
    delimiter,
    preview: mostLines + 1,
  });
  if (data.length > mostLines) return refused('tooManyLines');
  const [header = [], ...rows] = data;
  const columns = header.map((title) => columnOf(title));
  const wrong = headerProblem(columns);
  if (wrong) return refused(wrong);
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const parsed: ParsedStructure = { charts: [], problems: [] };
  let line = firstLine + 1 + lineBreaks(header);
  for (const [index, cells] of rows.entries()) {
    if (broken.has(index + 1)) parsed.problems.push(brokenRow(line, cells));
    else if (cells.some((cell) => cell.trim() !== '')) {
      const row = readRow(cells, columns, { line, formats });
      if ('reason' in row) parsed.problems.push(row);
      else parsed.charts.push(row);
    }
    line += 1 + lineBreaks(cells);
  }
  return parsed;
}
