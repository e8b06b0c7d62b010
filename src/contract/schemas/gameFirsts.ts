import { Type, type Static } from '@sinclair/typebox';
import { Collection } from './collection';
import { GameReference, GroupReference, reference } from './games';
import { Player } from './players';
import { scoreContent } from './scoreFields';
import { moment, nullable, nullableMoment } from './valueTypes';

/** A first place of a game that a player took. */
export const GameFirst = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('GameFirst'),
  game: GameReference,
  group: GroupReference,
  chart: reference('Chart'),
  player: Player,
  /** Those that the first place was taken with. */
  values: scoreContent.values,
  since: moment,
  /** Null while the player holds it. */
  until: nullableMoment,
  /** Who held it until then; null if nobody did. */
  previous: nullable<Player>(Player),
});
export type GameFirst = Static<typeof GameFirst>;

export const GameFirstCollection = Collection(GameFirst);

/** A player who held many of the first places of a game. */
export const FirstHolder = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('FirstHolder'),
  player: Player,
  /** How many at the end of each of the days. */
  counts: Type.Array(Type.Integer({ minimum: 0 })),
});
export type FirstHolder = Static<typeof FirstHolder>;

export const FirstHolderCollection = Type.Composite([
  Collection(FirstHolder),
  Type.Object({
    /** Spread evenly until today, the end of each in UTC. */
    days: Type.Array(Type.String()),
    /** Whether they go back to the first of all: of 5,000 first places only the latest are counted. */
    whole: Type.Boolean(),
  }),
]);
