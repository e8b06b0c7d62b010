import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Language } from '../../../contract/languages';
import type {
  Better,
  ChartProof,
  ChartStatus,
  GameStatus,
} from '../../../contract/records/catalogue';
import type { ProvedPlaces } from '../../../contract/records/proofRule';
import type { AdminGameContent } from '../../../contract/schemas/adminGames';
import type { ValueFormatDefinition } from '../../../contract/schemas/valueFormats';

type GeneratedTimestamp = ColumnType<string, Date | string | undefined, Date | string>;
type NullableTimestamp = ColumnType<
  string | null,
  Date | string | null | undefined,
  Date | string | null
>;

/** A series or a platform; its names are in the table of translations. */
interface NamedTable {
  id: GeneratedAlways<number>;
  slug: string;
  createdAt: GeneratedTimestamp;
}
export type SeriesTable = NamedTable;
export interface PlatformsTable extends NamedTable {
  /** Empty if unknown. */
  maker: Generated<string>;
}

interface Translation {
  language: Language;
  name: string;
}
export interface SeriesTranslationsTable extends Translation {
  seriesId: number;
}
export interface PlatformTranslationsTable extends Translation {
  platformId: number;
}

/** The counts and `lastScoreAt` are maintained by the ranking's worker. */
export interface GamesTable {
  id: GeneratedAlways<number>;
  slug: string;
  status: Generated<GameStatus>;
  seriesId: Generated<number | null>;
  pictureId: Generated<number | null>;
  /** Whether its points count for players. */
  ranked: Generated<boolean>;
  /** When it became active first. */
  publishedAt: NullableTimestamp;
  createdAt: GeneratedTimestamp;
  updatedAt: GeneratedTimestamp;
  version: Generated<number>;
  /** The `Idempotency-Key` it was created with. */
  creationKey: Generated<string | null>;
  chartCount: Generated<number>;
  scoreCount: Generated<number>;
  provedCount: Generated<number>;
  playerCount: Generated<number>;
  lastScoreAt: NullableTimestamp;
}

export interface GameTranslationsTable extends Translation {
  gameId: number;
  /** Plain text; null where the rules are not written in this language. */
  rules: Generated<string | null>;
  /** Folded by fold_text, which a search term must pass too. */
  searchName: GeneratedAlways<string>;
}

/** What a game was after each change by an editor, and before the first one. */
export interface GameVersionsTable {
  gameId: number;
  version: number;
  content: ColumnType<AdminGameContent, string, string>;
  /** Of the content. */
  pictureId: GeneratedAlways<number | null>;
  groupCount: number;
  chartCount: number;
  status: GameStatus;
  savedAt: ColumnType<string, Date | string, never>;
  savedBy: number | null;
  restoredFrom: number | null;
}

export interface GamePlatformsTable {
  gameId: number;
  platformId: number;
}

export interface ChartGroupsTable {
  id: GeneratedAlways<number>;
  gameId: number;
  slug: string;
  position: number;
  dlc: Generated<boolean>;
  /** Whether its points and medals count for the game. */
  ranked: Generated<boolean>;
  /** Which scores of its charts have to be proved, and from how many ranked scores of a chart on. */
  proofPlaces: Generated<ProvedPlaces | 'none'>;
  proofFrom: Generated<number>;
  /** The rule concerns values posted since; null without one. */
  proofSince: NullableTimestamp;
}

export interface ChartGroupTranslationsTable extends Translation {
  groupId: number;
}

export interface ValueFormatsTable {
  id: GeneratedAlways<number>;
  code: string;
  definition: ColumnType<ValueFormatDefinition, string, string>;
}

/** The counts are maintained by the ranking's worker. */
export interface ChartsTable {
  id: GeneratedAlways<number>;
  groupId: number;
  gameId: number;
  slug: string;
  position: number;
  proof: Generated<ChartProof>;
  status: Generated<ChartStatus>;
  /** The chart that took over the scores of this retired one. */
  mergedInto: Generated<number | null>;
  rankedCount: Generated<number>;
  scoreCount: Generated<number>;
  provedCount: Generated<number>;
}

export interface ChartTranslationsTable extends Translation {
  chartId: number;
}

/** The value columns of a chart, compared in the order of their position from 1. */
export interface ChartValuesTable {
  chartId: number;
  position: number;
  formatId: number;
  better: Better;
}

/** What a value column is called; needed where a chart has several. */
export interface ChartValueTranslationsTable extends Translation {
  chartId: number;
  position: number;
}
