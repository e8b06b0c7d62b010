import {
  nextProofState,
  unknownState,
  type ProofState,
} from '../../../../contract/records/proofStates';
import type { PostRefusal } from '../../../../contract/records/posting';
import type { PostedEventKind } from '../../../../contract/records/scoreStates';
import { sortKey as sortKeyOf } from '../formulas/sortKey';
import type { ChartRules } from './chartRules';
import type { ScoreToPost } from './checkScore';
import { contentOf, type StoredScore } from './storeScores';

export type Verdict =
  | { refused: PostRefusal }
  | { outcome: 'same'; stored: StoredScore }
  | { outcome: PostedEventKind; sortKey: Buffer; proofState: ProofState };

function isSame(stored: StoredScore, { amounts, platform, achievedOn }: ScoreToPost): boolean {
  const before = contentOf(stored);
  return (
    amounts.every((amount, index) => amount === before.amounts[index]) &&
    platform === before.platform &&
    achievedOn === before.achievedOn
  );
}

/** What the row is to the score that the player has: the same value with another platform or day is a correction. */
function kindOf(stored: StoredScore | undefined, sortKey: Buffer): PostedEventKind {
  if (!stored) return 'created';
  return Buffer.compare(sortKey, stored.sortKey) < 0 ? 'improved' : 'corrected';
}

/** What a checked row does to the score that the player has on the chart; undefined without one. */
export function judgeScore(
  score: ScoreToPost,
  rules: ChartRules,
  stored: StoredScore | undefined,
): Verdict {
  // A withdrawn score is none: whatever is posted is a first one.
  const current = stored?.state === 'withdrawn' ? undefined : stored;
  const proves = score.proof !== undefined;
  if (current && isSame(current, score) && (!proves || current.state === 'proved'))
    return { outcome: 'same', stored: current };
  const sortKey = sortKeyOf(
    score.amounts,
    rules.values.map(({ better }) => better),
  );
  const isWorse = current !== undefined && Buffer.compare(sortKey, current.sortKey) > 0;
  if (isWorse && !score.confirmed.includes('worse')) return { refused: 'confirmWorse' };
  const outcome = kindOf(current, sortKey);
  const before = stored ?? unknownState;
  const action = outcome === 'corrected' ? 'correct' : 'post';
  const proofState = nextProofState(before, proves ? 'postWithProof' : action);
  if (!proofState)
    return { refused: nextProofState(before, 'postWithProof') ? 'needsProof' : 'stateForbids' };
  if (before.state === 'proof_waiting' && !score.confirmed.includes('waitingProof'))
    return { refused: 'confirmWaitingProof' };
  return { outcome, sortKey, proofState };
}
