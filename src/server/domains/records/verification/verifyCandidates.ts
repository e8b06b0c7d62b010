import { sql } from 'kysely';
import { scoreTransitions } from '../../../../contract/records/proofStates';
import type { Database } from '../../../platform/database/tables';
import { isNew } from '../proofRules/findCandidates';
import type { VerificationReport } from './verificationReport';

/** The states of scores that the site may ask for. */
const required = Object.entries(scoreTransitions).flatMap(([state, next]) =>
  next.require ? state : [],
);

/** Reports the scores that the rule of a chart’s group could ask for and that are no candidates. */
export async function verifyCandidates(
  snapshot: Database,
  chartId: number,
  { difference }: VerificationReport,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select s.id from scores s join charts c on c.id = s.chart_id join chart_groups u on u.id = c.group_id
    join players p on p.id = s.player_id
    where s.chart_id = ${chartId} and ${isNew(sql`u.proof_since`)} and s.ranked and s.state = any(${sql.val(required)}::text[])
      and not exists (select from proof_candidates k
        where (k.score_id, k.chart_id, k.sort_key) = (s.id, s.chart_id, s.sort_key))
    order by s.id`.execute(snapshot);
  for (const { id } of rows)
    difference(`chart ${chartId}, score ${id}: the rule for proofs overlooks it`);
}
