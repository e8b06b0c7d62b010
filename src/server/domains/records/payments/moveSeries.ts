import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { whileLocked } from './claimGame';
import { moveStandings } from './writeSeries';

interface Move {
  id: number;
  gameId: number;
  fromSeries: number | null;
  toSeries: number | null;
  movedTo: number;
}

const usualBatch = 2000;

/** Moves the next players of a locked game. */
async function moveNext(
  transaction: Database,
  { id, gameId, fromSeries: from, toSeries: to, movedTo }: Move,
  batch: number,
): Promise<void> {
  const { rows } = await sql<{ playerId: number }>`
    select player_id from game_standings where game_id = ${gameId} and player_id > ${movedTo}
    order by player_id limit ${batch}`.execute(transaction);
  const players = rows.map(({ playerId }) => playerId);
  // In the order of the workers, which write standings of series only while they hold the totals.
  await sql`select from player_totals where player_id = any(${sql.val(players)}::int[])
    order by player_id for no key update`.execute(transaction);
  await moveStandings(transaction, { gameId, players, from, to });
  const last = players.length === batch ? players.at(-1) : undefined;
  await (
    last === undefined
      ? sql`delete from series_moves where id = ${id}`
      : sql`update series_moves set moved_to = ${last} where id = ${id}`
  ).execute(transaction);
}

/**
 * Lets the standings of series follow a game that an editor has put into another series: those of some players, in a short transaction.
 * @returns Whether there was such a game.
 */
export async function moveSeries(database: Database, batch = usualBatch): Promise<boolean> {
  const { rows } = await sql<Pick<Move, 'gameId'>>`
    select game_id from series_moves order by id limit 1`.execute(database);
  const gameId = rows[0]?.gameId;
  if (gameId === undefined) return false;
  await whileLocked(database, gameId, async (transaction) => {
    const moves = await sql<Move>`
      select * from series_moves where game_id = ${gameId} order by id limit 1`.execute(
      transaction,
    );
    const move = moves.rows[0];
    if (move) await moveNext(transaction, move, batch);
  });
  return true;
}
