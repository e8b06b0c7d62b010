import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { lockChains } from './scoreEvents';

/** How many scores one transaction changes: posts on their charts wait for it. */
const usualPortion = 200;

interface Position {
  id: number;
  chartId: number;
  /** In the notation of the database, with microseconds. */
  at: string;
}

interface Portion {
  playerId: number;
  /** The last score of the portion before. */
  after?: Position | undefined;
  size?: number;
  /** Whether to wait for another worker that moves scores of the player. */
  wait?: boolean;
}

/** Locks the player first, as posts and changes of the country do. */
async function claimPlayer(transaction: Database, { playerId, wait = false }: Portion) {
  const player = await transaction
    .selectFrom('players')
    .select('country')
    .where('id', '=', playerId)
    .forShare()
    .executeTakeFirst();
  const change = await transaction
    .selectFrom('countryChanges')
    .select('playerId')
    .where('playerId', '=', playerId)
    .forUpdate()
    .$if(!wait, (query) => query.skipLocked())
    .executeTakeFirst();
  return change && player;
}

/**
 * Gives some scores of a player the player’s country, the latest first, if it has changed. What is posted meanwhile has it already.
 * @returns The last of these scores; 'end' if there are none behind `after`, 'moved' if there are none at all, and undefined if another
 * worker moves them.
 */
export async function movePortion(
  database: Database,
  portion: Portion,
): Promise<Position | 'end' | 'moved' | undefined> {
  return database.transaction().execute(async (transaction) => {
    const player = await claimPlayer(transaction, portion);
    if (!player) return undefined;
    const { country } = player;
    const { playerId, after, size = usualPortion } = portion;
    const behind = after
      ? sql`and (changed_at, id) < (${after.at}::timestamptz, ${after.id}::int)`
      : sql``;
    const { rows } = await sql<Position>`
      select id, chart_id, changed_at::text as at from scores
      where player_id = ${playerId} and country is distinct from ${country}::text ${behind}
      order by changed_at desc, id desc limit ${size}`.execute(transaction);
    const last = rows.at(-1);
    if (!last) {
      if (after) return 'end';
      await transaction.deleteFrom('countryChanges').where('playerId', '=', playerId).execute();
      return 'moved';
    }
    const chartIds = rows.map(({ chartId }) => chartId);
    await lockChains(transaction, chartIds);
    // A score that was merged into another chart meanwhile is found again.
    await sql`update scores set country = ${country}::text
      where id = any(${sql.val(rows.map(({ id }) => id))}::int[])
        and chart_id = any(${sql.val(chartIds)}::int[])`.execute(transaction);
    return last;
  });
}

/**
 * Moves scores of players whose country changed, a portion at each call.
 * @returns A function that returns whether there was such a player whom no other worker moved.
 */
export function createCountryMover(
  database: Database,
  { portion }: { portion?: number } = {},
): () => Promise<boolean> {
  let last: { playerId: number; after: Position } | undefined;
  return async () => {
    const change = await database
      .selectFrom('countryChanges')
      .select('playerId')
      .orderBy('at')
      .limit(1)
      .executeTakeFirst();
    if (!change) return false;
    const { playerId } = change;
    const after = last?.playerId === playerId ? last.after : undefined;
    const end = await movePortion(database, {
      playerId,
      after,
      ...(portion === undefined ? {} : { size: portion }),
    });
    // At the end once more from the beginning: a score may have changed its place meanwhile.
    last = typeof end === 'object' ? { playerId, after: end } : undefined;
    return end !== undefined;
  };
}
