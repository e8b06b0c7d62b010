import { sql } from 'kysely';
import type { AuditEvent } from '../../../src/contract/auditEvents';
import type { Database } from '../../../src/server/platform/database/tables';

/** Adds so many members: `reader1`, `reader2` … */
export const addReaders = async (database: Database, total: number) =>
  sql`insert into users (username, slug, email) select 'reader' || n, 'reader' || n, 'reader' || n || '@example.org'
    from generate_series(1, ${total}::int) n`.execute(database);

/** Thirty articles; a column and its value stand in `rest`, with a bar between them. */
export const articles = (status: string, rest: string) =>
  sql`insert into articles (slug, status, publication_recorded_at, created_at, edited_at, ${sql.raw(rest.split('|')[0] ?? '')})
    select 'slug' || n, ${status}, null, '2026-01-01', '2026-01-01', ${sql.raw(rest.split('|')[1] ?? '')}
    from generate_series(1, 30) n`;

/** How many entries of an event there are, no two alike. */
export const audited = async (database: Database, event: AuditEvent) => {
  const rows = await database
    .selectFrom('auditLog')
    .select('details')
    .where('event', '=', event)
    .execute();
  const ids = rows.map(({ details }) => JSON.stringify(details));
  expect(new Set(ids).size).toBe(ids.length);
  return ids.length;
};

export const count = async (database: Database, from: string) => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from ${sql.raw(from)}`.execute(database);
  return rows[0]?.total;
};

/** Adds a player of November 20 and a kept day before: on December 1 the rankings of 11 days have to be kept. */
export async function addDaysToKeep(database: Database): Promise<void> {
  await sql`insert into ranking_days (day, kept_at) values ('2026-11-17', now())`.execute(database);
  const { id: playerId } = await database
    .insertInto('players')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('playerTotals')
    .values({ playerId, scoreCount: 1, day: '2026-11-20' })
    .execute();
}
