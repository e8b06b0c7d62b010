import type { Language } from '../../../../contract/languages';
import { paths } from '../../../../contract/paths';
import type { Chart, RankedScore } from '../../../../contract/schemas/charts';
import type { Database } from '../../../platform/database/tables';
import { reference } from '../../games/gameRows';
import type { BoardCursor, BoardQuery } from './boardQuery';
import { findBoardPage, isWhole, type BoardRow } from './findBoardPage';
import { writeCursor } from './pageCursor';
import { placesOfPage } from './placesOfPage';
import { toPlayer } from './playerRows';
import { scoreValues } from './scoreValues';

interface Board {
  items: RankedScore[];
  total: number;
  /** Where the next page starts; undefined on the last one. */
  next: string | undefined;
}

const cursorAfter = ({ sortKey, changed, id }: BoardRow): string =>
  writeCursor({ key: sortKey.toString('hex'), changed, id } satisfies BoardCursor);

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
  const page = await findBoardPage(database, { chartId, query, userId, language });
  const { counts, rows } = page;
  const { total } = counts;
  const places = placesOfPage({ rows, counts, whole: isWhole(query) });
  const formats = chart.columns.map(({ format }) => format);
  const items = rows.map((row, index): RankedScore => ({
    '@id': paths.score(row.id),
    '@type': 'RankedScore',
    id: row.id,
    ...(places[index] ?? { rank: 1, tied: 1, points: 0 }),
    of: total,
    values: scoreValues(row.amounts, formats, language),
    player: toPlayer(row),
    platform: row.platform && reference('Platform', paths.platform(row.platform.id), row.platform),
    state: row.state,
    achievedOn: row.achievedOn,
    changedAt: row.changedAt,
  }));
  const last = rows.at(-1);
  return { items, total, next: last && page.hasMore ? cursorAfter(last) : undefined };
}
