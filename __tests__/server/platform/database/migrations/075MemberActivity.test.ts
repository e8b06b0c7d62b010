import { sql } from 'kysely';
import type { OpenDatabase } from '../../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../../support/database/createTestDatabase';
import { migrateWithContent } from '../../../../support/database/migrateWithContent';

const name = '075MemberActivity';
let opened: OpenDatabase;
const run = async (statement: string) => sql.raw(statement).execute(opened.unlimited);

beforeAll(async () => {
  opened = await createTestDatabase({ empty: true });
  await migrateWithContent(opened.unlimited, {
    name,
    fill: async () => {
      await run(`insert into users (id, username, slug, email, last_login_at) overriding system value values
        (1, 'a', 'a', 'a@example.org', '2026-03-04T10:00:00Z'), (2, 'b', 'b', 'b@example.org', null), (3, 'c', 'c', 'c@example.org', null)`);
      await run(`insert into sessions (id, user_id, active_hash, origin, created_at, last_used_at, expires_at) values
        (gen_random_uuid(), 1, '', '', '2026-03-01T10:00:00Z', '2026-03-05T10:00:00Z', now()),
        (gen_random_uuid(), 1, '', '', '2026-03-04T09:00:00Z', null, now())`);
      await run(`insert into articles (id, slug) overriding system value values (1, 'one')`);
      await run(`insert into comments (article_id, user_id, content, content_source, sanitizer_version, hidden_at) values
        (1, 1, '', '', 1, null), (1, 2, '', '', 1, null), (1, 2, '', '', 1, null), (1, 2, '', '', 1, now()), (1, null, '', '', 1, null)`);
    },
  });
});
afterAll(async () => opened?.close());

test('members begin with the days that are known, and the comments that are shown', async () => {
  const { rows } = await run(
    `select user_id, days, last_day, comments from member_activity order by 1`,
  );
  expect(rows).toEqual([
    { userId: 1, days: 3, lastDay: '2026-03-05', comments: 1 },
    { userId: 2, days: 0, lastDay: null, comments: 2 },
  ]);
});
