import { sql, type RawBuilder } from 'kysely';
import { proofRules } from '../../../../contract/records/proofs';

/** The event that asked for the proof of score s last; 0 without one. */
const lastDemand = sql<number>`coalesce((
  select a.id from score_events a where a.score_id = s.id and a.kind in ('asked', 'requestAccepted')
  order by a.id desc limit 1), 0)`;

/** How many proofs of score s were refused since its proof was asked for. */
const refusals = sql<number>`(select count(*) from score_events e
  where e.score_id = s.id and e.kind = 'proofRefused' and e.id > ${lastDemand})`;

/** Whether the next refusal ends the time to prove score s. */
export const isLastProof = sql<boolean>`(s.state in ('due', 'proof_waiting_due') and not s.was_unproved and ${refusals} >= ${proofRules.refusals - 1})`;

/** Whether the last refusal has ended the time to prove score s. */
export const hasNoProofLeft = sql<boolean>`${refusals} >= ${proofRules.refusals}`;

/** A column of the event e that demanded the proof of score s as it is; null if none did since it was posted or doubted. */
export const ofDemand = (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select ${column} from score_events e where e.score_id = s.id and e.kind = 'requestAccepted' and e.id > coalesce((
    select a.id from score_events a where a.score_id = s.id and a.kind in ('asked', 'created', 'improved', 'corrected', 'merged')
    order by a.id desc limit 1), 0) order by e.id desc limit 1)`;
