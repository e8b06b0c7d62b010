import { sql, type RawBuilder } from 'kysely';
import { lastProvedRank, type ProvedPlaces } from '../../../../contract/records/proofRule';
import type { Database } from '../../../platform/database/tables';

export interface RuledChart {
  gameId: number;
  places: ProvedPlaces;
  since: string;
}

/** The rule of a chart that takes proofs and has enough ranked scores for the rule; undefined for any other chart. */
export async function findRule(
  database: Database,
  chartId: number,
): Promise<RuledChart | undefined> {
  const { rows } = await sql<RuledChart>`
    select c.game_id, u.proof_places as places, u.proof_since as since
    from charts c join games g on g.id = c.game_id join chart_groups u on u.id = c.group_id
    join chart_counts n on n.chart_id = c.id
    where c.id = ${chartId} and c.status = 'open' and g.status = 'active' and u.proof_places <> 'none'
      and n.ranked_count >= u.proof_from`.execute(database);
  return rows[0];
}

/** Behind the sort keys of all scores. */
const behindAll = sql`decode(repeat('ff', 64), 'hex')`;

/** The sort key of the last score that has a rank up to this one: those that share its place have it, too. */
const lastSortKey = (chartId: number, rank: number): RawBuilder<Buffer> =>
  rank === Infinity
    ? sql`${behindAll}`
    : sql`coalesce((select w.sort_key from scores w where w.chart_id = ${chartId} and w.ranked
        order by w.sort_key offset ${rank - 1} limit 1), ${behindAll})`;

export interface Candidate {
  id: number;
  playerId: number;
  isNew: boolean;
}

/** Whether the value of score s was posted since a rule was set, by a player p who still has an account. */
export const isNew = (since: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(s.changed_at >= ${since} and p.user_id is not null)`;

/** Some candidates of a chart at places that have to be proved, the best first. */
export async function findCandidates(
  database: Database,
  chartId: number,
  { places, since, portion }: RuledChart & { portion: number },
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select s.id, s.player_id, ${isNew(sql`${since}::timestamptz`)} as is_new from (
      select score_id, sort_key from proof_candidates
      where chart_id = ${chartId} and sort_key <= (select ${lastSortKey(chartId, lastProvedRank[places])})
      order by sort_key, score_id limit ${portion}
    ) k join scores s on s.id = k.score_id join players p on p.id = s.player_id order by k.sort_key, k.score_id`.execute(
    database,
  );
  return rows;
}
