import { sql, type RawBuilder } from 'kysely';

/** A column of timestamps in microseconds since 1970, all that the database stores: a date of JavaScript has milliseconds only. */
export const inMicroseconds = (column: string): RawBuilder<number> =>
  sql`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`;

export const fromMicroseconds = (microseconds: number): RawBuilder<string> =>
  sql`timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'`;
