import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Medals } from './rankingTables';

/** A change of a chart that its platforms follow. Triggers add it. */
interface PlatformChangesTable {
  id: GeneratedAlways<number>;
  chartId: number;
  /** Null for all players of the chart with larger ids than `afterPlayer`. */
  playerId: number | null;
  afterPlayer: Generated<number>;
  dueAt: ColumnType<string, Date | string | undefined, Date | string>;
}

/** When standings were written last: one row, or none. */
interface PlatformWorkTable {
  one: Generated<boolean>;
  workedAt: ColumnType<string, Date | string, Date | string>;
}

/** A score on the board of a platform, with what its player has been paid for it. */
interface PlatformPointsTable {
  chartId: number;
  playerId: number;
  platformId: number;
  points: number;
  medal: number | null;
  proved: boolean;
}

interface PlatformStandingsTable extends Medals {
  platformId: number;
  playerId: number;
  chartPoints: Generated<number>;
  scoreCount: Generated<number>;
  provedCount: Generated<number>;
}

export interface PlatformTables {
  platformChanges: PlatformChangesTable;
  platformWork: PlatformWorkTable;
  platformPoints: PlatformPointsTable;
  platformStandings: PlatformStandingsTable;
}
