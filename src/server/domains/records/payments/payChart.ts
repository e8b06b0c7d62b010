import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { hasGroup } from './partStandings';
import { addPlace, deltaOf, paidSums, type PlayerDeltas } from './playerDeltas';
import { readTies } from '../places/readTies';

export interface RankedChart {
  id: number;
  /** Whether its places count: its group is ranked, and it is not retired. */
  counts: boolean;
  /** Parts of the game that it belongs to. */
  parts: number[];
}

/** Charts c that a condition chooses, in the order of their ids. */
export async function findRankedCharts(
  database: Database,
  condition: RawBuilder<unknown>,
): Promise<RankedChart[]> {
  const { rows } = await sql<RankedChart>`
    select c.id, u.ranked and c.status <> 'retired' as counts,
      array(select a.id from game_parts a where ${hasGroup} order by a.id) as parts
    from charts c join chart_groups u on u.id = c.group_id where ${condition} order by c.id`.execute(
    database,
  );
  return rows;
}

/** A difference between what a player was paid for a chart and what is due. */
export interface Payment {
  playerId: number;
  points: number;
  oldMedal: number | null;
  newMedal: number | null;
}

export function addPayments(
  deltas: PlayerDeltas,
  payments: readonly Payment[],
  { parts }: Pick<RankedChart, 'parts'>,
): void {
  for (const { playerId, points, oldMedal, newMedal } of payments) {
    for (const sums of paidSums(deltaOf(deltas, playerId), parts)) {
      sums.points += points;
      addPlace(sums.medals, oldMedal, -1);
      addPlace(sums.medals, newMedal, 1);
    }
  }
}

interface Places {
  sortKeys: Buffer[];
  points: number[];
  medals: (number | null)[];
  /** Sort keys of large ties. */
  large: Buffer[];
}

async function readPlaces(database: Database, chart: RankedChart, largeTie: number) {
  const places: Places = { sortKeys: [], points: [], medals: [], large: [] };
  for (const { sortKey, tied, points, medal } of chart.counts
    ? await readTies(database, chart.id)
    : []) {
    if (tied > largeTie) places.large.push(sortKey);
    else {
      places.sortKeys.push(sortKey);
      places.points.push(points);
      places.medals.push(medal);
    }
  }
  return places;
}

/** Pays what is due to the members of places that are no large ties, and takes back what is not. */
async function writePayments(
  transaction: Database,
  chartId: number,
  { places, players }: { places: Places; players: readonly number[] },
): Promise<Payment[]> {
  const id = sql`${chartId}::int`;
  const large = sql.val(places.large);
  // Without `offset 0` the scores would be joined as a whole.
  const { rows } = await sql<Payment>`
    with place as (
      select * from unnest(${sql.val(places.sortKeys)}::bytea[], ${sql.val(places.points)}::bigint[],
        ${sql.val(places.medals)}::smallint[]) as p (sort_key, points, medal)
    ), due as (
      select s.player_id, p.points, p.medal from place p cross join lateral (
        select player_id from scores s where s.chart_id = ${id} and s.sort_key = p.sort_key and s.ranked offset 0) s
    ), known as (
      select player_id, points, medal, large_tie from score_points where chart_id = ${id} and not large_tie
      union
      select player_id, points, medal, large_tie from score_points
        where chart_id = ${id} and player_id = any(${sql.val([...players])}::int[])
    ), paid as (
      select * from known
      union all
      -- Members of a large tie that is none any more.
      select player_id, points, medal, large_tie from score_points x
        where chart_id = ${id} and large_tie
          and player_id in (select player_id from due except select player_id from known)
    ), different as (
      select coalesce(d.player_id, w.player_id) as player_id, d.points as new_points, d.medal as new_medal,
        w.points as old_points, w.medal as old_medal, d.player_id is null as gone
      from due d full join paid w on w.player_id = d.player_id
      where (d.points, d.medal) is distinct from (w.points, w.medal) or (w.large_tie and d.player_id is not null)
    ), payments as (
      -- Members of large ties wait.
      select f.* from different f where not gone or not exists (
        select from scores s where s.chart_id = ${id} and s.player_id = f.player_id and s.ranked
          and s.sort_key = any(${large}::bytea[]))
    ), removed as (
      delete from score_points x using payments r where r.gone and x.chart_id = ${id} and x.player_id = r.player_id
    ), written as (
      insert into score_points (chart_id, player_id, points, medal)
      select ${id}, player_id, new_points, new_medal from payments where not gone
      on conflict (chart_id, player_id) do update
        set points = excluded.points, medal = excluded.medal, large_tie = false
    )
    select player_id, coalesce(new_points, 0) - coalesce(old_points, 0) as points, old_medal, new_medal
    from payments`.execute(transaction);
  return rows;
}

const hasLargeTie = async (transaction: Database, chartId: number): Promise<boolean> =>
  (
    await sql`select from score_points where chart_id = ${chartId} and large_tie limit 1`.execute(
      transaction,
    )
  ).rows.length > 0;

/**
 * Ranks a chart: pays the difference between what its players are due and what they were paid, and adds it to the deltas of the players.
 * It may run at any time, and any number of times.
 * @param players Those whose scores changed.
 * @returns Whether members of large ties wait to be paid.
 */
export async function payChart(
  transaction: Database,
  chart: RankedChart,
  {
    players,
    deltas,
    largeTie,
  }: { players: readonly number[]; deltas: PlayerDeltas; largeTie: number },
): Promise<boolean> {
  const places = await readPlaces(transaction, chart, largeTie);
  addPayments(deltas, await writePayments(transaction, chart.id, { places, players }), chart);
  return places.large.length > 0 || hasLargeTie(transaction, chart.id);
}
