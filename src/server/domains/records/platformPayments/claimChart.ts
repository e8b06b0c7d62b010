import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/** Apart from other advisory locks. Held until the transaction ends, however it ends. */
const workLock = sql.lit(7_072_001);

/** Waits for the worker, or for whoever mends what it writes, and makes others wait. */
export async function lockPlatformWork(transaction: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${workLock})`.execute(transaction);
}

/**
 * The chart whose changes have waited longest, while nobody else works on any: standings of platforms are written by one transaction at a
 * time. Undefined if nothing is due, or somebody works.
 */
export async function claimChart(transaction: Database): Promise<number | undefined> {
  const { rows } = await sql<{ chartId: number }>`
    with turn as materialized (select pg_try_advisory_xact_lock(${workLock}) as mine)
    select c.chart_id from turn cross join lateral (
      select chart_id from platform_changes where due_at <= clock_timestamp() order by due_at, id limit 1) c
    where turn.mine`.execute(transaction);
  return rows[0]?.chartId;
}

export interface ChartChanges {
  /** Whose scores changed. */
  players: number[];
  /** Set if all players with larger ids are to be looked at. */
  after: number | undefined;
}

/**
 * Takes due changes of a claimed chart: what is committed later has rows of its own. All players are not begun with again before the last of
 * them was looked at, or the last ones never would be while many post.
 */
export async function takeChanges(
  transaction: Database,
  chartId: number,
  portion: number,
): Promise<ChartChanges> {
  const { rows } = await sql<{ playerId: number | null; afterPlayer: number }>`
    delete from platform_changes where id in (
      select id from platform_changes where chart_id = ${chartId} and due_at <= clock_timestamp()
        and (player_id is not null or after_player = (
          select max(after_player) from platform_changes
          where chart_id = ${chartId} and due_at <= clock_timestamp() and player_id is null))
      order by id limit ${portion})
    returning player_id, after_player`.execute(transaction);
  const wholes = rows.filter(({ playerId }) => playerId === null);
  return {
    players: [...new Set(rows.flatMap(({ playerId }) => playerId ?? []))],
    after: wholes[0]?.afterPlayer,
  };
}

/** Leaves the players behind one to another transaction. */
export async function leavePlayers(
  transaction: Database,
  chartId: number,
  after: number,
): Promise<void> {
  await transaction
    .insertInto('platformChanges')
    .values({ chartId, playerId: null, afterPlayer: after })
    .execute();
}

/** Asks for all players of a chart after a while, unless that was asked for already. */
export async function requestAllPlayers(
  transaction: Database,
  chartId: number,
  pause: number,
): Promise<void> {
  await sql`
    insert into platform_changes (chart_id, due_at)
    select ${chartId}::int, clock_timestamp() + ${pause} * interval '1 ms'
    where not exists (select from platform_changes
      where chart_id = ${chartId} and player_id is null and after_player = 0)`.execute(transaction);
}

/** Tries a chart again after a while; nothing else waits for it. */
export async function putOff(database: Database, chartId: number, pause: number): Promise<void> {
  await sql`update platform_changes set due_at = clock_timestamp() + ${pause} * interval '1 ms'
    where chart_id = ${chartId} and due_at <= clock_timestamp()`.execute(database);
}
