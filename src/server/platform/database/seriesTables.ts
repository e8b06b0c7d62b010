import type { Generated, GeneratedAlways } from 'kysely';
import type { SeriesTable, SeriesTranslationsTable } from './catalogueTables';
import type { Medals } from './rankingTables';

type Sum = Generated<number>;

/** What the totals of a player count of the games of a series. */
interface SeriesStandingsTable extends Medals {
  seriesId: number;
  playerId: number;
  chartPoints: Sum;
  gamePoints: Sum;
  /** Places on the boards of games: 0 for a first place alone. */
  cup0: Sum;
  cup1: Sum;
  cup2: Sum;
  cup3: Sum;
  scoreCount: Sum;
  provedCount: Sum;
  /** That of the player. A trigger sets it, and workers change it. */
  country: Generated<string | null>;
}

/** A change of the series of a game which the standings of both follow. A trigger on `games` adds it. */
interface SeriesMovesTable {
  id: GeneratedAlways<number>;
  gameId: number;
  fromSeries: number | null;
  toSeries: number | null;
  /** Players up to this id are counted in the new series. */
  movedTo: Generated<number>;
}

export interface SeriesTables {
  series: SeriesTable;
  seriesTranslations: SeriesTranslationsTable;
  seriesStandings: SeriesStandingsTable;
  seriesMoves: SeriesMovesTable;
}
