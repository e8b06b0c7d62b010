import { sql } from 'kysely';
import { proofRules } from '../../../../contract/records/proofs';

/** Whether the next refusal ends the time to prove score s: refusals count since its proof was asked for. */
export const isLastProof = sql<boolean>`(s.state in ('due', 'proof_waiting_due') and not s.was_unproved and (
  select count(*) from score_events e where e.score_id = s.id and e.kind = 'proofRefused' and e.id > coalesce((
    select a.id from score_events a where a.score_id = s.id and a.kind in ('asked', 'requestAccepted')
    order by a.id desc limit 1), 0)) >= ${proofRules.refusals - 1})`;
