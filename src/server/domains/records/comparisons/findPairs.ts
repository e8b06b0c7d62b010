import { sql } from 'kysely';
import type { ComparisonResult } from '../../../../contract/records/comparisons';
import type { Database } from '../../../platform/database/tables';
import { isOfPublicChart } from '../scores/listedScores';

/** A chart on which both players have a ranked score. */
export interface Pair {
  chartId: number;
  gameId: number;
  result: ComparisonResult;
  /** The difference in proportion to the larger amount, in the first column in which they differ; 0 for a tie. */
  gap: number;
}

export interface Players {
  playerId: number;
  otherId: number;
}

interface Pairs {
  pairs: Pair[];
  /** The player of whom only the latest scores were looked at; null if all scores were. */
  latestOf: number | null;
}

/** How many scores a player has, counted in the index up to a number. */
async function countUpTo(snapshot: Database, playerId: number, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (
      select from scores s where s.player_id = ${playerId}
      order by s.changed_at desc, s.id desc limit ${most}) latest`.execute(snapshot);
  return rows[0]?.total ?? 0;
}

const reversed = { won: 'lost', lost: 'won', tied: 'tied' } as const;

/**
 * The shared charts of two players. Reads no more than `most` scores of the player with fewer of them, and looks each up for the other one:
 * `offset 0` keeps the planner from reading all scores of that one.
 */
export async function findPairs(
  snapshot: Database,
  { playerId, otherId }: Players,
  most: number,
): Promise<Pairs> {
  const own = await countUpTo(snapshot, playerId, most);
  const others = await countUpTo(snapshot, otherId, most);
  // Two with as many: the same one, whoever is compared with whom.
  const isFewer = own === others ? playerId < otherId : own < others;
  const [fewer, more] = isFewer ? [playerId, otherId] : [otherId, playerId];
  const { rows } = await sql<Pair>`
    with latest as materialized (
      select s.chart_id, s.sort_key, s.amounts, s.ranked from scores s where s.player_id = ${fewer}
      order by s.changed_at desc, s.id desc limit ${most}
    )
    select s.chart_id, c.game_id,
      case when s.sort_key < o.sort_key then 'won' when s.sort_key > o.sort_key then 'lost' else 'tied' end as result,
      coalesce((select abs(v.own - v.other)::float8 / greatest(abs(v.own), abs(v.other))
        from unnest(s.amounts, o.amounts) with ordinality v (own, other, n)
        where v.own <> v.other order by v.n limit 1), 0) as gap
    from latest s
    cross join lateral (select o.sort_key, o.amounts from scores o
      where o.chart_id = s.chart_id and o.player_id = ${more} and o.ranked offset 0) o
    join charts c on c.id = s.chart_id join games g on g.id = c.game_id
    where s.ranked and ${isOfPublicChart}`.execute(snapshot);
  return {
    pairs: isFewer ? rows : rows.map((row) => ({ ...row, result: reversed[row.result] })),
    latestOf: Math.min(own, others) < most ? null : fewer,
  };
}
