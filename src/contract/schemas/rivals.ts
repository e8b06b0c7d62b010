import { Type, type Static } from '@sinclair/typebox';
import { rivalRules } from '../records/rivals';
import { ComparisonSums } from './comparisons';
import { Player } from './players';
import { nullableMoment } from './valueTypes';

const count = Type.Integer({ minimum: 0 });

/** A player who is often near another one. */
export const Rival = Type.Object({
  /** Of the comparison. */
  '@id': Type.String(),
  '@type': Type.Literal('Rival'),
  player: Player,
  /** On how many of the charts that were searched they are near each other. */
  near: count,
  ...ComparisonSums.properties,
});
export type Rival = Static<typeof Rival>;

const rivals = Type.Array(Rival, { maxItems: rivalRules.listed });

/** The players near a player. Counted once a day, so the numbers are those of `countedAt`. */
export const PlayerRivals = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('PlayerRivals'),
  /** Null while they are counted for the first time. */
  countedAt: nullableMoment,
  /** How many latest scores were searched, and how many were compared. */
  nbScore: count,
  nbCompared: count,
  /** Who is near the player on most charts. */
  closest: rivals,
  /** Against whom the player has won most charts more than lost. */
  beaten: rivals,
  /** The other way round. */
  beatenBy: rivals,
});
export type PlayerRivals = Static<typeof PlayerRivals>;
