import { sql } from 'kysely';
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
