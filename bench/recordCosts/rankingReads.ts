import { sql } from 'kysely';
import { gameBoards, playerBoards } from '../../src/contract/records/rankingBoards';
import {
  readGameBoard,
  readPlayerBoard,
} from '../../src/server/domains/records/playerRankings/findStandings';
import type { StandingPage } from '../../src/server/domains/records/playerRankings/standingQuery';
import type { Database } from '../../src/server/platform/database/tables';
import type { Read } from './chartReads';
import type { MeasuredChart } from './measuredChart';

type Cursor = { counts: number[]; id: number };

/** Where a page starts, by its name. */
const starts: Record<string, (cursor: Cursor) => Partial<StandingPage>> = {
  'first page': () => ({}),
  'first page and own standing': () => ({ withOwn: true }),
  'page in the middle': (after) => ({ after }),
  'page before it': (before) => ({ before }),
  'page at a place': () => ({ rank: 100_000 }),
  'page around a member': () => ({ aroundMe: true }),
};

const pageOf = (start: Partial<StandingPage>): StandingPage => ({
  size: 50,
  after: undefined,
  before: undefined,
  withOwn: false,
  ...start,
});

/** The cursor of the measured member in a table of standings. */
async function findCursor(
  database: Database,
  { playerId }: MeasuredChart,
  { columns, table }: { columns: string; table: string },
) {
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.raw(columns)}]::bigint[] as counts from ${sql.raw(table)}
    and player_id = ${playerId}`.execute(database);
  return { counts: rows[0]?.counts ?? [], id: playerId };
}

const medals = 'place0, place1, place2, place3, place4, place5';
const columnsOf = {
  points: 'chart_points',
  'game-points': 'game_points',
  medals,
  cups: 'cup0, cup1, cup2, cup3',
  proofs: 'proved_count',
  badges: 'badge_points, badge_count',
};

/** The pages of the rankings of the chart’s game. */
export const gameReads: Read[] = gameBoards.flatMap((by) =>
  Object.entries(starts).map(([place, start]): Read => [
    `${place}, game by ${by}`,
    async (database, chart, outside) => {
      const { gameId } = chart;
      const columns = by === 'medals' ? medals : 'chart_points';
      const table = `game_standings where game_id = ${gameId}`;
      const cursor = await findCursor(outside, chart, { columns, table });
      return readGameBoard(database, {
        gameId,
        by,
        page: pageOf(start(cursor)),
        userId: chart.userId,
      });
    },
  ]),
);

/** The pages of the rankings of all players. */
export const playerReads: Read[] = playerBoards.flatMap((board) =>
  Object.entries(starts).map(([place, start]): Read => [
    `${place}, all players by ${board}`,
    async (database, chart, outside) => {
      const table = 'player_totals where score_count > 0';
      const cursor = await findCursor(outside, chart, { columns: columnsOf[board], table });
      return readPlayerBoard(database, {
        board,
        page: pageOf(start(cursor)),
        userId: chart.userId,
      });
    },
  ]),
);
