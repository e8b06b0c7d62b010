import { sql, type RawBuilder } from 'kysely';

/** The sequence of the newest event of a chart, 0 without one: of two reads it tells which is of the later moment. */
export const lastEventOf = (chartId: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`coalesce((select event_count from chart_heads where chart_id = ${chartId}), 0)`;
