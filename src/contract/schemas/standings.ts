import { Type, type Static } from '@sinclair/typebox';
import { Collection } from './collection';
import { Player, PlayerChange } from './players';
import { moment, nullable } from './valueTypes';

const count = Type.Integer({ minimum: 0 });
/** Negative if more was lost than gained in a window. */
const gain = Type.Integer();

const standing = {
  '@id': Type.String(),
  '@type': Type.Literal('Standing'),
  /** By the board that was asked for. */
  rank: Type.Integer({ minimum: 1 }),
  /** How many players the board has. */
  of: count,
  player: Player,
  points: count,
  gamePoints: count,
  /** First places alone, then places 1 to 5. */
  medals: Type.Array(gain, { minItems: 6, maxItems: 6 }),
  nbScore: count,
  nbProved: count,
};

/** A player on the board of a game. */
export const GameStanding = Type.Object(standing);
export type GameStanding = Static<typeof GameStanding>;

/** A player on a board of all players. */
export const PlayerStanding = Type.Object({
  ...standing,
  /** Games with the first place alone, then with places 1 to 3. */
  cups: Type.Array(gain, { minItems: 4, maxItems: 4 }),
  /** What the held badges are worth, and their number. */
  badgePoints: count,
  nbBadge: gain,
  /**
   * Only with `at`: the rank at the end of the last kept day of all; null for a player who was not among its first 200. Absent if it is
   * the day that is shown.
   */
  latestRank: Type.Optional(nullable<number>(Type.Integer({ minimum: 1 }))),
});
export type PlayerStanding = Static<typeof PlayerStanding>;

/** What the member’s own standing says besides. */
const ownFacts = {
  /** How far the next better player is; null for the best. */
  next: nullable<{ column: number; difference: number }>(
    Type.Object({
      /** In a ranking by medals, cups or badges, the first of them that differ; 0 in any other. */
      column: count,
      /** How many more of them that player has. */
      difference: Type.Integer({ minimum: 1 }),
    }),
  ),
  /** When the rank was counted, in a ranking of very many players; absent if it is of this moment. */
  countedAt: Type.Optional(moment),
};
const OwnGameStanding = Type.Object({ ...standing, ...ownFacts });
export type OwnGameStanding = Static<typeof OwnGameStanding>;

const OwnPlayerStanding = Type.Composite([
  PlayerStanding,
  Type.Object({
    ...ownFacts,
    /** Null while nothing is kept of the player’s past. */
    change: nullable<PlayerChange>(PlayerChange),
    /** Present with `at` for a rank that is estimated from the kept places around it. */
    estimated: Type.Optional(Type.Literal(true)),
    /** The same of `latestRank`, which every member has. */
    latestEstimated: Type.Optional(Type.Literal(true)),
  }),
]);
export type OwnPlayerStanding = Static<typeof OwnPlayerStanding>;

const progress = Type.Object({
  /** Present while totals of the members of a very large tie are still being counted. */
  counting: Type.Optional(Type.Literal(true)),
  /** When the ranks were counted, in a ranking of very many players; absent if they are of this moment. */
  countedAt: Type.Optional(moment),
  /** The id of the player whom the page is around, if it was asked for like that. */
  around: Type.Optional(nullable<number>(Type.Integer())),
});

/** `own`: only if it was asked for; null for a member without a place. */
export const GameStandingCollection = Type.Composite([
  Collection(GameStanding),
  progress,
  Type.Object({ own: Type.Optional(nullable<OwnGameStanding>(OwnGameStanding)) }),
]);
export const PlayerStandingCollection = Type.Composite([
  Collection(PlayerStanding),
  progress,
  Type.Object({
    own: Type.Optional(nullable<OwnPlayerStanding>(OwnPlayerStanding)),
    /** Only with `at`: the kept day that is shown, the last one until then; null without any. */
    day: Type.Optional(nullable<string>(Type.String())),
    /** Only with `at`: the first day that is kept; null without any. */
    since: Type.Optional(nullable<string>(Type.String())),
    /** Only with `at`: the last kept day of all, which `latestRank` is of; null if it is the day that is shown. */
    latest: Type.Optional(nullable<string>(Type.String())),
  }),
]);
