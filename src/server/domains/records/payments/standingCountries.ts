import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/tables';

/** How many players one transaction gives their country to: their standings in games and series are in a dozen indexes. */
const usualBatch = 250;

/** Gives standings t of players the countries of these. */
async function followPlayers(
  transaction: Database,
  standings: RawBuilder<unknown>,
  { players, which = sql`true` }: { players: readonly number[]; which?: RawBuilder<unknown> },
): Promise<void> {
  await sql`
    update ${standings} t set country = p.country from players p
    where ${which} and t.player_id = any(${sql.val([...players])}::int[]) and p.id = t.player_id
      and t.country is distinct from p.country`.execute(transaction);
}

/** Gives standings of players in a locked game the countries of the players. */
export const writeCountries = async (
  transaction: Database,
  gameId: number,
  players: readonly number[],
): Promise<void> =>
  followPlayers(transaction, sql`game_standings`, { players, which: sql`t.game_id = ${gameId}` });

/** The same of series. The totals of the players must be locked. */
export const writeSeriesCountries = async (
  transaction: Database,
  players: readonly number[],
): Promise<void> => followPlayers(transaction, sql`series_standings`, { players });

/**
 * Gives standings that are older than rankings within countries their country: those of some players of a game that nobody ranks at the
 * moment, in a short transaction.
 * @returns Whether there was such a game.
 */
export const fillCountries = async (database: Database, batch = usualBatch): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const { rows: games } = await sql<{ gameId: number; countriesTo: number }>`
      select game_id, countries_to from game_rankings where countries_to is not null
      order by game_id limit 1 for no key update skip locked`.execute(transaction);
    const [game] = games;
    if (!game) return false;
    const { gameId, countriesTo } = game;
    const { rows } = await sql<{ playerId: number }>`
      select player_id from game_standings where game_id = ${gameId} and player_id > ${countriesTo}
      order by player_id limit ${batch}`.execute(transaction);
    const players = rows.map(({ playerId }) => playerId);
    await writeCountries(transaction, gameId, players);
    // In the order of the workers, which write standings of series only while they hold the totals.
    await sql`select from player_totals where player_id = any(${sql.val(players)}::int[])
      order by player_id for no key update`.execute(transaction);
    await writeSeriesCountries(transaction, players);
    const last = players.length === batch ? players.at(-1) : null;
    await sql`update game_rankings set countries_to = ${last ?? null}::int where game_id = ${gameId}`.execute(
      transaction,
    );
    return true;
  });

/** How many games one transaction moves a player in. */
const usualGames = 50;

/** Whether a ranking that has not ended may give a player a standing with the former country: nobody sees it before. */
const joinsGame = (playerId: number) => {
  const hasNone = sql`not exists (
    select from game_standings t where t.game_id = x.game_id and t.player_id = ${playerId})`;
  return sql`(
    exists (select from ranking_changes x where x.player_id = ${playerId} and ${hasNone})
    or exists (
      select from ranking_changes x join scores s on s.chart_id = x.chart_id and s.player_id = ${playerId}
      where x.player_id is null and ${hasNone}))`;
};

/**
 * Lets standings of a player in games that nobody ranks at the moment follow the player’s country.
 * @returns How many did, and whether others have to.
 */
export async function moveStandingCountries(
  transaction: Database,
  playerId: number,
): Promise<{ moved: number; waits: boolean }> {
  const wrong = sql`game_standings t join players p on p.id = t.player_id
    where t.player_id = ${playerId} and t.country is distinct from p.country`;
  const { rows: games } = await sql<{ gameId: number }>`
    select r.game_id from game_rankings r where r.game_id in (select t.game_id from ${wrong})
    order by r.game_id limit ${usualGames} for no key update skip locked`.execute(transaction);
  for (const { gameId } of games) await writeCountries(transaction, gameId, [playerId]);
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from ${wrong}) or ${joinsGame(playerId)} as waits`.execute(transaction);
  return { moved: games.length, waits: rows[0]?.waits ?? false };
}
