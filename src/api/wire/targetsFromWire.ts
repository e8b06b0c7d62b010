import { badgeKinds } from '../../contract/records/targets';
import { ownScoreFromWire, playerScoreFromWire } from './playerFromWire';
import {
  count,
  flag,
  moment,
  needed,
  object,
  oneOf,
  orNull,
  published,
  type Read,
} from './readers';
import { unplayedChartFromWire } from './unplayedChartFromWire';

const targetPlaceFromWire = object({ score: needed(ownScoreFromWire), gap: published });

const targetProofFromWire = object({
  score: needed(playerScoreFromWire),
  /** It has to be proved; else it could be. */
  asked: flag,
  dueAt: moment,
});

const targetBadgeFromWire = object({ kind: oneOf(badgeKinds, undefined), count, next: count });

/** What the member could do next: one of each kind, null where there is none. */
export const targetsFromWire = object({
  place: orNull(targetPlaceFromWire),
  unplayed: orNull(unplayedChartFromWire),
  proof: orNull(targetProofFromWire),
  badge: orNull(targetBadgeFromWire),
});
export type Targets = Read<typeof targetsFromWire>;
