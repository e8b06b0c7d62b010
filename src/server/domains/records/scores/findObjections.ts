import { sql } from 'kysely';
import { isRanked } from '../../../../contract/records/proofStates';
import type { PostRefusal } from '../../../../contract/records/posting';
import type { PostedEventKind } from '../../../../contract/records/scoreStates';
import type { Database } from '../../../platform/database/tables';
import type { ChartRules } from './chartRules';
import type { ScoreToPost } from './checkScore';
import { findDoubts, type Claim, type Doubt } from './findDoubts';
import type { Change } from './storeScores';

/** A change that the member’s score on the chart allows. */
export interface JudgedChange extends Change {
  outcome: PostedEventKind;
  rules: ChartRules;
}

export interface Refused {
  refused: PostRefusal;
  /** Of `confirmUnusual`. */
  doubt?: Doubt;
}

interface Request {
  userId: number;
  playerId: number;
  changes: readonly JudgedChange[];
  /** A member with so many unproved scores posts none without its proof; 0 for no limit. */
  unprovedLimit: number;
  at: Date;
}

/** A correction claims less than before, or the same. */
const isNewClaim = ({ score, outcome }: JudgedChange) =>
  score.proof === undefined && outcome !== 'corrected';

/** What is sent with its proof is looked at anyway. */
const isConfirmed = ({ proof, confirmed }: ScoreToPost) =>
  proof !== undefined || confirmed.includes('unusual');

const toClaim = ({ score, rules, stored, sortKey }: JudgedChange): Claim => ({
  chart: score.chart,
  amounts: score.amounts,
  sortKey,
  better: rules.values[0]?.better ?? 'higher',
  ownKey: stored && isRanked(stored) ? stored.sortKey : undefined,
  isConfirmed: isConfirmed(score),
});

const isUnproved = sql<boolean>`(state = 'unproved' or (state = 'proof_waiting_due' and was_unproved))`;

/** Whether a player has so many unproved scores; never for 0. Those whose proof waits count until it is accepted. */
export async function hasUnproved(
  database: Database,
  playerId: number,
  limit: number,
): Promise<boolean> {
  if (limit === 0) return false;
  const last = await database
    .selectFrom('scores')
    .select('id')
    .where('playerId', '=', playerId)
    .where(isUnproved)
    .orderBy('id')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  return last !== undefined;
}

/**
 * Why changes are not made because of what other scores there are.
 * @returns The objections by key, the other changes in order, and which of these the site doubts nevertheless, by chart.
 */
export async function findObjections(
  database: Database,
  { changes, unprovedLimit, ...member }: Request,
): Promise<{
  objections: Map<string, Refused>;
  accepted: JudgedChange[];
  doubts: Map<number, Doubt>;
}> {
  const objections = new Map<string, Refused>();
  if (changes.some(isNewClaim) && (await hasUnproved(database, member.playerId, unprovedLimit)))
    for (const { score } of changes.filter(isNewClaim))
      objections.set(score.key, { refused: 'tooManyUnproved' });

  const isLeft = ({ score }: JudgedChange) => !objections.has(score.key);
  // Whether the player ranks at the moment makes no difference: the values stay when the player ranks again.
  const ranked = changes.filter((change) => isLeft(change) && isRanked(change.proofState));
  const claims = ranked.map(toClaim);
  const doubts = await findDoubts(database, { ...member, claims });
  for (const { score } of ranked) {
    const doubt = doubts.get(score.chart);
    if (doubt && !isConfirmed(score))
      objections.set(score.key, { refused: 'confirmUnusual', doubt });
  }
  return { objections, accepted: changes.filter(isLeft), doubts };
}
