import { Type, type Static } from '@sinclair/typebox';
import { explanationRules } from '../records/explanations';
import { playerBoards } from '../records/rankingBoards';
import { GameReference } from './games';
import { Player, UnrankedPlayer } from './players';
import { literals, moment, nullable } from './valueTypes';

const count = Type.Integer({ minimum: 0 });
const rank = Type.Integer({ minimum: 1 });
/** What the ranking compares, the most important number first. */
const counts = Type.Array(count, { minItems: 1, maxItems: 6 });

/** Another player, and how far that one is in the first number in which the two differ. */
const Neighbour = Type.Object({
  player: Player,
  /** Which of the compared numbers. */
  column: count,
  difference: Type.Integer({ minimum: 1 }),
});
/** The next better player, with the rank of that one: as many make it. */
const NextPlayer = Type.Object({ ...Neighbour.properties, rank });

const ExplainedRank = Type.Object({
  rank,
  /** How many players the ranking has. */
  of: rank,
  /** How many players have the same numbers, the player too; one more than are counted if there are more. */
  tied: Type.Integer({ minimum: 1, maximum: explanationRules.tied + 1 }),
  counts,
  /** When the ranks were counted, in a ranking of very many players; absent if they are of this moment. */
  countedAt: Type.Optional(moment),
  /** Null for the best. */
  next: nullable<Static<typeof NextPlayer>>(NextPlayer),
  /** Null for the last. */
  behind: nullable<Static<typeof Neighbour>>(Neighbour),
  /** The ranks with one more of a number. */
  steps: Type.Array(Type.Object({ column: count, rank })),
});

const ExplainedGame = Type.Object({
  game: GameReference,
  /** What it gives of each compared number. */
  counts,
});

/** What the rank of a player in a ranking of all players is made of, at one moment. */
export const PlayerExplanation = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('PlayerExplanation'),
  board: literals(playerBoards),
  /** Null for a player without ranked scores. */
  standing: nullable<Static<typeof ExplainedRank>>(ExplainedRank),
  /** Those that give most. */
  games: Type.Array(ExplainedGame, { maxItems: explanationRules.games }),
  /** How many games give something. */
  nbGame: count,
  /** Null for a player who ranks. */
  unranked: nullable<UnrankedPlayer>(UnrankedPlayer),
});
export type PlayerExplanation = Static<typeof PlayerExplanation>;
