import { holdsValue } from '../../../../contract/records/holdsValue';
import {
  earliestScoreDay,
  type Confirmation,
  type PostRefusal,
} from '../../../../contract/records/posting';
import type { Evidence } from '../../../../contract/schemas/evidence';
import { proofVideo } from '../../../../contract/video/proofVideo';
import { isDay, latestDay } from '../../../../contract/calendarDay';
import type { ChartRules } from './chartRules';

export interface ScoreToPost {
  chart: number;
  /** One for each value column of the chart. */
  amounts: number[];
  platform: number | null;
  /** A calendar day. */
  achievedOn: string | null;
  /** Identifies the row: a repeated one changes nothing. */
  key: string;
  confirmed: readonly Confirmation[];
  proof?: Evidence | undefined;
}

function checkProof(proof: Evidence | undefined, rules: ChartRules): PostRefusal | undefined {
  if (!proof) return undefined;
  if ('picture' in proof) return rules.proof === 'video' ? 'videoNeeded' : undefined;
  return proofVideo(proof.video) === undefined ? 'unknownVideo' : undefined;
}

/** Why a score cannot be posted, whatever the player has there already. */
export function checkScore(
  score: ScoreToPost,
  rules: ChartRules | undefined,
  at: Date,
): PostRefusal | undefined {
  if (!rules) return 'chartNotFound';
  if (!rules.isOpen) return 'chartClosed';
  const fits = rules.values.every(({ definition }, index) =>
    holdsValue(definition, score.amounts[index] ?? NaN),
  );
  if (!fits || score.amounts.length !== rules.values.length) return 'wrongAmounts';
  if (score.platform !== null && !rules.platformIds.includes(score.platform))
    return 'unknownPlatform';
  const day = score.achievedOn;
  if (day !== null) {
    if (day > latestDay(at)) return 'dateInFuture';
    if (day < earliestScoreDay) return 'dateTooEarly';
    if (!isDay(day)) return 'unknownDate';
  }
  if (score.amounts.includes(0) && !score.confirmed.includes('zero')) return 'confirmZero';
  return checkProof(score.proof, rules);
}
