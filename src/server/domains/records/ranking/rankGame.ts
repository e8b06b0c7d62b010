import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { gamePoints } from './gamePoints';
import { rankBy } from './rankBy';

interface Standing {
  playerId: number;
  chartPoints: number;
  /** Numbers of places by medal, from 0 to 5. */
  places: number[];
}

/** Sums the places of each player of a game, from the scores and places of its charts. */
async function sumStandings(transaction: Database, gameId: number): Promise<void> {
  await sql`
    with sums as (
      select s.player_id,
        coalesce(sum(p.points) filter (where u.ranked), 0) as chart_points,
        coalesce(sum(p.points) filter (where u.ranked and not u.dlc), 0) as base_points,
        count(*) filter (where u.ranked and p.medal = 0) as place0,
        count(*) filter (where u.ranked and p.rank = 1) as place1,
        count(*) filter (where u.ranked and p.medal = 2) as place2,
        count(*) filter (where u.ranked and p.medal = 3) as place3,
        count(*) filter (where u.ranked and p.medal = 4) as place4,
        count(*) filter (where u.ranked and p.medal = 5) as place5,
        count(*) as score_count, count(*) filter (where s.state = 'proved') as proved_count,
        max(s.changed_at) as last_score_at
      from charts c
      join chart_groups u on u.id = c.group_id
      join scores s on s.chart_id = c.id and s.state <> 'withdrawn'
      left join chart_places p
        on p.chart_id = c.id and p.platform_id = 0 and p.sort_key = s.sort_key and s.ranked
      where c.game_id = ${gameId} and c.status <> 'retired'
      group by s.player_id
    ), removed as (
      delete from game_standings t where t.game_id = ${gameId}
        and not exists (select from sums where sums.player_id = t.player_id)
    )
    insert into game_standings (game_id, player_id, chart_points, base_points, place0, place1, place2, place3,
      place4, place5, score_count, proved_count, last_score_at)
    select ${gameId}::int, * from sums
    on conflict (game_id, player_id) do update set chart_points = excluded.chart_points,
      base_points = excluded.base_points, place0 = excluded.place0, place1 = excluded.place1,
      place2 = excluded.place2, place3 = excluded.place3, place4 = excluded.place4, place5 = excluded.place5,
      score_count = excluded.score_count, proved_count = excluded.proved_count,
      last_score_at = excluded.last_score_at`.execute(transaction);
}

async function readStandings(transaction: Database, gameId: number): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select player_id, chart_points, array[place0, place1, place2, place3, place4, place5] as places
    from game_standings where game_id = ${gameId} order by chart_points desc`.execute(transaction);
  return rows;
}

/** Game points by player. A player without chart points gets none, but counts as a player of the game. */
function pointsOf(ranks: readonly { item: Standing; rank: number; tied: number }[]) {
  const scoring = ranks.filter(({ item }) => item.chartPoints > 0);
  const ties = scoring.filter(({ rank }, index) => rank !== scoring[index - 1]?.rank);
  const points = gamePoints(
    ranks.length,
    ties.map(({ tied }) => tied),
  );
  return new Map(ties.map(({ rank }, index) => [rank, points[index] ?? 0]));
}

const compareMedals = (one: Standing, other: Standing) => {
  const place = one.places.findIndex((count, index) => count !== other.places[index]);
  return place === -1 ? 0 : (other.places[place] ?? 0) - (one.places[place] ?? 0);
};

const findPlayers = async (transaction: Database, gameId: number) =>
  transaction.selectFrom('gameStandings').select('playerId').where('gameId', '=', gameId).execute();

/**
 * Computes the standings of a game again from its scores and their places: sums, ranks and game points.
 * @returns The players who are or were in the standings: their totals have to be computed again.
 */
export async function rankGame(transaction: Database, gameId: number): Promise<number[]> {
  const before = await findPlayers(transaction, gameId);
  await sumStandings(transaction, gameId);
  const standings = await readStandings(transaction, gameId);
  const ranks = rankBy(standings, (one, other) => other.chartPoints - one.chartPoints);
  const medals = rankBy(standings, compareMedals);
  const medalRanks = new Map(medals.map(({ item, rank }) => [item.playerId, rank]));
  const points = pointsOf(ranks);
  await sql`
    update game_standings t set rank = n.rank, medal_rank = n.medal_rank, game_points = n.points
    from unnest(${sql.val(ranks.map(({ item }) => item.playerId))}::int[],
      ${sql.val(ranks.map(({ rank }) => rank))}::int[],
      ${sql.val(ranks.map(({ item }) => medalRanks.get(item.playerId) ?? null))}::int[],
      ${sql.val(ranks.map(({ item, rank }) => (item.chartPoints > 0 ? (points.get(rank) ?? 0) : 0)))}::bigint[])
      as n (player_id, rank, medal_rank, points)
    where t.game_id = ${gameId} and t.player_id = n.player_id
      and (t.rank, t.medal_rank, t.game_points) is distinct from (n.rank, n.medal_rank, n.points)`.execute(
    transaction,
  );
  await sql`
    update games g set (chart_count, score_count, proved_count, player_count, last_score_at) =
      (select count(*), coalesce(sum(c.score_count), 0), coalesce(sum(c.proved_count), 0),
        (select count(*) from game_standings t where t.game_id = g.id),
        (select max(t.last_score_at) from game_standings t where t.game_id = g.id)
      from charts c where c.game_id = g.id and c.status <> 'retired')
    where g.id = ${gameId}`.execute(transaction);
  const players = [...before, ...standings].map(({ playerId }) => playerId);
  return [...new Set(players)];
}
