import { Type, type Static } from '@sinclair/typebox';
import { badgeKinds } from '../records/targets';
import { OwnScore, PlayerScore, UnplayedChart } from './players';
import { literals, nullable, nullableMoment } from './valueTypes';

const positive = Type.Integer({ minimum: 1 });

const TargetPlace = Type.Object({
  /** With the next place. */
  score: OwnScore,
  /** How far the score is from it, with its sign, in the reader’s language. */
  gap: Type.String(),
});
export type TargetPlace = Static<typeof TargetPlace>;

const TargetProof = Type.Object({
  score: PlayerScore,
  /** Whether the score has to be proved; else it could be. */
  asked: Type.Boolean(),
  /** The end of the time to prove it; null without one. */
  dueAt: nullableMoment,
});
export type TargetProof = Static<typeof TargetProof>;

const TargetBadge = Type.Object({
  kind: literals(badgeKinds),
  count: Type.Integer({ minimum: 0 }),
  next: positive,
});
export type TargetBadge = Static<typeof TargetBadge>;

/** What a member could do next: one of each kind, null where there is none. */
export const Targets = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('Targets'),
  /** The cheapest next place of the latest scores. */
  place: nullable<TargetPlace>(TargetPlace),
  /** The chart never played where a first score brings most, in the game played last. */
  unplayed: nullable<UnplayedChart>(UnplayedChart),
  proof: nullable<TargetProof>(TargetProof),
  /** The nearest badge for a number. */
  badge: nullable<TargetBadge>(TargetBadge),
});
export type Targets = Static<typeof Targets>;
