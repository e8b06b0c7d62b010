import { distinctFormat } from '../../../../contract/records/holdsValue';
import type { Language } from '../../../../contract/languages';
import type {
  Chart,
  FirstScore,
  OwnRankedScore,
  RankedScore,
} from '../../../../contract/schemas/charts';
import { inSnapshot } from '../../../platform/database/inSnapshot';
import type { Database } from '../../../platform/database/tables';
import type { BoardCursor, BoardQuery } from './boardQuery';
import { findBoardPage, isWhole, type BoardRow } from './findBoardPage';
import { findOwnScore } from './findOwnScore';
import { writeCursor } from '../../../platform/http/pageCursor';
import { placesOfPage } from './placesOfPage';
import { boardTarget } from './boardTarget';
import { toRankedScore, valuesOf } from './rankedScores';

interface Board {
  items: RankedScore[];
  total: number;
  /** Where the next page starts; undefined on the last one. */
  next: string | undefined;
  /** Where the page before ends; undefined on the first one. */
  previous: string | undefined;
  lastEvent: number;
  /** How many scores of the chart do not rank. */
  unranked: number;
  /** The best score of the board; null without scores. */
  first: FirstScore | null;
  /** The id of the score that the page is around; null if there is none, undefined for any other page. */
  around: number | null | undefined;
}

const cursorAt = ({ sortKey, changed, id }: BoardRow): string =>
  writeCursor({ key: sortKey.toString('hex'), changed, id } satisfies BoardCursor);

interface BoardRequest {
  chart: Chart;
  query: BoardQuery;
  language: Language;
  /** The member for whom the board is read; undefined for a page that is the same for everyone. */
  userId: number | undefined;
}

/** One page of a chart's board. */
async function readPage(
  database: Database,
  { chart, query, language, userId }: BoardRequest,
): Promise<Board> {
  const target = boardTarget(chart.id, query, userId);
  const { counts, rows } = await findBoardPage(database, {
    chart,
    query,
    target,
    language,
  });
  const { total, lastEvent, unranked, firstAmounts } = counts;
  const places = placesOfPage({ rows, counts, whole: isWhole(query) });
  // Scores of different ranks do not look alike.
  const columns = chart.columns.map((column, index) => ({
    ...column,
    format: distinctFormat(
      column.format,
      rows.map(({ amounts }) => amounts[index] ?? 0),
    ),
  }));
  const items = rows.map((row, index) => {
    const place = places[index] ?? { rank: 1, tied: 1, points: 0 };
    return toRankedScore(row, { place, of: total, columns, language });
  });
  const [top, bottom] = [rows[0], rows.at(-1)];
  return {
    items,
    total,
    lastEvent,
    unranked,
    first: firstAmounts && { rank: 1, values: valuesOf(firstAmounts, { columns, language }) },
    around: target && counts.around,
    previous: top && counts.hasPrevious ? cursorAt(top) : undefined,
    next: bottom && counts.hasNext ? cursorAt(bottom) : undefined,
  };
}

/** One page of a chart's board, with the score of the member if that was asked for: all of one moment. */
export async function readChartBoard(
  database: Database,
  request: BoardRequest,
): Promise<Board & { own?: OwnRankedScore | null }> {
  const { query, userId } = request;
  if (!query.withOwn || userId === undefined) return readPage(database, request);
  return inSnapshot(database, async (snapshot) => ({
    ...(await readPage(snapshot, request)),
    own: await findOwnScore(snapshot, { ...request, userId }),
  }));
}
