import { sql, type RawBuilder } from 'kysely';
import type { Better } from '../../../../contract/records/catalogue';
import type { Database } from '../../../platform/database/tables';

/** How long a score had a value, counted in the events of its chart. */
export interface Span {
  /** The event that started it. */
  sequence: number;
  /** The event that ended it; null for one that lasts. */
  until: number | null;
  scoreId: number;
  /** Compares like the values on the board: less is better. */
  key: number[];
  /** The event that set the value; before `sequence` if the score did not rank for a time. */
  since: number;
}

/** Bounds the memory; the start of a longer history is left out. */
const maxSpans = 10_000;

const keyOf = (columns: readonly Better[]): RawBuilder<unknown> =>
  sql`array[${sql.join(
    columns.map(
      (better, index) =>
        sql`${sql.lit(better === 'higher' ? -1 : 1)} * (e.after->'amounts'->${sql.lit(index)})::bigint`,
    ),
  )}]::bigint[]`;

/**
 * The spans that may have been first on the board of a chart, in the order of the events. A span that begins when another score has a
 * value that is as good, and keeps it to this day, can never be first. So nearly all are left out, and the rest is compared only with
 * itself. Reads all events of the chart once: about 0.3 s for 100,000.
 */
export async function findFirstPlaceSpans(
  database: Database,
  { chartId, columns }: { chartId: number; columns: readonly Better[] },
): Promise<Span[]> {
  const { rows } = await sql<Span>`
    with content as materialized (
      select e.sequence, e.score_id, ${keyOf(columns)} as key, e.before is not null as follows,
        e.after->>'state' not in ('unproved', 'withdrawn')
          and not (e.after->>'state' = 'proof_waiting_due' and coalesce(e.before->>'state', '') = 'unproved')
          as ranked
      from score_events e join players p on p.id = e.player_id and p.ranked where e.chart_id = ${chartId}
    ), bars as materialized (
      -- The best value before each event that is kept to this day.
      select *, min(key)
        filter (where ranked and sequence in (select max(sequence) from content group by score_id))
        over (order by sequence rows between unbounded preceding and 1 preceding) as bar
      from content
    ), compared as (
      select *, lag(key) over events as old_key, lag(ranked) over events as old_ranked from bars
      where score_id in (
        select score_id from bars where ranked and (bar is null or key < bar or (key = bar and follows))
      )
      window events as (partition by score_id order by sequence)
    ), spans as (
      select *, lead(sequence) over events as until,
        max(sequence) filter (where old_key is distinct from key) over events as since
      from compared where (key, ranked) is distinct from (old_key, old_ranked)
      window events as (partition by score_id order by sequence)
    )
    select sequence, until, score_id, key, since from spans
    where ranked and (bar is null or key < bar or (key = bar and since < sequence))
    order by sequence desc limit ${maxSpans}`.execute(database);
  return rows.toReversed();
}
