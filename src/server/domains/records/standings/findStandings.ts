import { sql, type RawBuilder } from 'kysely';
import type { GameBoard, PlayerBoard } from '../../../../contract/records/rankingBoards';
import type { GameStanding, PlayerStanding } from '../../../../contract/schemas/standings';
import { paths } from '../../../../contract/paths';
import { RequestError } from '../../../platform/errors/requestError';
import type { Database } from '../../../platform/database/tables';
import { writeCursor } from '../boards/pageCursor';
import { playerColumns, toPlayer, type PlayerRow } from '../boards/playerRows';
import type { StandingPage } from './standingQuery';

const medals = ['place0', 'place1', 'place2', 'place3', 'place4', 'place5'] as const;
const cups = ['cup0', 'cup1', 'cup2', 'cup3'] as const;

/** The columns that a board compares, the most important first: more is better. */
const comparedColumns = {
  points: ['chart_points'],
  'game-points': ['game_points'],
  medals,
  cups,
  proofs: ['proved_count'],
} as const satisfies Record<PlayerBoard, readonly string[]>;

type Counts = Record<(typeof medals)[number] | (typeof cups)[number], number>;
interface StandingRow extends PlayerRow, Counts {
  chartPoints: number;
  gamePoints: number;
  scoreCount: number;
  provedCount: number;
  /** The compared columns. */
  counts: number[];
}

interface Board<Standing> {
  items: Standing[];
  total: number;
  /** Where the next page starts; undefined on the last one. */
  next: string | undefined;
}

interface Source {
  board: PlayerBoard;
  /** Standings t with a condition, such as those of a game. */
  standings: RawBuilder<unknown>;
  page: StandingPage;
}

const columnsOf = (board: PlayerBoard) =>
  sql.join(comparedColumns[board].map((column) => sql.ref(`t.${column}`)));

function compared(board: PlayerBoard, counts: readonly number[]): RawBuilder<unknown> {
  if (counts.length !== comparedColumns[board].length) throw new RequestError(400, 'badCursor');
  return sql.join(counts.map((count) => sql`${count}::bigint`));
}

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.every((count, index) => count === other[index]);

async function findRows(database: Database, { board, standings, page }: Source) {
  const columns = columnsOf(board);
  const { after, size } = page;
  // The first condition is the range that is read from the index of the board.
  const behind = after
    ? sql`and row(${columns}) <= row(${compared(board, after.counts)})
        and (row(${columns}) < row(${compared(board, after.counts)}) or t.player_id > ${after.id})`
    : sql``;
  const order = sql.join(
    comparedColumns[board].map((column) => sql`${sql.ref(`t.${column}`)} desc`),
  );
  const { rows } = await sql<StandingRow>`
    with page as (
      select t.*, array[${columns}]::bigint[] as counts from ${standings} ${behind}
      order by ${order}, t.player_id limit ${size + 1}
    )
    select t.*, ${playerColumns} from page t join players p on p.id = t.player_id
    left join users u on u.id = p.user_id order by ${order}, t.player_id`.execute(database);
  return rows;
}

/** How many players are better than a row, and how many as good ones stand before it. */
async function countBefore(
  database: Database,
  { board, standings }: Source,
  { counts, playerId }: StandingRow,
) {
  const values = compared(board, counts);
  const columns = columnsOf(board);
  const { rows } = await sql<{ better: number; equal: number }>`
    select count(*) filter (where row(${columns}) > row(${values})) as better,
      count(*) filter (where row(${columns}) = row(${values}) and t.player_id < ${playerId}) as equal
    from ${standings} and row(${columns}) >= row(${values})`.execute(database);
  return rows[0] ?? { better: 0, equal: 0 };
}

async function readBoard<Standing>(
  database: Database,
  source: Source,
  present: (row: StandingRow, place: { rank: number; of: number }) => Standing,
): Promise<Board<Standing>> {
  const found = await findRows(database, source);
  const rows = found.slice(0, source.page.size);
  const { rows: counted } = await sql<{ total: number }>`select count(*) as total
    from ${source.standings}`.execute(database);
  const total = counted[0]?.total ?? 0;
  const [first] = rows;
  const before =
    first && source.page.after ? await countBefore(database, source, first) : undefined;
  const ranks: number[] = [];
  for (const [index, row] of rows.entries()) {
    const previous = rows[index - 1];
    const position = (before?.better ?? 0) + (before?.equal ?? 0) + index + 1;
    const tiedRank = previous && isSame(previous.counts, row.counts) ? ranks.at(-1) : undefined;
    ranks.push(index === 0 ? (before?.better ?? 0) + 1 : (tiedRank ?? position));
  }
  const last = rows.at(-1);
  return {
    items: rows.map((row, index) => present(row, { rank: ranks[index] ?? 1, of: total })),
    total,
    next:
      last && found.length > rows.length
        ? writeCursor({ counts: last.counts, id: last.playerId })
        : undefined,
  };
}

const present = (row: StandingRow, place: { rank: number; of: number }): GameStanding => ({
  '@id': paths.player(row.playerId),
  '@type': 'Standing',
  ...place,
  player: toPlayer(row),
  points: row.chartPoints,
  gamePoints: row.gamePoints,
  medals: medals.map((medal) => row[medal]),
  nbScore: row.scoreCount,
  nbProved: row.provedCount,
});

/** One page of the players of a game. */
export const readGameBoard = async (
  database: Database,
  { gameId, by, page }: { gameId: number; by: GameBoard; page: StandingPage },
): Promise<Board<GameStanding>> =>
  readBoard(
    database,
    {
      // The points of the game follow from the order of the chart points.
      board: by === 'medals' ? 'medals' : 'points',
      standings: sql`game_standings t where t.game_id = ${gameId}`,
      page,
    },
    present,
  );

/** One page of a board of all players. */
export const readPlayerBoard = async (
  database: Database,
  { board, page }: { board: PlayerBoard; page: StandingPage },
): Promise<Board<PlayerStanding>> =>
  readBoard(
    database,
    { board, standings: sql`player_totals t where t.score_count > 0`, page },
    (row, place) => ({ ...present(row, place), cups: cups.map((cup) => row[cup]) }),
  );

/** Whether members of large ties wait to be paid: in a game, or in any. */
export async function isCounting(database: Database, gameId?: number): Promise<boolean> {
  const ofGame = gameId === undefined ? sql`` : sql`and game_id = ${gameId}`;
  const { rows } =
    await sql`select from game_rankings where ties_changed > ties_paid ${ofGame} limit 1`.execute(
      database,
    );
  return rows.length > 0;
}
