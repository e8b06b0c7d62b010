import { sql } from 'kysely';
import { rivalRules } from '../../../../contract/records/rivals';
import type { KeptRival } from '../../../platform/database/rivalTables';
import type { Database } from '../../../platform/database/tables';
import { isOfPublicChart } from '../scores/listedScores';
import { findNearPlayers, type NearPlayer } from './findNearPlayers';

/** Apart from other advisory locks. */
const rivalLock = 7_060_001;

interface Counted {
  playerId: number;
  /** What was counted before this moment is counted again. */
  before: Date;
  now: Date;
}

/** How many scores a player has, counted in the index up to the most that are compared. */
async function countScores(database: Database, playerId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (select from scores s where s.player_id = ${playerId} limit ${rivalRules.maxScores}) s`.execute(
    database,
  );
  return rows[0]?.total ?? 0;
}

/**
 * The shared charts with each of the players. Each own score is looked up for each of them by the key of a score, so neither the numbers
 * of their scores nor the sizes of boards matter.
 */
async function compareWith(
  database: Database,
  playerId: number,
  players: readonly NearPlayer[],
): Promise<KeptRival[]> {
  const near = new Map(players.map((player) => [player.playerId, player.near]));
  const { rows } = await sql<Omit<KeptRival, 'near'>>`
    with latest as materialized (
      select s.chart_id, s.sort_key, s.ranked from scores s where s.player_id = ${playerId}
      order by s.changed_at desc, s.id desc limit ${rivalRules.maxScores}
    ), own as materialized (
      select s.* from latest s join charts c on c.id = s.chart_id join games g on g.id = c.game_id
      where s.ranked and ${isOfPublicChart}
    )
    select r.player, count(*) as shared, count(*) filter (where s.sort_key < o.sort_key) as won,
      count(*) filter (where s.sort_key > o.sort_key) as lost, count(*) filter (where s.sort_key = o.sort_key) as tied
    from unnest(${sql.val([...near.keys()])}::int[]) r (player) cross join own s
    cross join lateral (select o.sort_key from scores o
      where o.chart_id = s.chart_id and o.player_id = r.player and o.ranked and o.state <> 'withdrawn' offset 0) o
    group by r.player`.execute(database);
  return rows.map((row) => ({ ...row, near: near.get(row.player) ?? 0 }));
}

/** The players near a player, each with the shared charts. */
export const compareNearPlayers = async (
  database: Database,
  playerId: number,
): Promise<KeptRival[]> =>
  compareWith(database, playerId, await findNearPlayers(database, playerId));

/**
 * Counts the rivals of a player and keeps them. Of several requests at once, on any node, one does: the lock is held by nobody else, and
 * others do not wait for it.
 */
export const countRivals = async (
  database: Database,
  { playerId, before, now }: Counted,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const { rows: locks } = await sql<{ held: boolean }>`
      select pg_try_advisory_xact_lock(${rivalLock}, ${playerId}) as held`.execute(transaction);
    if (!locks[0]?.held) return;
    const fresh = await transaction
      .selectFrom('playerRivals')
      .select('playerId')
      .where('playerId', '=', playerId)
      .where('countedAt', '>', before.toISOString())
      .executeTakeFirst();
    if (fresh) return;
    const comparedCount = await countScores(transaction, playerId);
    const kept = {
      countedAt: now,
      scoreCount: Math.min(comparedCount, rivalRules.latestScores),
      comparedCount,
      rivals: JSON.stringify(await compareNearPlayers(transaction, playerId)),
    };
    await transaction
      .insertInto('playerRivals')
      .values({ playerId, ...kept })
      .onConflict((conflict) => conflict.column('playerId').doUpdateSet(kept))
      .execute();
  });
