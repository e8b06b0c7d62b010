import { sql, type RawBuilder } from 'kysely';
import { boardOfName, bucketsOf, onBoard } from './scoreBoards';

/** The smallest sort key behind another one: scores that are better than it are better than the other or equal. */
export const rightBehind = (sortKey: RawBuilder<unknown>): RawBuilder<Buffer> =>
  sql`(${sortKey} || '\\x00'::bytea)`;

/** The buckets b below another one. Of a range with two ends PostgreSQL expects few rows, so it reads the index, not the whole table. */
const bucketsBefore = (chartId: RawBuilder<unknown>, name: string, low: RawBuilder<unknown>) =>
  sql`${bucketsOf(chartId, name, 'b')} and b.low >= ''::bytea and b.low < ${low}`;

/** Where the bucket begins that a sort key is in; at the beginning of a board without buckets. */
const lowOf = (chartId: RawBuilder<unknown>, name: string, sortKey: RawBuilder<unknown>) =>
  sql`coalesce((select k.low from ${bucketsOf(chartId, name, 'k')} and k.low <= ${sortKey}
    order by k.low desc limit 1), ''::bytea)`;

/** The ranked scores w of a named board of a chart. */
const scoresOf = (chartId: RawBuilder<unknown>, name: string) =>
  sql`scores w where w.chart_id = ${chartId} and w.ranked ${onBoard(boardOfName(name), 'w')}`;

/**
 * How many ranked scores of a chart, or of a named board of it, have a smaller sort key, as an expression. On a large board it adds up the
 * buckets before the one that the key is in, and counts only within that one.
 */
export function betterScores(
  chartId: RawBuilder<unknown>,
  sortKey: RawBuilder<unknown>,
  name = '',
): RawBuilder<number> {
  // Without the offset the bucket would be looked up for each use of it.
  return sql<number>`(
    select coalesce((select sum(b.total) from ${bucketsBefore(chartId, name, sql`own.low`)}), 0)
      + (select count(*) from ${scoresOf(chartId, name)} and w.sort_key >= own.low and w.sort_key < ${sortKey})
    from (select ${lowOf(chartId, name, sortKey)} as low offset 0) own
  )`;
}

interface Keys {
  chartId: RawBuilder<unknown>;
  /** The name of the board. */
  name: string;
  /** Expressions of sort keys in ascending order, by the names of the columns that say how many scores are before them. */
  keys: Record<string, RawBuilder<unknown>>;
}

/**
 * How many ranked scores of a board are before each of several sort keys, for the row of `source`, which the keys are expressions of. As
 * {@link betterScores} for each of them, but the buckets are added up once, and a bucket that several keys are in is counted once.
 */
export function scoresBefore(
  source: RawBuilder<unknown>,
  { chartId, name, keys }: Keys,
): RawBuilder<unknown> {
  const places = Object.entries(keys).map(([column, key], index) => ({
    column: sql.ref(column),
    key,
    low: sql.ref(`l.low${index}`),
    sum: sql.ref(`s.sum${index}`),
    count: sql.ref(`c${index}.total`),
  }));
  const lows = places.map(
    ({ key }, index) => sql`${lowOf(chartId, name, key)} as ${sql.ref(`low${index}`)}`,
  );
  const sums = places.map(
    ({ low }, index) =>
      sql`coalesce(sum(b.total) filter (where b.low < ${low}), 0) as ${sql.ref(`sum${index}`)}`,
  );
  const counts = places.map(({ key, low }, index) => {
    const before = places[index - 1];
    const from = before
      ? sql`case when ${low} = ${before.low} then ${before.key} else ${low} end`
      : low;
    const known = before
      ? sql`+ case when ${low} = ${before.low} then ${before.count} else 0 end`
      : sql``;
    return sql`cross join lateral (select count(*) ${known} as total from ${scoresOf(chartId, name)}
      and w.sort_key >= ${from} and w.sort_key < ${key}) ${sql.ref(`c${index}`)}`;
  });
  return sql`select ${sql.join(places.map(({ column, sum, count }) => sql`${sum} + ${count} as ${column}`))}
    from ${source}
    cross join lateral (select ${sql.join(lows)} offset 0) l
    cross join lateral (select ${sql.join(sums)} from ${bucketsBefore(chartId, name, sql`${places.at(-1)?.low}`)}) s
    ${sql.join(counts, sql` `)}`;
}
