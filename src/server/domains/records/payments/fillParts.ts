import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { whileLocked } from './claimGame';
import { countParts, sumParts } from './partStandings';

/** How many players one transaction sums up at most. */
const usualPortion = 2000;

async function findUnfilled(database: Database): Promise<number | undefined> {
  const { rows } = await sql<{ gameId: number }>`
    select game_id from game_parts where filled_to is not null order by game_id limit 1`.execute(
    database,
  );
  return rows[0]?.gameId;
}

/** Sums up the next players of the parts of a game that are not filled yet. */
async function fillSome(transaction: Database, gameId: number, portion: number): Promise<void> {
  const { rows: parts } = await sql<{ id: number; filledTo: number }>`
    select id, filled_to from game_parts where game_id = ${gameId} and filled_to is not null order by id`.execute(
    transaction,
  );
  const from = parts.reduce((least, { filledTo }) => Math.min(least, filledTo), Infinity);
  if (!Number.isFinite(from)) return;
  const { rows } = await sql<{ playerId: number }>`
    select player_id from game_standings where game_id = ${gameId} and player_id > ${from}
    order by player_id limit ${portion}`.execute(transaction);
  const [ids, players] = [parts.map(({ id }) => id), rows.map(({ playerId }) => playerId)];
  await countParts(transaction, ids, players);
  await sumParts(transaction, ids, players);
  const to = players.length < portion ? null : (players.at(-1) ?? null);
  await sql`update game_parts set filled_to = case when ${to}::int is not null then greatest(filled_to, ${to}::int) end
    where id = any(${sql.val(ids)}::int[])`.execute(transaction);
}

/**
 * Fills the standings of parts that games with players have got, in short transactions beside the workers: what is paid meanwhile is added to
 * them. It may end anywhere, and goes on from there.
 */
export async function fillParts(
  { database }: { database: Database },
  { portion = usualPortion }: { portion?: number } = {},
): Promise<void> {
  for (;;) {
    const gameId = await findUnfilled(database);
    if (gameId === undefined) return;
    await whileLocked(database, gameId, async (transaction) =>
      fillSome(transaction, gameId, portion),
    );
  }
}
