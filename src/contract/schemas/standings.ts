import { Type, type Static } from '@sinclair/typebox';
import { Collection } from './collection';
import { Player } from './players';

const count = Type.Integer({ minimum: 0 });

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
  medals: Type.Array(count, { minItems: 6, maxItems: 6 }),
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
  cups: Type.Array(count, { minItems: 4, maxItems: 4 }),
});
export type PlayerStanding = Static<typeof PlayerStanding>;

const progress = Type.Object({
  /** Present while totals of the members of a very large tie are still being counted. */
  counting: Type.Optional(Type.Literal(true)),
  /** When the ranks were counted, in a ranking of very many players; absent if they are of this moment. */
  countedAt: Type.Optional(Type.String({ format: 'date-time' })),
});

export const GameStandingCollection = Type.Composite([Collection(GameStanding), progress]);
export const PlayerStandingCollection = Type.Composite([Collection(PlayerStanding), progress]);
