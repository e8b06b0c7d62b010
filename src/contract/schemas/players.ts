import { Type, type Static } from '@sinclair/typebox';
import { Collection } from './collection';
import { GameReference, reference } from './games';
import { decisionReasons } from '../records/decisions';
import { playerBoards } from '../records/rankingBoards';
import { scoreFields, ScoreValue } from './scoreFields';
import { literals, moment, nullable, nullableMoment } from './valueTypes';

const count = Type.Integer({ minimum: 0 });

/** Who holds a score; without a name once the account is deleted. */
export const Player = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('Player'),
  id: Type.Integer(),
  username: nullable<string>(Type.String()),
  slug: nullable<string>(Type.String()),
  /** ISO 3166-1 alpha-2. */
  country: nullable<string>(Type.String()),
});
export type Player = Static<typeof Player>;

/** Since when and why a player does not rank. */
export const UnrankedPlayer = Type.Object({
  since: moment,
  reason: literals(decisionReasons),
  note: nullable<string>(Type.String()),
});
export type UnrankedPlayer = Static<typeof UnrankedPlayer>;

/** The place of a player in a ranking of all players. */
export const PlayerRank = Type.Object({
  board: literals(playerBoards),
  rank: Type.Integer({ minimum: 1 }),
  /** How many players the ranking has. */
  of: Type.Integer({ minimum: 1 }),
});
export type PlayerRank = Static<typeof PlayerRank>;

/** The place of a player by points among those of the same country. */
const CountryRank = Type.Object({
  /** ISO 3166-1 alpha-2. */
  country: Type.String(),
  rank: Type.Integer({ minimum: 1 }),
  of: Type.Integer({ minimum: 1 }),
});
export type CountryRank = Static<typeof CountryRank>;

const difference = Type.Integer();
const day = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' });

/** The rank of a player at the end of a day. */
const PastRank = Type.Object({
  board: literals(playerBoards),
  rank: Type.Integer({ minimum: 1 }),
  /** Whether it is not estimated, as behind the first 200 places. */
  exact: Type.Boolean(),
});

/** What changed since the end of a day, 30 days ago. */
export const PlayerChange = Type.Object({
  since: day,
  points: difference,
  gamePoints: difference,
  /** First places alone, then places 1 to 3. */
  medals: Type.Array(difference, { minItems: 4, maxItems: 4 }),
  nbScore: difference,
  nbProved: difference,
  /** What the ranks were, of the rankings that were kept; in a ranking that of this ranking alone. */
  ranks: Type.Array(PastRank),
});
export type PlayerChange = Static<typeof PlayerChange>;

/** What a player had at the end of a day in UTC. */
export const PlayerDay = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('PlayerDay'),
  day,
  points: count,
  gamePoints: count,
  /** First places alone, then places 1 to 3. */
  medals: Type.Array(count, { minItems: 4, maxItems: 4 }),
  nbScore: count,
  nbProved: count,
  /** How many values the player has posted after the day before in the list. */
  posts: count,
});
export type PlayerDay = Static<typeof PlayerDay>;
export const PlayerDayCollection = Type.Composite([
  Collection(PlayerDay),
  /** Today in UTC. */
  Type.Object({ until: day }),
]);
export type PlayerDayCollection = Static<typeof PlayerDayCollection>;

/** The rank of a player in a ranking of all players at the end of a day in UTC. */
export const PlayerRankDay = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('PlayerRankDay'),
  day,
  rank: Type.Integer({ minimum: 1 }),
  /** How many players the ranking had. */
  of: Type.Integer({ minimum: 1 }),
  /** Whether it is not estimated, as behind the first 200 places. */
  exact: Type.Boolean(),
});
export type PlayerRankDay = Static<typeof PlayerRankDay>;
export const PlayerRankDayCollection = Type.Composite([
  Collection(PlayerRankDay),
  Type.Object({
    /** The best rank at the end of a day, and the first such day; null for a player who never was among the first 2,000. */
    best: nullable<{ rank: number; day: string }>(
      Type.Object({ rank: Type.Integer({ minimum: 1 }), day }),
    ),
    /** The first day whose rankings were kept; null before it. */
    since: nullable<string>(day),
    /** Today in UTC. */
    until: day,
  }),
]);
export type PlayerRankDayCollection = Static<typeof PlayerRankDayCollection>;

/** A player with the totals of all ranked games. */
export const PlayerProfile = Type.Composite([
  Player,
  Type.Object({
    points: count,
    gamePoints: count,
    /** First places alone, then places 1 to 5. */
    medals: Type.Array(count, { minItems: 6, maxItems: 6 }),
    /** Games with the first place alone, then with places 1 to 3. */
    cups: Type.Array(count, { minItems: 4, maxItems: 4 }),
    nbScore: count,
    nbProved: count,
    /** What the held badges are worth, and their number. */
    badgePoints: count,
    nbBadge: count,
    /** Games with a score. */
    nbGame: count,
    /** Present while scores of the player are not in the totals yet. */
    counting: Type.Optional(Type.Literal(true)),
    /** Null for a player who ranks. */
    unranked: nullable<UnrankedPlayer>(UnrankedPlayer),
    /** Only super administrators decide about the scores and the ranking of administrators. */
    administrator: Type.Boolean(),
    /** In each ranking of all players; empty for a player without ranked scores. */
    ranks: Type.Array(PlayerRank),
    /** Null without a country, and for a player without ranked scores. */
    countryRank: nullable<CountryRank>(CountryRank),
    /** Null without totals, if those of that day are not known, and if the activity is private. */
    change: nullable<PlayerChange>(PlayerChange),
  }),
]);
export type PlayerProfile = Static<typeof PlayerProfile>;

/** A score of a player with its chart. */
export const PlayerScore = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('PlayerScore'),
  id: Type.Integer(),
  game: GameReference,
  chart: reference('Chart'),
  /** On the board of everyone; null for a score that does not rank. */
  rank: nullable<number>(Type.Integer({ minimum: 1 })),
  /** How many scores share that place. */
  tied: nullable<number>(Type.Integer({ minimum: 1 })),
  ...scoreFields,
});
export type PlayerScore = Static<typeof PlayerScore>;
export const PlayerScoreCollection = Collection(PlayerScore);
export type PlayerScoreCollection = Static<typeof PlayerScoreCollection>;

/** What a score must become for a better place, and what that brings at this moment. */
export const NextPlace = Type.Object({
  /** One step better than the next better score, or equal where there is no better value. */
  values: Type.Array(ScoreValue),
  rank: Type.Integer({ minimum: 1 }),
  /** How many more it would have. */
  points: count,
});
export type NextPlace = Static<typeof NextPlace>;

/** A score of the member who reads it. */
export const OwnScore = Type.Object({
  ...PlayerScore.properties,
  '@type': Type.Literal('OwnScore'),
  /** Null at the first place held alone, on a chart that takes no scores, and for a score that does not rank. */
  next: nullable<NextPlace>(NextPlace),
  revision: Type.Integer({ minimum: 1 }),
});
export type OwnScore = Static<typeof OwnScore>;
/** A chart on which the member has no score, and what a first one would bring at this moment. */
export const UnplayedChart = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('UnplayedChart'),
  game: GameReference,
  chart: reference('Chart'),
  /** How many scores its board has. */
  nbScore: count,
  /** What the last place would bring. */
  lastPoints: count,
  /** What half of the scores are not better than; null on an empty board. */
  middle: nullable<NextPlace>(NextPlace),
});
export type UnplayedChart = Static<typeof UnplayedChart>;
export const UnplayedChartCollection = Collection(UnplayedChart);
export type UnplayedChartCollection = Static<typeof UnplayedChartCollection>;

/** How many own scores have to be proved, by when the first one, and how many were not proved in time; no more than 1,000 are counted. */
const ToProve = Type.Object({ count, firstDueAt: nullableMoment, unproved: count });
export type ToProve = Static<typeof ToProve>;

export const OwnScoreCollection = Type.Composite([
  Collection(OwnScore),
  Type.Object({
    /** Null for a member who ranks. */
    unranked: nullable<UnrankedPlayer>(UnrankedPlayer),
    toProve: ToProve,
    /** Of `easiest`, if not all scores were searched: how many of the latest were. */
    latestOf: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
]);
export type OwnScoreCollection = Static<typeof OwnScoreCollection>;

/** How far the member is in a game. */
export const PlayedGame = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('PlayedGame'),
  /** Of the game. */
  id: Type.Integer(),
  /** On how many of its charts the member has a score. */
  played: Type.Integer({ minimum: 1 }),
});
export type PlayedGame = Static<typeof PlayedGame>;
export const PlayedGameCollection = Collection(PlayedGame);
export type PlayedGameCollection = Static<typeof PlayedGameCollection>;

/** A player in the list of players. */
export const ListedPlayer = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('ListedPlayer'),
  player: Player,
  points: count,
  /** First places alone, then places 1 to 5. */
  medals: Type.Array(count, { minItems: 6, maxItems: 6 }),
  nbScore: count,
  nbGame: count,
  lastScoreAt: moment,
  memberSince: moment,
});
export type ListedPlayer = Static<typeof ListedPlayer>;
/** `more`: there are more players than `hydra:totalItems` says. */
export const ListedPlayerCollection = Type.Composite([
  Collection(ListedPlayer),
  Type.Object({ more: Type.Optional(Type.Literal(true)) }),
]);

/** A game in which a player has a ranked score. */
export const PlayerGame = Type.Object({
  '@id': Type.String(),
  '@type': Type.Literal('PlayerGame'),
  game: GameReference,
  /** On how many of its charts the player has a ranked score, and how many of these are proved. */
  played: Type.Integer({ minimum: 1 }),
  nbChart: count,
  nbProved: count,
  points: count,
  gamePoints: count,
  /** First places alone, then places 1 to 5. */
  medals: Type.Array(count, { minItems: 6, maxItems: 6 }),
  /** By points, among the players of the game. */
  rank: Type.Integer({ minimum: 1 }),
  of: Type.Integer({ minimum: 1 }),
  lastScoreAt: nullableMoment,
});
export type PlayerGame = Static<typeof PlayerGame>;
export const PlayerGameCollection = Collection(PlayerGame);
export type PlayerGameCollection = Static<typeof PlayerGameCollection>;

/** A score with its chart and its player. */
export const LatestScore = Type.Object({
  ...PlayerScore.properties,
  '@type': Type.Literal('LatestScore'),
  player: Player,
});
export type LatestScore = Static<typeof LatestScore>;
export const LatestScoreCollection = Collection(LatestScore);
