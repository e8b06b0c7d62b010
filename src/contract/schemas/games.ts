import { Type, type Static } from '@sinclair/typebox';
import { languages } from '../languages';
import { publicGameStatuses } from '../records/catalogue';
import { provedPlaces, rankedScoresToProve } from '../records/proofRule';
import { PictureSource } from './articles';
import { Collection } from './collection';
import { closed, literals, nullable, nullableMoment } from './valueTypes';

const locale = literals(languages);
const count = Type.Integer({ minimum: 0 });

/** The names of something in the catalogue, in the reader’s language if it has one there. */
export const reference = <TypeName extends string>(type: TypeName) =>
  Type.Object({
    '@id': Type.String(),
    '@type': Type.Literal(type),
    id: Type.Integer(),
    slug: Type.String(),
    name: Type.String(),
    /** The language of the name, which may be a fallback. */
    locale,
  });

export const SeriesReference = reference('Series');
export type SeriesReference = Static<typeof SeriesReference>;
export const PlatformReference = reference('Platform');
export type PlatformReference = Static<typeof PlatformReference>;

/** With how many public games they have. */
export const SeriesSummary = Type.Composite([SeriesReference, Type.Object({ nbGame: count })]);
export type SeriesSummary = Static<typeof SeriesSummary>;
export const PlatformSummary = Type.Composite([PlatformReference, Type.Object({ nbGame: count })]);
export type PlatformSummary = Static<typeof PlatformSummary>;

/** A series with what its public games have together. */
export const Series = Type.Composite([
  SeriesSummary,
  Type.Object({ nbChart: count, nbScore: count, nbProved: count, lastScoreAt: nullableMoment }),
]);
export type Series = Static<typeof Series>;
/** A platform, and how many charts the public games on it have. */
export const Platform = Type.Composite([
  PlatformSummary,
  Type.Object({
    /** Empty if unknown. */
    maker: Type.String(),
    nbChart: count,
  }),
]);
export type Platform = Static<typeof Platform>;

export const GameReference = reference('Game');
export const GroupReference = reference('Group');

/** A game as shown in lists. */
export const GameSummary = Type.Composite([
  GameReference,
  Type.Object({
    status: literals(publicGameStatuses),
    series: nullable<SeriesReference>(SeriesReference),
    platforms: Type.Array(PlatformReference),
    pictureSources: Type.Array(PictureSource),
    nbChart: count,
    nbScore: count,
    nbProved: count,
    nbPlayer: count,
    publishedAt: nullableMoment,
    lastScoreAt: nullableMoment,
  }),
]);
export type GameSummary = Static<typeof GameSummary>;

/** Which scores of a group’s charts have to be proved. */
export const ProofRule = Type.Object(
  {
    places: literals(provedPlaces),
    /** From how many ranked scores of a chart on. */
    from: Type.Integer({ minimum: 1, maximum: rankedScoresToProve }),
  },
  closed,
);
export type ProofRule = Static<typeof ProofRule>;

export const GroupSummary = Type.Composite([
  GroupReference,
  Type.Object({
    /** Downloadable content. */
    dlc: Type.Boolean(),
    /** Whether its points and medals count for the game. */
    ranked: Type.Boolean(),
    proofRule: nullable<ProofRule>(ProofRule),
    nbChart: count,
    nbScore: count,
  }),
]);
export type GroupSummary = Static<typeof GroupSummary>;

/** The rules as plain text, with the language they are in; null if there are none. */
const Rules = Type.Object({ text: Type.String(), locale });
export type Rules = Static<typeof Rules>;

export const Group = Type.Composite([
  GroupSummary,
  Type.Object({
    game: GameReference,
    /** Whether the game takes scores. */
    open: Type.Boolean(),
    /** Of the game. */
    rules: nullable<Rules>(Rules),
  }),
]);
export type Group = Static<typeof Group>;

export const Game = Type.Composite([
  GameSummary,
  Type.Object({ rules: nullable<Rules>(Rules), groups: Type.Array(GroupSummary) }),
]);
export type Game = Static<typeof Game>;

export const GameCollection = Collection(GameSummary);
export const GroupCollection = Collection(GroupSummary);
export const SeriesCollection = Collection(SeriesSummary);
export const PlatformCollection = Collection(PlatformSummary);
