import { sql } from 'kysely';
import { badgeThresholds, dayThresholds } from '../../../../contract/records/badges';
import type { BadgeKind } from '../../../../contract/records/targets';
import type { ThresholdBadges } from '../../../../contract/schemas/badges';

/** What a player has of what there are badges for. */
export interface PlayerNumbers {
  scoreCount: number;
  provedCount: number;
  /** Null without an account. */
  commentCount: number | null;
  days: number | null;
}

/** The columns of {@link PlayerNumbers}, of players p of {@link numberSource}. */
export const numberColumns = sql`coalesce(t.score_count, 0) as score_count, coalesce(t.proved_count, 0) as proved_count,
  case when p.user_id is not null then coalesce(a.comments, 0) end as comment_count,
  case when p.user_id is not null then coalesce(a.days, 0) end as days`;

export const numberSource = sql`players p left join player_totals t on t.player_id = p.id
  left join member_activity a on a.user_id = p.user_id`;

const thresholdsOf = (
  count: number,
  thresholds: readonly number[] = badgeThresholds,
): ThresholdBadges => ({
  count,
  reached: thresholds.filter((threshold) => threshold <= count),
  next: thresholds.find((threshold) => threshold > count) ?? null,
});

/** The badges for these numbers, and what the next ones need. */
export const toThresholds = (numbers: PlayerNumbers) =>
  ({
    scores: thresholdsOf(numbers.scoreCount),
    proofs: thresholdsOf(numbers.provedCount),
    comments: numbers.commentCount === null ? null : thresholdsOf(numbers.commentCount),
    days: numbers.days === null ? null : thresholdsOf(numbers.days, dayThresholds),
  }) satisfies Record<BadgeKind, ThresholdBadges | null>;
