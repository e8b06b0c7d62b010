import { goalOf, measures, type Measure } from './measures';
import type { MeasuredPage, PageResults } from './results';

type Pages = ReadonlyMap<MeasuredPage, PageResults>;

const misses = (measure: Measure, value: number, goal: number) => {
  const rounded = Number(value.toFixed(measure.digits ?? 0));
  return measure.score ? rounded < goal : rounded > goal;
};

function cell(measure: Measure, page: MeasuredPage, pages: Pages): string {
  const results = pages.get(page);
  const value = results && measure.read(results, pages.get('reference'));
  if (value === undefined || Number.isNaN(value)) return '';
  const goal = goalOf(measure, page);
  const text = value.toFixed(measure.digits ?? 0);
  return goal !== undefined && misses(measure, value, goal) ? `**${text}**` : text;
}

function goalText(measure: Measure, names: readonly MeasuredPage[]): string {
  const goals = names
    .map((page) => goalOf(measure, page))
    .filter((goal) => goal !== undefined)
    .map(String);
  const listed = new Set(goals).size === 1 ? goals.slice(0, 1) : goals;
  return listed.length === 0 ? '' : `${measure.score ? '≥' : '≤'} ${listed.join('; ')}`;
}

/** A Markdown table with a line for each measure that has values. Values that miss their goal are bold. */
export function createTable(pages: Pages): string {
  const names = [...pages.keys()];
  const lines = measures
    .map((measure) => [
      measure.name,
      ...names.map((page) => cell(measure, page, pages)),
      goalText(measure, names),
    ])
    .filter((cells) => cells.slice(1, -1).some((text) => text !== ''));
  const rows = [['', ...names, 'goal'], ...lines];
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((cells) => (cells[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((text, column) => (column === 0 ? text.padEnd(widths?.[0] ?? 0) : text.padStart(widths?.[column] ?? 0))).join(' | ')} |`;
  const [head = [], ...body] = rows;
  const rule = (widths ?? []).map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(Math.max(1, width - 1))}:`,
  );
  return [line(head), line(rule), ...body.map(line)].join('\n');
}

const rowHeight = 34;
const left = 190;
const scale = 260;

/** A bar for each page's processor time on the main thread, as a multiple of the reference's, and a mark at its goal. */
export function createChart(pages: Pages): string {
  const measure = measures.find(({ name }) => name === 'Main thread, × reference');
  if (!measure) return '';
  const reference = pages.get('reference');
  const rows = [...pages].map(([page, results], index) => {
    const value = measure.read(results, reference) ?? 0;
    const goal = goalOf(measure, page);
    const y = 40 + index * rowHeight;
    const fill = goal !== undefined && misses(measure, value, goal) ? '#c62828' : '#2e7d32';
    const x = left + (goal ?? 0) * scale;
    const mark = `<line x1="${x}" x2="${x}" y1="${y - 4}" y2="${y + 24}" stroke="#222" stroke-width="2"/>`;
    return [
      `<text x="${left - 8}" y="${y + 15}" text-anchor="end">${page}</text>`,
      `<rect x="${left}" y="${y}" width="${(value * scale).toFixed(1)}" height="20" fill="${page === 'reference' ? '#777' : fill}"/>`,
      `<text x="${(left + value * scale + 8).toFixed(1)}" y="${y + 15}">${value.toFixed(2)}</text>`,
      goal === undefined ? '' : mark,
    ].join('');
  });
  const height = 50 + pages.size * rowHeight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 ${height}" font-family="sans-serif" font-size="14">`,
    `<rect width="900" height="${height}" fill="#fff"/>`,
    '<text x="12" y="22" font-weight="bold">Processor time of the main thread, × reference (line: goal)</text>',
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}
