import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/** How many changes and how many charts one transaction takes at most. */
export interface Portion {
  changes: number;
  charts: number;
}

export interface ClaimedGame {
  id: number;
  /** Whether the totals of players count it. */
  ranked: boolean;
  /** Whether they do so far. */
  counted: boolean;
  /** Whether members of its large ties wait to be paid. */
  tiesWait: boolean;
}

/**
 * Of the games that are due, locks the one whose oldest change has waited longest; undefined if none is due that nobody works on. The lock
 * ends with the transaction, however it ends.
 */
export async function claimGame(transaction: Database): Promise<ClaimedGame | undefined> {
  const { rows } = await sql<ClaimedGame>`
    with recursive oldest as (
      (select game_id, id from ranking_changes order by game_id, id limit 1)
      union all
      select n.game_id, n.id from oldest o cross join lateral (
        select game_id, id from ranking_changes where game_id > o.game_id order by game_id, id limit 1) n
    )
    select r.game_id as id, r.counted, r.ties_changed > r.ties_paid as ties_wait, (select ranked from games g where g.id = r.game_id) as ranked
    from oldest o join game_rankings r on r.game_id = o.game_id
    where r.not_before <= clock_timestamp() order by o.id limit 1 for no key update of r skip locked`.execute(
    transaction,
  );
  return rows[0];
}

/** Does some work while nobody ranks the game. */
export const whileLocked = async <Result>(
  database: Database,
  gameId: number,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> =>
  database.transaction().execute(async (transaction) => {
    await sql`select from game_rankings where game_id = ${gameId} for no key update`.execute(
      transaction,
    );
    return work(transaction);
  });

interface ChangeRow {
  chartId: number;
  playerId: number | null;
  afterPlayer: number;
}

/** Takes the oldest changes of charts whose ranking may be tried. */
async function takeRows(transaction: Database, gameId: number, portion: Portion) {
  const { rows } = await sql<ChangeRow>`
    with waiting as (
      select id, chart_id from ranking_changes where game_id = ${gameId} and chart_id not in (
        select chart_id from chart_failures where not_before > clock_timestamp())
      order by id limit ${portion.changes}
    ), taken as (
      select id from waiting where chart_id in (
        select chart_id from waiting group by chart_id order by min(id) limit ${portion.charts})
    )
    delete from ranking_changes x using taken where x.id = taken.id
    returning x.chart_id, x.player_id, x.after_player`.execute(transaction);
  return rows;
}

/** Some players of a chart as a whole; the others are left for another transaction. */
async function takePlayers(
  transaction: Database,
  {
    gameId,
    chartId,
    after,
    count,
  }: { gameId: number; chartId: number; after: number; count: number },
): Promise<number[]> {
  const { rows } = await sql<{ playerId: number }>`
    select player_id from scores where chart_id = ${chartId} and player_id > ${after}
    order by player_id limit ${count}`.execute(transaction);
  const players = rows.map(({ playerId }) => playerId);
  const last = players.at(-1);
  if (last !== undefined && players.length === count)
    await transaction
      .insertInto('rankingChanges')
      .values({ gameId, chartId, playerId: null, afterPlayer: last })
      .execute();
  return players;
}

export interface Changes {
  chartIds: number[];
  /** Whose scores changed, by chart. */
  players: Map<number, Set<number>>;
  /** Those of them who posted. */
  posters: Set<number>;
  /** The players of charts as a whole, each once. */
  recounted: number[];
}

/** Takes a portion of the changes of a claimed game: what is committed later has rows of its own. */
export async function takeChanges(
  transaction: Database,
  gameId: number,
  portion: Portion,
): Promise<Changes> {
  const rows = await takeRows(transaction, gameId, portion);
  const players = new Map<number, Set<number>>();
  const add = (chartId: number, ids: readonly number[]) => {
    const known = players.get(chartId) ?? new Set();
    for (const id of ids) known.add(id);
    players.set(chartId, known);
  };
  for (const { chartId, playerId } of rows) add(chartId, playerId === null ? [] : [playerId]);
  const posters = new Set([...players.values()].flatMap((ids) => [...ids]));
  const wholes = new Map<number, number>();
  for (const { chartId, playerId, afterPlayer } of rows)
    if (playerId === null)
      wholes.set(chartId, Math.min(wholes.get(chartId) ?? Infinity, afterPlayer));
  const recounted = new Set<number>();
  for (const [chartId, after] of wholes) {
    const count = portion.changes;
    const taken = await takePlayers(transaction, { gameId, chartId, after, count });
    add(chartId, taken);
    for (const id of taken) recounted.add(id);
  }
  return {
    recounted: [...recounted],
    chartIds: [...players.keys()].toSorted((one, other) => one - other),
    players,
    posters,
  };
}
