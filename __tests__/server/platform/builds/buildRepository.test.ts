import { sql } from 'kysely';
import { deleteOldBuilds } from '../../../../src/server/platform/builds/buildRepository';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../support/database/createTestDatabase';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());

test('builds that no node served for thirty days are deleted, but never the newest five', async () => {
  const { database } = opened;
  await sql`insert into client_builds (id, built_at, document, worker, seen_at)
    select 'build' || n, '2026-01-0' || n, '{}', '', now() - interval '40 days' - n * interval '1 day'
    from generate_series(1, 7) n`.execute(database);
  await deleteOldBuilds(database);
  const rows = await database.selectFrom('clientBuilds').select('id').orderBy('id').execute();
  expect(rows.map(({ id }) => id)).toEqual(['build1', 'build2', 'build3', 'build4', 'build5']);
});
