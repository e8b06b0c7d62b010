import type { SheetChart } from '../../api/wire/sheetFromWire';

/** The rows and cells of a text copied from a spreadsheet; undefined for a text of one cell. */
export function pastedCells(text: string): string[][] | undefined {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t'));
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined;
}

/**
 * The texts after cells were pasted into a column of a chart: one row for each chart from there on, the cells from that column on.
 * An empty cell changes nothing.
 */
export function pasteCells(
  cells: readonly (readonly string[])[],
  charts: readonly SheetChart[],
  at: { chart: number; column: number },
  textsOf: (chart: SheetChart) => string[],
): Record<number, string[]> {
  const start = charts.findIndex(({ id }) => id === at.chart);
  const changed: Record<number, string[]> = {};
  for (const [offset, row] of cells.entries()) {
    const chart = charts[start + offset];
    if (!chart) break;
    const texts = textsOf(chart);
    for (const [index, cell] of row.entries()) {
      const column = at.column + index;
      if (column < chart.columns.length && cell.trim() !== '') texts[column] = cell.trim();
    }
    changed[chart.id] = texts;
  }
  return changed;
}
