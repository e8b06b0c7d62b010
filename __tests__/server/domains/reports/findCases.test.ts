import { sql } from 'kysely';
import { findCases } from '../../../../src/server/domains/reports/findCases';
import { readCase } from '../../../../src/server/domains/reports/readCase';
import { readOwnReports } from '../../../../src/server/domains/reports/readOwnReports';
import { roles } from '../../../../src/contract/roles';
import { explainQueries } from '../../../support/database/explainQueries';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { createMember } from '../../../support/server/members';

let server: TestServer;
let reporter: number;
let member: number;
const wanted = { size: 20, after: undefined, language: 'en' } as const;

beforeAll(async () => {
  server = await createTestServer();
  reporter = (await createMember(server)).id;
  member = (await createMember(server)).id;
  const { database } = server;
  await sql`
    insert into report_cases (kind, subject_id, owner_id, kept, state, opened_at, decided_at, hide, measure, reason)
    select 'comment', n, ${member}::int, '{"text": "<p>x</p>"}', case when n > 3000 then 'decided' else 'open' end,
      timestamptz '2026-11-01' + n * interval '1 minute',
      case when n > 3000 then timestamptz '2026-11-10' + n * interval '1 minute' end, n > 3000, 'warn', 'spam'
    from generate_series(1, 6000) n`.execute(database);
  await sql`
    insert into reports (case_id, reporter_id, reason, reported_at, client_key)
    select id, ${reporter}::int, 'spam', opened_at, gen_random_uuid() from report_cases`.execute(
    database,
  );
  await sql`analyze report_cases, reports`.execute(database);
});
afterAll(async () => server?.close());

const cost = async (query: Parameters<typeof explainQueries>[1]) =>
  explainQueries(server.database, query);

test.each(['open', 'decided'] as const)(
  'a page of %s cases reads its own rows by index',
  async (state) => {
    const list = { ...wanted, state, at: server.now() };
    const facts = await cost(async (database) => findCases(database, list));
    expect(facts.rowsRead).toBeLessThan(1200);
    const { items, total, next } = await findCases(server.database, list);
    expect(items).toHaveLength(20);
    expect([total, typeof next]).toEqual([1000, 'string']);
  },
);

test('a case and own reports cost the same, however many there are', async () => {
  const at = server.now();
  const moderator = { id: (await createMember(server)).id, roles: [roles.moderator] };
  const whole = await cost(async (database) =>
    readCase(database, { id: 5, moderator, language: 'en', at }),
  );
  expect(whole.rowsRead).toBeLessThan(1300);
  const own = await cost(async (database) =>
    readOwnReports(database, { ...wanted, userId: reporter, at }),
  );
  expect(own.rowsRead).toBeLessThan(1200);
});
