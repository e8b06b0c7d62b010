import { sql } from 'kysely';
import { readCursor } from '../../../../../src/server/platform/http/pageCursor';
import type {
  PlayerCursor,
  PlayerListQuery,
} from '../../../../../src/server/domains/records/playerList/playerListQuery';
import { readPlayerList } from '../../../../../src/server/domains/records/playerList/readPlayerList';
import { Type } from '@sinclair/typebox';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { explainQueries } from '../../../../support/database/explainQueries';

const players = 10_000;
let opened: TestDatabase;

/** Half of the players have no points, some the same; the accounts of every 50th are deleted. One lives in Andorra, many in France. */
beforeAll(async () => {
  opened = await createTestDatabase();
  const { database, unlimited } = opened;
  await sql`
    insert into users (id, username, slug, email, password_hash, roles, created_at)
    overriding system value
    select n, chr(97 + n % 26) || 'ame_' || n, 'name-' || n, n || '@example.org', '', '{ROLE_USER}',
      timestamptz '2020-01-01' + n * interval '1 hour'
    from generate_series(1, ${players}::int) n`.execute(database);
  await sql`
    insert into players (id, user_id, country) overriding system value
    select n, case when n % 50 > 0 then n end,
      case when n = 777 then 'AD' when n % 3 = 0 then 'FR' when n % 7 = 0 then 'JP' end
    from generate_series(1, ${players}::int) n`.execute(database);
  await sql`
    insert into player_totals (player_id, chart_points, score_count, place1)
    select id, greatest(0, id * 7919 % ${players}::int / 3 * 2 - 3000), 1 + id % 9, id % 5 from players`.execute(
    database,
  );
  await sql`
    insert into player_listings (player_id, user_id, name, country, game_count, last_score_at)
    select p.id, u.id, lower(u.username), p.country, 1 + p.id % 4,
      timestamptz '2026-01-01' + (p.id * 6007 % 3000) * interval '1 minute'
    from players p join users u on u.id = p.user_id`.execute(database);
  await sql`vacuum analyze`.execute(unlimited);
});
afterAll(async () => opened?.close());

const first: PlayerListQuery = {
  size: 25,
  order: 'points',
  search: undefined,
  country: undefined,
  after: undefined,
  before: undefined,
};
const read = async (query: Partial<PlayerListQuery>) =>
  readPlayerList(opened.database, { ...first, ...query });
const idsOf = ({ items }: Awaited<ReturnType<typeof read>>) => items.map(({ player }) => player.id);
const cursor = (text = '') => readCursor(Type.Unsafe<PlayerCursor>(Type.Object({})), text);

const orders: [string, Partial<PlayerListQuery>, string][] = [
  ['by points', {}, 't.chart_points desc, p.id'],
  ['by points in France', { country: 'FR' }, 't.chart_points desc, p.id'],
  ['by the last score', { order: 'active' }, 'l.last_score_at desc, p.id desc'],
  [
    'by the last score in Japan',
    { order: 'active', country: 'JP' },
    'l.last_score_at desc, p.id desc',
  ],
  ['by age', { order: 'newest' }, 'p.user_id desc'],
  ['by age in Japan', { order: 'newest', country: 'JP' }, 'p.user_id desc'],
  ['whose names begin so', { search: 'name_1' }, 'l.name collate "C"'],
  ['whose names begin so, in France', { search: 'n', country: 'FR' }, 'l.name collate "C"'],
];

describe.each(orders)('players %s', (_name, query, order) => {
  const readAll = async () => {
    const { search = '', country = null } = query;
    const { rows } = await sql<{ id: number }>`
      select p.id from players p join player_totals t on t.player_id = p.id join player_listings l on l.player_id = p.id
      where p.user_id is not null and starts_with(l.name, ${search}) and (${country}::text is null or p.country = ${country})
      order by ${sql.raw(order)} limit 80`.execute(opened.database);
    return rows.map(({ id }) => id);
  };

  test('are the same on pages forwards and back', async () => {
    const all = await readAll();
    const back: string[] = [];
    let page = await read(query);
    expect(page.previous).toBeUndefined();
    for (let from = 0; from < 75; from += 25) {
      expect(idsOf(page)).toEqual(all.slice(from, from + 25));
      back.push(page.previous ?? '');
      if (page.next === undefined) break;
      page = await read({ ...query, after: cursor(page.next) });
    }
    for (let from = 25 * (back.length - 1); from > 0; from -= 25) {
      page = await read({ ...query, before: cursor(back[from / 25]) });
      expect(idsOf(page)).toEqual(all.slice(from - 25, from));
      expect(page.previous === undefined).toBe(from === 25);
      expect(page.next).toEqual(expect.any(String));
    }
  });

  test('a page reads few blocks, at any depth', async () => {
    const one = await read(query);
    const next = one.next === undefined ? undefined : cursor(one.next);
    const starts = [{}, { after: next }, { before: next }];
    for (const start of starts) {
      const facts = await explainQueries(opened.database, async (database) =>
        readPlayerList(database, { ...first, ...query, ...start }),
      );
      // The names of 25 players are on pages of their own.
      expect(facts.buffers).toBeLessThanOrEqual(120 + 5 * first.size);
      expect(facts.rowsRead).toBeLessThan(1500);
    }
  });
});

test.each([
  ['a country with one player', { country: 'AD' }, 1],
  ['a country with none', { country: 'VA' }, 0],
  ['a name nobody has', { search: 'zzzz' }, 0],
  ['the end of a name', { search: 'me_777' }, 11],
  ['the end of a name in a country', { search: 'me_777', country: 'AD' }, 1],
])('%s reads few blocks', async (_name, query, total) => {
  const page = await read(query);
  expect(page.total).toBe(total);
  expect(page.items).toHaveLength(total);
  const facts = await explainQueries(opened.database, async (database) =>
    readPlayerList(database, { ...first, ...query }),
  );
  expect(facts.buffers).toBeLessThanOrEqual(120);
});

test('players are counted up to a thousand', async () => {
  expect(await read({})).toMatchObject({ total: 1000, more: true });
  expect(await read({ search: 'name_13' })).toMatchObject({ more: false });
});

test('names that begin so come first, then those that contain the text', async () => {
  const { items, next, more } = await read({ search: 'name_19' });
  const names = items.map(({ player }) => player.username ?? '');
  const begins = names.filter((name) => name.startsWith('name_19'));
  expect(names.slice(0, begins.length)).toEqual(begins);
  expect(begins.length).toBeLessThan(25);
  const contained = await read({ search: 'ame_199' });
  expect(contained.items.every(({ player }) => player.username?.includes('ame_199'))).toBe(true);
  expect({ next, more }).toEqual({ next: undefined, more: false });
  expect(await read({ search: 'ame_1' })).toMatchObject({ more: true, total: 25, next: undefined });
});

test.each(['%', '_', '\\', '%ame', 'a%e'])('“%s” stands for itself', async (search) => {
  expect((await read({ search })).total).toBe(0);
});
