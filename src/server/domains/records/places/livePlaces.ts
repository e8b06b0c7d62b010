import { sql, type RawBuilder } from 'kysely';
import { rightBehind, scoresBefore } from './betterScores';
import { pointsByRank, tiePoints } from '../formulas/chartPoints';

/** The place of a score on the board of everyone. */
export interface Place {
  rank: number;
  /** How many scores share the place. */
  tied: number;
  points: number;
}

export interface CountedPlace {
  /** How many ranked scores are better. */
  better: number;
  /** How many are better or equal, itself too. */
  upto: number;
  /** How many ranked scores the chart has. */
  rankedCount: number;
}

/** The number of ranked scores of a chart, at the moment of the statement. */
export const rankedCount = (chartId: RawBuilder<unknown>): RawBuilder<number> =>
  sql`coalesce((select n.ranked_count from chart_counts n where n.chart_id = ${chartId}), 0)`;

/** The {@link CountedPlace} of a sort key of a chart, as a row to join: all of one moment, that of the statement. */
export function placeOf(
  chartId: RawBuilder<unknown>,
  sortKey: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const [chart, key] = [sql`sought.chart_id`, sql`sought.sort_key`];
  const source = sql`(select ${chartId} as chart_id, ${sortKey} as sort_key) sought`;
  const keys = { better: key, upto: rightBehind(key) };
  return sql`lateral (select n.*, ${rankedCount(chartId)} as ranked_count
    from (${scoresBefore(source, { chartId: chart, name: '', keys })}) n)`;
}

export function toPlace({ better, upto, rankedCount: scores }: CountedPlace): Place {
  const rank = better + 1;
  const tied = upto - better;
  return { rank, tied, points: tiePoints(pointsByRank(scores), rank, tied) };
}
