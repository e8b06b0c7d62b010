import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/tables';

/** A row as one line of JSON. A json column keeps its own line breaks, which are only white space. */
export const rowText = sql<string>`translate(row_to_json(r)::text, chr(10) || chr(13), '  ')`;

/** What identifies the rows of a table in any order: their number, and the sum of the first 60 bits of each row's SHA-256. */
export interface RowDigest {
  rows: number;
  sum: string;
}

export function createRowDigest() {
  let rows = 0;
  let sum = 0n;
  return {
    add: (text: string) => {
      rows += 1;
      sum += BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 15)}`);
    },
    value: (): RowDigest => ({ rows, sum: String(sum) }),
  };
}

/** The same digest, computed by the database from what it stores. */
export async function digestTable(database: Database, table: string): Promise<RowDigest> {
  const { rows } = await sql<{ rows: number; sum: string }>`
    select count(*) as rows, coalesce(sum(
      ('x' || left(encode(sha256(convert_to(${rowText}, 'UTF8')), 'hex'), 15))::bit(60)::bigint), 0)::text as sum
    from ${sql.id(table)} r`.execute(database);
  return rows[0] ?? { rows: 0, sum: '0' };
}
