import { Type, type Static } from '@sinclair/typebox';
import { gameLimits } from '../gameAdministration';
import { languages, type Language } from '../languages';
import { betterDirections, chartProofs, chartStatuses, gameStatuses } from '../records/catalogue';
import { AdminPicture } from './adminArticles';
import { Collection } from './collection';
import { Problem } from './errors';
import { ProofRule } from './games';
import { RowNumber } from './ids';
import { ValueFormatDefinition } from './valueFormats';
import { closed, literals, moment, nullable, nullableMoment } from './valueTypes';

const version = RowNumber;
const name = Type.String({ minLength: 1, maxLength: gameLimits.name });

const inEachLanguage = <Value extends ReturnType<typeof Type.Object | typeof Type.String>>(
  value: Value,
) =>
  Type.Partial(
    Type.Object(
      Object.fromEntries(languages.map((language) => [language, value])) as Record<Language, Value>,
      closed,
    ),
    closed,
  );

/** Names in the languages they exist in. */
export const CatalogueNames = inEachLanguage(name);
export type CatalogueNames = Static<typeof CatalogueNames>;

export const AdminChartValue = Type.Object(
  {
    formatId: RowNumber,
    better: literals(betterDirections),
    /** Needed where a chart has several columns. */
    names: CatalogueNames,
  },
  closed,
);
export type AdminChartValue = Static<typeof AdminChartValue>;

/** A chart, in the order of its group. `id` null: a new one. */
export const AdminChart = Type.Object(
  {
    id: nullable<number>(RowNumber),
    names: CatalogueNames,
    proof: literals(chartProofs),
    status: literals(chartStatuses),
    values: Type.Array(AdminChartValue, { maxItems: gameLimits.valueColumns }),
  },
  closed,
);
export type AdminChart = Static<typeof AdminChart>;

export const AdminGroup = Type.Object(
  {
    id: nullable<number>(RowNumber),
    names: CatalogueNames,
    dlc: Type.Boolean(),
    ranked: Type.Boolean(),
    /** Contents that were stored before there were such rules lack it. */
    proofRule: Type.Optional(nullable<ProofRule>(ProofRule)),
    charts: Type.Array(AdminChart, { maxItems: gameLimits.charts }),
  },
  closed,
);
export type AdminGroup = Static<typeof AdminGroup>;

export const AdminGameText = Type.Object(
  { name, rules: nullable<string>(Type.String({ maxLength: gameLimits.rules })) },
  closed,
);
export type AdminGameText = Static<typeof AdminGameText>;

/** What is edited as a whole and stored in each version. */
export const AdminGameContent = Type.Object(
  {
    /** null: generated from the name. */
    slug: nullable<string>(
      Type.String({
        description: 'Lower-case letters, digits and hyphens.',
        maxLength: gameLimits.slug,
      }),
    ),
    seriesId: nullable<number>(RowNumber),
    platformIds: Type.Array(RowNumber, { maxItems: 50, uniqueItems: true }),
    pictureId: nullable<number>(RowNumber),
    /** Whether its points count for players. */
    ranked: Type.Boolean(),
    translations: inEachLanguage(AdminGameText),
    groups: Type.Array(AdminGroup, { maxItems: gameLimits.groups }),
  },
  closed,
);
export type AdminGameContent = Static<typeof AdminGameContent>;

const Person = Type.Object({ id: Type.Integer(), username: Type.String() });
const nullablePerson = nullable<Static<typeof Person>>(Person);
const count = Type.Integer({ minimum: 0 });

const facts = {
  id: Type.Integer(),
  /** Grows by one with each change; a change must name the one it was made from. */
  version,
  status: literals(gameStatuses),
  slug: Type.String(),
  /** When it became public first; its structure is locked from then on. */
  publishedAt: nullableMoment,
  createdAt: moment,
  editedAt: moment,
  editedBy: nullablePerson,
  nbChart: count,
  nbScore: count,
};

/** What is known of a chart besides its content. */
export const AdminChartFacts = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  nbScore: count,
  /** The chart that took over the scores of this retired one. */
  mergedInto: nullable<number>(Type.Integer()),
});
export type AdminChartFacts = Static<typeof AdminChartFacts>;

export const AdminGame = Type.Object({
  ...facts,
  content: AdminGameContent,
  picture: nullable<Static<typeof AdminPicture>>(AdminPicture),
  charts: Type.Array(AdminChartFacts),
});
export type AdminGame = Static<typeof AdminGame>;

export const AdminGameRow = Type.Object({
  ...facts,
  name: nullable<string>(Type.String()),
  locale: nullable<Language>(literals(languages)),
  /** The languages it has a name in. */
  languages: Type.Array(literals(languages)),
  picture: nullable<string>(Type.String()),
});
export type AdminGameRow = Static<typeof AdminGameRow>;
export const AdminGameCollection = Collection(AdminGameRow);

/** A new game: empty, with this content, or with the content of another game. */
export const AdminGameCreate = Type.Object(
  { content: Type.Optional(AdminGameContent), copyOf: Type.Optional(RowNumber) },
  closed,
);
export type AdminGameCreate = Static<typeof AdminGameCreate>;

export const AdminGameSave = Type.Object(
  { version, content: AdminGameContent, restoredFrom: Type.Optional(RowNumber) },
  closed,
);
export type AdminGameSave = Static<typeof AdminGameSave>;

export const AdminGameStatusChange = Type.Object(
  { version, status: literals(gameStatuses) },
  closed,
);
export type AdminGameStatusChange = Static<typeof AdminGameStatusChange>;

/** Someone else has changed the game in the meantime (409). */
export const AdminGameConflict = Type.Composite([
  Problem,
  Type.Object({ error: Type.Literal('version_conflict'), current: AdminGame }),
]);
export type AdminGameConflict = Static<typeof AdminGameConflict>;

export const AdminGameVersion = Type.Object({
  version,
  savedAt: moment,
  savedBy: nullablePerson,
  status: literals(gameStatuses),
  restoredFrom: nullable<number>(Type.Integer()),
  nbGroup: count,
  nbChart: count,
});
export type AdminGameVersion = Static<typeof AdminGameVersion>;
export const AdminGameVersionList = Type.Object({ versions: Type.Array(AdminGameVersion) });
export const AdminGameVersionDetail = Type.Composite([
  AdminGameVersion,
  Type.Object({ content: AdminGameContent }),
]);
export type AdminGameVersionDetail = Static<typeof AdminGameVersionDetail>;

/** Moves the scores of a chart to another of the same game and formats; the better of a player's two scores remains. */
export const AdminChartMerge = Type.Object(
  { into: RowNumber, reason: Type.String({ minLength: 3, maxLength: gameLimits.reason }) },
  closed,
);
export type AdminChartMerge = Static<typeof AdminChartMerge>;

const named = { id: Type.Integer(), slug: Type.String(), names: CatalogueNames, nbGame: count };
export const AdminSeries = Type.Object(named);
export type AdminSeries = Static<typeof AdminSeries>;
export const AdminPlatform = Type.Object({ ...named, maker: Type.String() });
export type AdminPlatform = Static<typeof AdminPlatform>;
export const AdminFormat = Type.Object({
  id: Type.Integer(),
  code: Type.String(),
  definition: ValueFormatDefinition,
  /** How many charts use it: such a format cannot be changed. */
  nbChart: count,
});
export type AdminFormat = Static<typeof AdminFormat>;

/** What games are made of, for the editor's choices. */
export const AdminCatalogue = Type.Object({
  series: Type.Array(AdminSeries),
  platforms: Type.Array(AdminPlatform),
  formats: Type.Array(AdminFormat),
});
export type AdminCatalogue = Static<typeof AdminCatalogue>;

export const AdminSeriesSave = Type.Object({ names: CatalogueNames }, closed);
export type AdminSeriesSave = Static<typeof AdminSeriesSave>;
export const AdminPlatformSave = Type.Object(
  { names: CatalogueNames, maker: Type.String({ maxLength: gameLimits.name }) },
  closed,
);
export type AdminPlatformSave = Static<typeof AdminPlatformSave>;
export const AdminFormatSave = Type.Object(
  {
    code: Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 40 }),
    definition: ValueFormatDefinition,
  },
  closed,
);
export type AdminFormatSave = Static<typeof AdminFormatSave>;
