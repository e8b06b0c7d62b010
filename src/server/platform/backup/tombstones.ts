import { readFile } from 'node:fs/promises';
import { Type, type Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { sql } from 'kysely';
import type { Database } from '../database/tables';
import { StartupError } from '../settings/startupErrors';

const time = Type.String({ pattern: String.raw`^\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$` });

/** A deleted account: one line of JSON in a list. The times have microseconds, as in the database. */
export const Tombstone = Type.Object({
  userId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  createdAt: time,
  deletedAt: time,
});
export type Tombstone = Static<typeof Tombstone>;

const iso = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Oldest first. */
export function findTombstones(database: Database): Promise<Tombstone[]> {
  return database
    .selectFrom('deletedAccounts')
    .select(['userId', iso('created_at').as('createdAt'), iso('deleted_at').as('deletedAt')])
    .orderBy('deletedAt')
    .orderBy('userId')
    .execute();
}

export const writeTombstones = (tombstones: readonly Tombstone[]): string =>
  tombstones.map((tombstone) => `${JSON.stringify(tombstone)}\n`).join('');

function parseTombstone(line: string, index: number): Tombstone {
  const value: unknown = JSON.parse(line);
  if (!Value.Check(Tombstone, value)) throw new SyntaxError(`line ${index + 1}`);
  return value;
}

/**
 * Reads a list. With `onTornLine`, a last line that is not complete is left out; it receives the length of the list before it.
 * @throws StartupError if a line is not a deleted account.
 */
export async function readTombstones(
  file: string,
  onTornLine?: (position: number) => void,
): Promise<Tombstone[]> {
  try {
    const text = await readFile(file, 'utf8');
    const lines = text.split('\n');
    const last = lines.pop() ?? '';
    const found = lines.map(parseTombstone);
    if (last === '') return found;
    try {
      return [...found, parseTombstone(last, lines.length)];
    } catch (error) {
      if (!onTornLine) throw error;
      onTornLine(Buffer.byteLength(text.slice(0, text.length - last.length)));
      return found;
    }
  } catch (error) {
    throw new StartupError(`${file} is not a readable list of deleted accounts: ${String(error)}`, {
      cause: error,
    });
  }
}

/**
 * Deletes accounts again that exist once more, as their members did: with their sessions and picture; their comments stay. Returns
 * how many. For transactions that hold the table users exclusively.
 */
export async function deleteAgain(
  transaction: Database,
  tombstones: readonly Tombstone[],
): Promise<number> {
  if (tombstones.length === 0) return 0;
  // The member may have been the only super administrator at the time of the backup.
  const trigger = sql.id('users_keep_super_administrator');
  await sql`alter table users disable trigger ${trigger}`.execute(transaction);
  const { rows } = await sql`with gone as (
      delete from users u using ${asRows(tombstones)}
      where u.id = t."userId" and u.created_at = t."createdAt"
      returning u.id, t."deletedAt" as deleted_at)
    insert into audit_log (at, event, actor_id, subject_id)
    select deleted_at, 'accountDeleted', id, id from gone returning id`.execute(transaction);
  await sql`alter table users enable trigger ${trigger}`.execute(transaction);
  // An id that was given after the backup is not given a second time: entries of the audit log name it.
  const last = Math.max(...tombstones.map(({ userId }) => userId));
  await sql`select setval(s, greatest(${last}::bigint, pg_sequence_last_value(s::regclass)))
    from pg_get_serial_sequence('users', 'id') s`.execute(transaction);
  return rows.length;
}

/** Adds them to the database's own list. */
export async function storeTombstones(
  database: Database,
  tombstones: readonly Tombstone[],
): Promise<void> {
  if (tombstones.length === 0) return;
  await sql`insert into deleted_accounts as d (user_id, created_at, deleted_at)
    select distinct on (1, 2) "userId", "createdAt", "deletedAt" from ${asRows(tombstones)}
    on conflict (user_id, created_at)
      do update set deleted_at = least(d.deleted_at, excluded.deleted_at)`.execute(database);
}

const asRows = (tombstones: readonly Tombstone[]) =>
  sql`json_to_recordset(${JSON.stringify(tombstones)}::json)
    t ("userId" int, "createdAt" timestamptz, "deletedAt" timestamptz)`;
