import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import type { ClaimedGame } from './claimGame';
import { addPlace, deltaOf, withoutPoints, type PlayerDeltas } from './playerDeltas';
import { addToSeries } from './writeSeries';
import { addToTotals } from './writeTotals';

interface StandingRow {
  playerId: number;
  chartPoints: number;
  gamePoints: number;
  places: number[];
  cup: number | null;
}

async function readStandings(transaction: Database, gameId: number): Promise<StandingRow[]> {
  const { rows } = await sql<StandingRow>`
    select player_id, chart_points, game_points, cup,
      array[place0, place1, place2, place3, place4, place5]::bigint[] as places
    from game_standings where game_id = ${gameId}`.execute(transaction);
  return rows;
}

/** A game that is ranked from now on adds all of its standings to the totals; one that is not any more takes away what they were. */
async function changeOfWeight(transaction: Database, game: ClaimedGame, deltas: PlayerDeltas) {
  const sign = game.ranked ? 1 : -1;
  const totals = withoutPoints(deltas);
  for (const standing of await readStandings(transaction, game.id)) {
    const total = deltaOf(totals, standing.playerId);
    total.points += sign * standing.chartPoints;
    total.gamePoints += sign * standing.gamePoints;
    for (const [place, count] of standing.places.entries())
      total.medals[place] = (total.medals[place] ?? 0) + sign * count;
    addPlace(total.cups, standing.cup, sign);
  }
  // What was counted before is what the standings were before this change.
  for (const [id, delta] of game.ranked ? [] : deltas) {
    const total = deltaOf(totals, id);
    total.points += delta.points;
    total.gamePoints += delta.gamePoints;
    total.medals = total.medals.map((count, place) => count + (delta.medals[place] ?? 0));
    total.cups = total.cups.map((count, place) => count + (delta.cups[place] ?? 0));
  }
  await transaction
    .updateTable('gameRankings')
    .set({ counted: game.ranked })
    .where('gameId', '=', game.id)
    .execute();
  return totals;
}

/** What a change of the standings of a game adds to the totals of its players. */
export async function totalsOf(
  transaction: Database,
  game: ClaimedGame,
  deltas: PlayerDeltas,
): Promise<PlayerDeltas> {
  if (game.counted !== game.ranked) return changeOfWeight(transaction, game, deltas);
  return game.ranked ? deltas : withoutPoints(deltas);
}

/** Adds a change of the standings of a locked game to the totals of its players and to its series, which count it or not so far. */
export async function addGameToTotals(
  transaction: Database,
  gameId: number,
  { deltas, now }: { deltas: PlayerDeltas; now: Date },
): Promise<void> {
  const { rows } = await sql<{ counted: boolean }>`
    select counted from game_rankings where game_id = ${gameId}`.execute(transaction);
  const totals = rows[0]?.counted ? deltas : withoutPoints(deltas);
  await addToTotals(transaction, { deltas: totals, now });
  await addToSeries(transaction, gameId, totals);
}
