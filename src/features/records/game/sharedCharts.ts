import type { GameChart } from '../../../api/wire/boardFromWire';
import type { GroupOverview } from '../../../api/wire/gameFromWire';

/** Wider tables would be harder to read than the lists. */
const maxColumns = 8;
/** How many of the cells have a chart at least. */
const fullEnough = 0.7;

interface Line<Of> {
  of: Of;
  /** In the order of the columns. */
  cells: (GameChart | undefined)[];
}

interface SharedCharts {
  columns: { id: number; name: string; locale: GameChart['locale'] }[];
  rows: Line<{ id: number; name: string; locale: GameChart['locale'] }>[];
  /** Whether the rows are the groups, and the columns the charts. */
  byGroup: boolean;
}

/**
 * The charts of a game as a table of groups and names, if its groups have charts of the same names, as “Time” and “Score” of each
 * track; undefined if lists show them better. Of groups and names the fewer are the columns.
 */
export function sharedCharts(
  groups: readonly GroupOverview[],
  charts: readonly GameChart[],
): SharedCharts | undefined {
  const played = groups.filter(({ id }) => charts.some(({ group }) => group === id));
  const byName = new Map<string, GameChart>();
  const cells = new Map<string, GameChart>();
  for (const chart of charts) {
    if (!byName.has(chart.name)) byName.set(chart.name, chart);
    cells.set(`${chart.group} ${chart.name}`, chart);
  }
  const names = [...byName.values()];
  const isFull = charts.length >= fullEnough * played.length * names.length;
  // Two charts of a group with one name have one cell.
  if (played.length < 2 || !isFull || cells.size < charts.length) return undefined;
  const byGroup = names.length <= played.length;
  const [rows, columns] = byGroup ? [played, names] : [names, played];
  if (columns.length > maxColumns) return undefined;
  return {
    byGroup,
    columns,
    rows: rows.map((row) => ({
      of: row,
      cells: columns.map((column) =>
        byGroup ? cells.get(`${row.id} ${column.name}`) : cells.get(`${column.id} ${row.name}`),
      ),
    })),
  };
}
