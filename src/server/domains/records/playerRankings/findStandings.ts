import { sql } from 'kysely';
import type { GameBoard, PlayerBoard } from '../../../../contract/records/rankingBoards';
import type { GameStanding, PlayerStanding } from '../../../../contract/schemas/standings';
import { paths } from '../../../../contract/paths';
import type { Database } from '../../../platform/database/tables';
import { writeCursor } from '../../../platform/http/pageCursor';
import { toPlayer } from '../players/playerRows';
import { findStandingPage, type RankingCounts, type StandingRow } from './findStandingPage';
import { cups, medals, type Ranking } from './rankings';
import type { StandingPage } from './standingQuery';

interface Board<Standing> {
  items: Standing[];
  total: number;
  /** Where the next page starts; undefined on the last one. */
  next: string | undefined;
  /** When the ranks were counted; undefined for this moment. */
  countedAt: string | undefined;
}

interface Request {
  page: StandingPage;
  /** The member who is in the middle of the page; undefined for any other page. */
  userId: number | undefined;
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.every((count, index) => count === other[index]);

/** The rank of each row: equals have that of the first of them. */
function ranksOf(rows: readonly StandingRow[], { better, before }: RankingCounts): number[] {
  const ranks: number[] = [];
  for (const [index, row] of rows.entries()) {
    const previous = rows[index - 1];
    if (!previous) ranks.push(better + 1);
    else if (isSame(previous.counts, row.counts)) ranks.push(ranks.at(-1) ?? 1);
    else ranks.push(before + index + 1);
  }
  return ranks;
}

async function readBoard<Standing>(
  database: Database,
  ranking: Ranking,
  { page, userId }: Request,
  present: (row: StandingRow, place: { rank: number; of: number }) => Standing,
): Promise<Board<Standing>> {
  const { counts, rows: found } = await findStandingPage(database, { ranking, page, userId });
  const rows = found.slice(0, page.size);
  const ranks = ranksOf(rows, counts);
  // Players may have been added since the marks were made.
  const total = Math.max(counts.total, counts.before + found.length);
  const last = rows.at(-1);
  return {
    items: rows.map((row, index) => present(row, { rank: ranks[index] ?? 1, of: total })),
    total,
    next:
      last && found.length > rows.length
        ? writeCursor({ counts: last.counts, id: last.playerId })
        : undefined,
    countedAt: counts.countedAt ?? undefined,
  };
}

const present = (
  row: StandingRow,
  place: { rank: number; of: number },
  board: string,
): GameStanding => ({
  '@id': `${board}#${row.playerId}`,
  '@type': 'Standing',
  ...place,
  player: toPlayer(row),
  points: row.chartPoints,
  gamePoints: row.gamePoints,
  medals: medals.map((medal) => row[medal]),
  nbScore: row.scoreCount,
  nbProved: row.provedCount,
});

/** One page of the players of a game. The points of the game follow from the order of the chart points. */
export const readGameBoard = async (
  database: Database,
  { gameId, by, ...request }: { gameId: number; by: GameBoard } & Request,
): Promise<Board<GameStanding>> =>
  readBoard(
    database,
    { gameId, board: by === 'medals' ? 'medals' : 'points' },
    request,
    (row, place) => present(row, place, `${paths.gameRanking(gameId)}?by=${by}`),
  );

/** One page of a board of all players. */
export const readPlayerBoard = async (
  database: Database,
  { board, ...request }: { board: PlayerBoard } & Request,
): Promise<Board<PlayerStanding>> =>
  readBoard(database, { gameId: undefined, board }, request, (row, place) => ({
    ...present(row, place, paths.ranking(board)),
    cups: cups.map((cup) => row[cup]),
  }));

/** Whether members of large ties wait to be paid: in a game, or in any. */
export async function isCounting(database: Database, gameId?: number): Promise<boolean> {
  const ofGame = gameId === undefined ? sql`` : sql`and game_id = ${gameId}`;
  const { rows } =
    await sql`select from game_rankings where ties_changed > ties_paid ${ofGame} limit 1`.execute(
      database,
    );
  return rows.length > 0;
}
