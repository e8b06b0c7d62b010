import Papa from 'papaparse';
import { gameLimits } from '../../../contract/gameAdministration';
import { isLanguage } from '../../../contract/languages';
import type { Better, ChartProof } from '../../../contract/records/catalogue';
import type { AdminFormat, CatalogueNames } from '../../../contract/schemas/adminGames';

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

/** The delimiter that occurs most in the header. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split(/\r\n|\n|\r/, 1);
  const counts = [';', ',', '\t'].map((sign) => ({ sign, count: header.split(sign).length }));
  return counts.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ';';
}

type Kind = 'group' | 'chart' | 'format' | 'better' | 'dlc' | 'proof';
interface Column {
  kind: Kind;
  title: string;
  language?: keyof CatalogueNames;
}

const simple: Readonly<Record<string, Kind>> = {
  format: 'format',
  type: 'format',
  type_id: 'format',
  better: 'better',
  dlc: 'dlc',
  proof: 'proof',
};

/** The meaning of a header; `groupe_fr` and `type_id` are those of the former site's files. */
function columnOf(title: string): Column | undefined {
  const name = title.trim().toLowerCase();
  const kind = Object.hasOwn(simple, name) ? simple[name] : undefined;
  if (kind) return { kind, title: title.trim() };
  const found = /^(groupe?|chart)[_-](.+)$/.exec(name);
  const language = found?.[2]?.replace('_', '-') ?? '';
  if (!found || !isLanguage(language)) return undefined;
  return { kind: found[1] === 'chart' ? 'chart' : 'group', title: title.trim(), language };
}

const yes = new Set(['1', 'yes', 'true', 'oui', 'x']);
const no = new Set(['', '0', 'no', 'false', 'non']);

/** Times are better lower, amounts higher. */
const usualBetter = ({ definition }: AdminFormat): Better =>
  definition.parts.length > 1 ? 'lower' : 'higher';

function readRow(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
  { line, formats }: { line: number; formats: readonly AdminFormat[] },
): CsvChart | CsvProblem {
  const group: CatalogueNames = {};
  const names: CatalogueNames = {};
  const values: Partial<Record<Kind, string>> = {};
  const titles: Partial<Record<Kind, string>> = {};
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const { kind, title, language } = column;
    const value = (cells[index] ?? '').trim();
    titles[kind] ??= title;
    if (!language) values[kind] = value;
    else if (value.length > gameLimits.name) return { line, reason: 'tooLong', column: title };
    else if (value !== '') (kind === 'group' ? group : names)[language] = value;
  }
  const problem = (reason: CsvReason, kind: Kind): CsvProblem => {
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
  const has = (kind: Kind) => columns.some((column) => column?.kind === kind);
  if (!has('group')) return 'headerGroup';
  if (!has('chart')) return 'headerChart';
  return has('format') ? undefined : 'headerFormat';
}

const lineBreaks = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + cell.split(/\r\n|\n|\r/).length - 1, 0);

/** Reads the charts of a CSV text. Cells are text, whatever they begin with. */
export function parseStructure(text: string, formats: readonly AdminFormat[]): ParsedStructure {
  const source = text.replace(/^\uFEFF/, '');
  const refused = (reason: CsvReason) => ({ charts: [], problems: [{ line: 1, reason }] });
  if (source.trim() === '') return refused('empty');
  const { data, errors } = Papa.parse<string[]>(source, {
    delimiter: delimiterOf(source),
    preview: mostLines + 1,
  });
  if (data.length > mostLines) return refused('tooManyLines');
  const [header = [], ...rows] = data;
  const columns = header.map((title) => columnOf(title));
  const wrong = headerProblem(columns);
  if (wrong) return refused(wrong);
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
  const parsed: ParsedStructure = { charts: [], problems: [] };
  let line = 2 + lineBreaks(header);
  for (const [index, cells] of rows.entries()) {
    if (broken.has(index + 1)) parsed.problems.push({ line, reason: 'quotes' });
    else if (cells.some((cell) => cell.trim() !== '')) {
      const row = readRow(cells, columns, { line, formats });
      if ('reason' in row) parsed.problems.push(row);
      else parsed.charts.push(row);
    }
    line += 1 + lineBreaks(cells);
  }
  return parsed;
}
