import { sql } from 'kysely';
import { maxListedRows } from '../../../../src/contract/maxListedRows';
import { findMembers } from '../../../../src/server/domains/administration/users/memberList';
import type { OpenDatabase } from '../../../../src/server/platform/database/openedDatabase';
import { createTestDatabase } from '../../../support/database/createTestDatabase';
import { explainQueries } from '../../../support/database/explainQueries';

const size = 25_000;
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
  // The first half registered last and logged in first; every hundredth is disabled.
  await sql`insert into users (username, slug, email, roles, created_at, last_login_at, disabled_at)
    select name, name, name || '@example.org', array['ROLE_USER'], timestamptz '2020-01-01' + (${size} - n) * interval '1 minute',
      timestamptz '2021-01-01' + n * interval '1 minute', case when n % 100 = 0 then now() end
    from (select n, 'member' || lpad(n::text, 5, '0') as name from generate_series(1, ${size}) n) made`.execute(
    opened.database,
  );
  await sql`vacuum analyze users`.execute(opened.database);
});
afterAll(() => opened?.close());

const find = (
  filters: Parameters<typeof findMembers>[1],
  field: 'username' | 'createdAt' | 'lastLoginAt',
  page: number,
  direction: 'asc' | 'desc' = 'asc',
) =>
  findMembers(opened.database, filters, {
    page: { page, itemsPerPage: 10 },
    order: { field, direction },
  });
const names = async (...wish: Parameters<typeof find>) =>
  (await find(...wish)).items.map(({ username }) => Number(username.slice(-5)));
const ten = (from: number, step: number) => Array.from({ length: 10 }, (_, n) => from + n * step);

test('each page holds the right members, counted from the nearer end', async () => {
  expect((await find({}, 'username', 1)).total).toBe(size);
  expect(await names({}, 'username', 1)).toEqual(ten(1, 1));
  expect(await names({}, 'username', 2500)).toEqual(ten(24_991, 1));
  expect(await names({}, 'createdAt', 2499)).toEqual(ten(20, -1));
  expect(await names({}, 'lastLoginAt', 1251, 'desc')).toEqual(ten(12_500, -1));
  expect(await names({}, 'username', 2501)).toEqual([]);
});

test('few hits are counted and sorted by any column', async () => {
  const disabled = { state: 'disabled' } as const;
  expect((await find(disabled, 'createdAt', 1)).total).toBe(size / 100);
  expect(await names(disabled, 'createdAt', 2)).toEqual(ten(24_000, -100));
  expect(await names(disabled, 'lastLoginAt', 25, 'desc')).toEqual(ten(1000, -100));
  expect(await names(disabled, 'username', 26)).toEqual([]);
});

test('of many hits the first ten thousand are listed in order, wherever they are stored', async () => {
  const everybody = { role: 'ROLE_USER' };
  expect((await find(everybody, 'username', 1)).total).toBe(maxListedRows);
  expect(await names(everybody, 'username', 3)).toEqual(ten(21, 1));
  expect(await names(everybody, 'username', 1000)).toEqual(ten(9991, 1));
  expect(await names(everybody, 'username', 1001)).toEqual([]);
  // Those who logged in last registered first, so the index for the order begins with all the others.
  const late = { lastLoginFrom: '2021-01-10' };
  expect((await find(late, 'createdAt', 1, 'desc')).total).toBe(maxListedRows);
  expect(await names(late, 'createdAt', 1, 'desc')).toEqual(ten(12_960, 1));
});

test('no page reads more rows than it shows or than may be listed', async () => {
  const read = async (...wish: Parameters<typeof find>) => {
    const [filters, field, page, direction = 'asc'] = wish;
    const facts = await explainQueries(opened.database, (database) =>
      findMembers(database, filters, {
        page: { page, itemsPerPage: 10 },
        order: { field, direction },
      }),
    );
    return facts.tableRowsRead;
  };
  expect(await read({}, 'username', 1250)).toBeLessThan(200);
  expect(await read({}, 'createdAt', 1250)).toBeLessThan(200);
  expect(await read({ state: 'disabled' }, 'username', 1)).toBeLessThan(1000);
  expect(await read({ role: 'ROLE_USER' }, 'username', 1)).toBeLessThan(4 * maxListedRows);
});
