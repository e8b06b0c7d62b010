import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { gamePoints } from './gamePoints';

const medals = ['place0', 'place1', 'place2', 'place3', 'place4', 'place5'] as const;

interface Standing {
  playerId: number;
  /** What the players are compared by, the most important first: more is better. */
  counts: number[];
}

interface Order {
  gameId: number;
  columns: readonly ('chart_points' | (typeof medals)[number])[];
  /** How many standings are read at a time. */
  batch: number;
}

/** The standings of a game in batches, the best first, from the index of the board. */
async function* readInOrder(database: Database, { gameId, columns, batch }: Order) {
  const values = sql.join(columns.map((column) => sql.ref(column)));
  const order = sql.join(columns.map((column) => sql`${sql.ref(column)} desc`));
  const select = sql`select player_id, array[${values}]::bigint[] as counts, ${values} from game_standings
    where game_id = ${gameId}`;
  const end = sql`order by ${order}, player_id limit ${batch}`;
  for (let last: Standing | undefined; ;) {
    const after = last && sql.join(last.counts.map((count) => sql`${count}::bigint`));
    // The rest of the tie, and what is behind it: each is a range of the index.
    const query = after
      ? sql<Standing>`select player_id, counts from (
          (${select} and row(${values}) = row(${after}) and player_id > ${last?.playerId} ${end})
          union all (${select} and row(${values}) < row(${after}) ${end})) t ${end}`
      : sql<Standing>`${select} ${end}`;
    const { rows } = await query.execute(database);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < batch) return;
  }
}

/** The same batches with the ranks 1, 2, 2, 4. */
async function* readRanks(database: Database, order: Order) {
  let read = 0;
  let rank = 0;
  let tie = '';
  for await (const standings of readInOrder(database, order)) {
    yield standings.map(({ playerId, counts }) => {
      read += 1;
      const text = counts.join();
      if (text !== tie) rank = read;
      tie = text;
      return { playerId, rank, points: counts[0] ?? 0 };
    });
  }
}

/** Game points by chart points. A player without chart points gets none, but counts as a player of the game. */
async function readGamePoints(database: Database, gameId: number): Promise<Map<number, number>> {
  const { rows: ties } = await sql<{ points: number; tied: number }>`
    select chart_points as points, count(*) as tied from game_standings
    where game_id = ${gameId} and chart_points > 0 group by chart_points order by chart_points desc
    limit ${maxTies}`.execute(database);
  const { rows } = await sql<{ players: number }>`
    select count(*) as players from game_standings where game_id = ${gameId}`.execute(database);
  const points = gamePoints(
    rows[0]?.players ?? 0,
    ties.map(({ tied }) => tied),
  );
  return new Map(ties.map((tie, index) => [tie.points, points[index] ?? 0]));
}

/** No game has points for more ranks: with a million players 1,402 ranks have some. */
const maxTies = 5000;

const integers = (values: readonly number[]) => sql.val([...values]);

/** Ranks the players of a game by points and by medals, and writes what changed, in short statements. */
export async function rankStandings(
  database: Database,
  { gameId, batch }: { gameId: number; batch: number },
): Promise<void> {
  const gamePointsOf = await readGamePoints(database, gameId);
  for await (const ranks of readRanks(database, { gameId, columns: ['chart_points'], batch })) {
    const points = ranks.map((each) => gamePointsOf.get(each.points) ?? 0);
    await sql`
      update game_standings t set rank = n.rank, game_points = n.points
      from unnest(${integers(ranks.map(({ playerId }) => playerId))}::int[],
        ${integers(ranks.map(({ rank }) => rank))}::int[], ${integers(points)}::bigint[])
        as n (player_id, rank, points)
      where t.game_id = ${gameId} and t.player_id = n.player_id
        and (t.rank, t.game_points) is distinct from (n.rank, n.points)`.execute(database);
  }
  for await (const ranks of readRanks(database, { gameId, columns: medals, batch }))
    await sql`
      update game_standings t set medal_rank = n.rank
      from unnest(${integers(ranks.map(({ playerId }) => playerId))}::int[],
        ${integers(ranks.map(({ rank }) => rank))}::int[]) as n (player_id, rank)
      where t.game_id = ${gameId} and t.player_id = n.player_id and t.medal_rank is distinct from n.rank`.execute(
      database,
    );
}
