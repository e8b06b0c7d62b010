import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import type { Chart, RankedScore } from '../../../../contract/schemas/charts';
import type { Database } from '../../../platform/database/tables';
import { reference } from '../../games/gameRows';
import type { BoardCursor, BoardQuery } from './boardQuery';
import { boardScores, findBoardPage, type BoardRow } from './findBoardPage';
import { findOwnStart } from './findOwnStart';
import { findPlaces } from './findPlaces';
import { writeCursor } from './pageCursor';
import { toPlayer } from './playerRows';
import { scoreValues } from './scoreValues';

interface Board {
  items: RankedScore[];
  total: number;
  /** Where the next page starts; undefined on the last one. */
  next: string | undefined;
}

const isWhole = ({ platform, country }: BoardQuery) =>
  platform === undefined && country === undefined;

const cursorAfter = ({ sortKey, changed, id }: BoardRow): string =>
  writeCursor({ key: sortKey.toString('hex'), changed, id } satisfies BoardCursor);

/** The number of scores of the whole chart is that of its last ranking; that of a platform or a country is counted. */
async function countBoard(database: Database, chartId: number, query: BoardQuery): Promise<number> {
  const { rows } = await (
    isWhole(query)
      ? sql<{ total: number }>`select ranked_count as total from charts where id = ${chartId}`
      : sql<{ total: number }>`select count(*) as total from ${boardScores(chartId, query)}`
  ).execute(database);
  return rows[0]?.total ?? 0;
}

interface BoardRequest {
  chart: Chart;
  query: BoardQuery;
  language: Language;
  /** The member whose score is in the middle of the page; undefined for any other page. */
  userId: number | undefined;
}

/** One page of a chart's board. */
export async function readChartBoard(
  database: Database,
  { chart, query, language, userId }: BoardRequest,
): Promise<Board> {
  const chartId = chart.id;
  const start =
    userId === undefined ? undefined : await findOwnStart(database, { chartId, query, userId });
  const found =
    userId !== undefined && !start
      ? []
      : await findBoardPage(database, { chartId, query, start, language });
  const rows = found.slice(0, query.size);
  const total = await countBoard(database, chartId, query);
  const places = await findPlaces(database, {
    chartId,
    scores: boardScores(chartId, query),
    isWhole: isWhole(query),
    sortKeys: rows.map(({ sortKey }) => sortKey),
  });
  const formats = chart.columns.map(({ format }) => format);
  const items = rows.map((row): RankedScore => ({
    '@id': paths.score(row.id),
    '@type': 'RankedScore',
    id: row.id,
    ...(places.get(row.sortKey.toString('hex')) ?? { rank: 1, tied: 1, points: 0 }),
    of: total,
    values: scoreValues(row.amounts, formats, language),
    player: toPlayer(row),
    platform: row.platform && reference('Platform', paths.platform(row.platform.id), row.platform),
    state: row.state,
    achievedOn: row.achievedOn,
    changedAt: row.changedAt,
  }));
  const last = rows.at(-1);
  return { items, total, next: last && found.length > rows.length ? cursorAfter(last) : undefined };
}
