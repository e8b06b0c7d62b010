import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { countPlayers } from '../payments/countPlayers';
import { countParts, findParts, sumParts } from '../payments/partStandings';
import type { PlayerDeltas } from '../payments/playerDeltas';
import { writeCountries } from '../payments/standingCountries';
import { removeFromStandings } from '../payments/writeStandings';

/** Writes what players were paid for the charts of a game into their standings. @returns How many were wrong. */
async function sumPayments(
  transaction: Database,
  gameId: number,
  players: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ playerId: number }>`
    with due as (
      select p.id as player_id, coalesce(sum(x.points), 0) as points,
        count(*) filter (where x.medal = 0)::int as place0, count(*) filter (where x.medal in (0, 1))::int as place1,
        count(*) filter (where x.medal = 2)::int as place2, count(*) filter (where x.medal = 3)::int as place3,
        count(*) filter (where x.medal = 4)::int as place4, count(*) filter (where x.medal = 5)::int as place5
      from unnest(${sql.val([...players])}::int[]) p (id)
      left join (score_points x join charts c on c.id = x.chart_id and c.game_id = ${gameId}) on x.player_id = p.id
      group by p.id
    )
    insert into game_standings as t (game_id, player_id, chart_points, place0, place1, place2, place3, place4, place5)
    select ${gameId}::int, d.* from due d
    left join game_standings k on k.game_id = ${gameId} and k.player_id = d.player_id
    where (d.points, d.place0, d.place1, d.place2, d.place3, d.place4, d.place5)
      is distinct from (coalesce(k.chart_points, 0), coalesce(k.place0, 0), coalesce(k.place1, 0),
        coalesce(k.place2, 0), coalesce(k.place3, 0), coalesce(k.place4, 0), coalesce(k.place5, 0))
    on conflict (game_id, player_id) do update set chart_points = excluded.chart_points,
      place0 = excluded.place0, place1 = excluded.place1,
      place2 = excluded.place2, place3 = excluded.place3, place4 = excluded.place4, place5 = excluded.place5
    returning player_id`.execute(transaction);
  return rows.length;
}

/**
 * Counts the scores of players of a locked game again, and sums up what they were paid for them.
 * @param deltas The differences of the counts are added to them: they may come from scores that wait to be ranked.
 * @returns How many standings did not have that sum.
 */
export async function mendStandings(
  transaction: Database,
  gameId: number,
  { players, deltas }: { players: readonly number[]; deltas: PlayerDeltas },
): Promise<number> {
  await countPlayers(transaction, gameId, { players, deltas });
  const wrong = await sumPayments(transaction, gameId, players);
  await removeFromStandings(transaction, gameId, players);
  await writeCountries(transaction, gameId, players);
  const parts = await findParts(transaction, gameId);
  await countParts(transaction, parts, players);
  return wrong + (await sumParts(transaction, parts, players));
}
