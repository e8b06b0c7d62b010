import { Type, type Static } from '@sinclair/typebox';
import { maxOrderedBadges } from '../records/badges';
import { Collection } from './collection';
import { GameReference } from './games';
import { Player } from './players';
import { moment, nullable, nullableMoment } from './valueTypes';

const count = Type.Integer({ minimum: 0 });
const id = Type.Integer({ minimum: 1 });

const reign = {
  id,
  /** What it is worth to the player, and at the end of the reign was. */
  value: count,
  wonAt: moment,
  /** Null while the player holds it. */
  lostAt: nullableMoment,
};

/** A time in which a player held the badge of a game: the first place by points, perhaps with others. */
export const PlayerBadge = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('PlayerBadge'),
  game: GameReference,
  ...reign,
});
export type PlayerBadge = Static<typeof PlayerBadge>;

/** Badges for numbers: how many there are, which thresholds are reached, and the next one; null behind the last. */
export const ThresholdBadges = Type.Object({
  count,
  reached: Type.Array(id),
  next: nullable<number>(id),
});
export type ThresholdBadges = Static<typeof ThresholdBadges>;

export const PlayerBadgeCollection = Type.Composite([
  Collection(PlayerBadge),
  Type.Object({
    /** What all held badges are worth. */
    points: count,
    /** For scores, and for proved ones. */
    scores: ThresholdBadges,
    proofs: ThresholdBadges,
    /** For comments; null without an account. */
    comments: nullable<ThresholdBadges>(ThresholdBadges),
    /** For days on which the member was here; null without an account, and for readers from whom the member keeps the activity. */
    days: nullable<ThresholdBadges>(ThresholdBadges),
  }),
]);
export type PlayerBadgeCollection = Static<typeof PlayerBadgeCollection>;

/** The same of a game, with the player. */
export const GameBadge = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('GameBadge'),
  player: Player,
  ...reign,
});
export type GameBadge = Static<typeof GameBadge>;
export const GameBadgeCollection = Type.Composite([
  Collection(GameBadge),
  Type.Object({
    /** What the badge is worth now to each who holds it, and how many do; 0 if nobody does. */
    value: count,
    holders: count,
  }),
]);
export type GameBadgeCollection = Static<typeof GameBadgeCollection>;

/** The order of the own badges: the ids of reigns, the first one first. */
export const BadgeOrder = Type.Object(
  { badges: Type.Array(id, { maxItems: maxOrderedBadges, uniqueItems: true }) },
  { additionalProperties: false },
);
export type BadgeOrder = Static<typeof BadgeOrder>;
