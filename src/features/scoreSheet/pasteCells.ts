import type { SheetChart } from '../../api/wire/sheetFromWire';
import { parseValue } from '../../contract/records/parseValue';

type Cells = readonly (readonly string[])[];

export interface Paste {
  /** By chart. */
  texts: Record<number, string[]>;
  /** The rows that no chart has taken, as they can be named to the member. */
  left: string[];
}

interface PasteTarget {
  charts: readonly SheetChart[];
  /** The field that has the focus. */
  at: { chart: number; column: number };
  textsOf: (chart: SheetChart) => string[];
}

const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
const hasDigit = (text: string) => /\p{Nd}/u.test(text);
const isBlank = (row: readonly string[]) => row.every((text) => text === '');

/** The texts of a chart with cells in its columns from one on; an empty cell changes nothing. */
function filled(texts: string[], cells: readonly string[], from: number): string[] {
  return texts.map((text, column) => cells[column - from] || text);
}

/** Each row begins with the name of its chart. Of charts with the same name the first takes the first row. */
function byName(cells: Cells, { charts, textsOf }: PasteTarget): Paste {
  const free = charts.filter(({ open }) => open);
  const paste: Paste = { texts: {}, left: [] };
  for (const row of cells) {
    const [name = '', ...values] = row;
    if (isBlank(values)) {
      if (hasDigit(name)) paste.left.push(name);
      continue;
    }
    const index = free.findIndex((chart) => plain(chart.name) === plain(name));
    const [chart] = index < 0 ? [] : free.splice(index, 1);
    if (chart) paste.texts[chart.id] = filled(textsOf(chart), values, 0);
    // The heading of the columns has no value.
    else if (values.some(hasDigit)) paste.left.push(row.join(' '));
  }
  return paste;
}

/** The row has more cells than the chart has columns, and begins with what is no value: the name of another chart. */
const isNamed = (row: readonly string[], { columns }: SheetChart, from: number): boolean => {
  const format = columns[from]?.format;
  return (
    row.length > columns.length - from && !!format && 'error' in parseValue(format, row[0] ?? '')
  );
};

/** One row for each chart from the focused one on. */
function inOrder(cells: Cells, { charts, at, textsOf }: PasteTarget): Paste {
  const start = charts.findIndex(({ id }) => id === at.chart);
  const paste: Paste = { texts: {}, left: [] };
  for (const [offset, row] of cells.entries()) {
    const chart = charts[start + offset];
    if (isBlank(row)) continue;
    if (!chart?.open || isNamed(row, chart, at.column)) paste.left.push(row.join(' '));
    else {
      paste.texts[chart.id] = filled(textsOf(chart), row, at.column);
      if (!isBlank(row.slice(chart.columns.length - at.column))) paste.left.push(row.join(' '));
    }
  }
  return paste;
}

/** Distributes cells to charts: by their names if the cells begin with such, else in order, without a heading. */
export function pasteCells(cells: Cells, target: PasteTarget): Paste {
  const names = new Set(target.charts.map(({ name }) => plain(name)));
  if (cells.some(([name = '', ...values]) => !isBlank(values) && names.has(plain(name)))) {
    return byName(cells, target);
  }
  const [first = [], ...rest] = cells;
  const isHeading = !isBlank(first) && !first.some(hasDigit) && rest.flat().some(hasDigit);
  return inOrder(isHeading ? rest : cells, target);
}
