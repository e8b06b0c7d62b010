import { sql, type RawBuilder } from 'kysely';
import type { ProofRule } from '../../../contract/schemas/games';

/** The rule of group u for proofs; null without one. */
export const proofRuleOf: RawBuilder<ProofRule | null> = sql`
  case when u.proof_places <> 'none' then json_build_object('places', u.proof_places, 'from', u.proof_from) end`;
