import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { gamePoints } from '../formulas/gamePoints';
import { addPlace, deltaOf, type PlayerDeltas } from './playerDeltas';

/** No game has points for more ties: with a million players 1,402 ranks have some. */
const maxTies = 1500;
/** The last place that is counted for players. */
const lastCup = 3;

/** The players of a game with the same points. */
export interface StandingTie {
  points: number;
  tied: number;
  gamePoints: number;
  cup: number | null;
}

/** The ties with game points or a cup, the best first. Players without points of charts have none, but count as players. */
export async function readStandingTies(database: Database, gameId: number): Promise<StandingTie[]> {
  const { rows } = await sql<{ players: number; points: number; tied: number }>`
    select (select player_count from games where id = ${gameId}) as players, t.* from (
      select chart_points as points, count(*) as tied from game_standings
      where game_id = ${gameId} and chart_points > 0 group by chart_points order by chart_points desc
      limit ${maxTies}
    ) t order by t.points desc`.execute(database);
  const players = rows[0]?.players ?? 0;
  const points = gamePoints(
    players,
    rows.map(({ tied }) => tied),
  );
  const ties: StandingTie[] = [];
  let rank = 1;
  for (const [index, tie] of rows.entries()) {
    const alone = rank === 1 && tie.tied === 1 && players > 1;
    const cup = alone ? 0 : rank <= lastCup ? rank : null;
    const won = points[index] ?? 0;
    if (won === 0 && cup === null) break;
    ties.push({ points: tie.points, tied: tie.tied, gamePoints: won, cup });
    rank += tie.tied;
  }
  return ties;
}

export interface StandingPayment {
  playerId: number;
  gamePoints: number;
  oldCup: number | null;
  newCup: number | null;
}

export function addStandingPayments(
  deltas: PlayerDeltas,
  payments: readonly StandingPayment[],
): void {
  for (const payment of payments) {
    const delta = deltaOf(deltas, payment.playerId);
    delta.gamePoints += payment.gamePoints;
    addPlace(delta.cups, payment.oldCup, -1);
    addPlace(delta.cups, payment.newCup, 1);
  }
}

/**
 * Ranks the players of a game: writes the game points and cups that changed, and adds the differences to the deltas of the players.
 * @returns Whether members of large ties wait.
 */
export async function payGame(
  transaction: Database,
  gameId: number,
  { deltas, largeTie }: { deltas: PlayerDeltas; largeTie: number },
): Promise<boolean> {
  const ties = await readStandingTies(transaction, gameId);
  const paid = ties.filter(({ tied }) => tied <= largeTie);
  const id = sql`${gameId}::int`;
  const lowest = ties.at(-1)?.points ?? Number.MAX_SAFE_INTEGER;
  const column = (name: 'points' | 'tied' | 'gamePoints' | 'cup') =>
    sql.val(paid.map((tie) => tie[name]));
  // Written so that only the index of points gives the order, also while the statistics are of a time when nobody had points.
  const { rows } = await sql<StandingPayment>`
    with place as (
      select * from unnest(${column('points')}::bigint[], ${column('tied')}::int[], ${column('gamePoints')}::bigint[],
        ${column('cup')}::smallint[]) as p (points, tied, game_points, cup)
    ), due as (
      select t.player_id, p.game_points, p.cup, t.game_points as old_points, t.cup as old_cup
      from place p cross join lateral (
        select player_id, game_points, cup from game_standings t
        where t.game_id = ${id} and t.chart_points between p.points and p.points
        order by t.chart_points desc, t.player_id limit p.tied) t
    ), over as (
      select t.player_id, 0::bigint as game_points, null::smallint as cup, t.game_points as old_points, t.cup as old_cup
      from game_standings t
      where t.game_id = ${id} and (t.game_points > 0 or t.cup is not null) and t.chart_points < ${lowest}::bigint
    ), different as (
      select * from (select * from due union all select * from over) x
      where (game_points, cup) is distinct from (old_points, old_cup)
    ), written as (
      update game_standings t set game_points = d.game_points, cup = d.cup from different d
      where t.game_id = ${id} and t.player_id = d.player_id
        and t.player_id = any(array(select player_id from different))
    )
    select player_id, game_points - old_points as game_points, old_cup, cup as new_cup from different`.execute(
    transaction,
  );
  addStandingPayments(deltas, rows);
  return paid.length < ties.length;
}
