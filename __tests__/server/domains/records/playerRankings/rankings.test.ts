import { sql } from 'kysely';
import { readPlayerBoard } from '../../../../../src/server/domains/records/playerRankings/findStandings';
import { markRankings } from '../../../../../src/server/domains/records/playerRankings/markRankings';
import type { StandingPage } from '../../../../../src/server/domains/records/playerRankings/standingQuery';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { explainQueries } from '../../../../support/database/explainQueries';
import { addMember } from '../../../../support/server/addChart';

const players = 9000;
const since = '2026-11-23';
let opened: TestDatabase;
let userId: number;

/** Two in three players gained points this week, often the same; others lost some, or gained theirs in the week before. */
beforeAll(async () => {
  opened = await createTestDatabase();
  const { database, unlimited } = opened;
  userId = await addMember(database);
  await sql`insert into players (id, user_id) overriding system value
    select n, case n when 4500 then ${userId}::int end from generate_series(1, ${players}::int) n`.execute(
    database,
  );
  await sql`insert into player_totals (player_id, score_count) select id, 1 from players`.execute(
    database,
  );
  await sql`
    insert into player_gains (player_id, week, week_points, week_scores, week_proved, month, year)
    select n, case when n % 9 = 1 then ${since}::date - 7 else ${since}::date end,
      n * 7919 % ${players}::int / 3 - ${players}::int / 12, -1, n % 4, '2026-11-01', '2026-01-01'
    from generate_series(1, ${players}::int) n`.execute(database);
  await sql`vacuum analyze`.execute(unlimited);
});
afterAll(async () => opened?.close());

const first = { size: 50, after: undefined, before: undefined, withOwn: false };

const read = async (
  board: 'points' | 'proofs',
  page: Partial<StandingPage> = {},
  database = opened.database,
) =>
  readPlayerBoard(database, {
    board,
    gained: { window: 'week', since },
    userId,
    page: { ...first, ...page },
  });

/** Those who gained something, in their order, counted one by one. */
async function countRanks(board: 'points' | 'proofs') {
  const column = sql.ref(board === 'points' ? 'week_points' : 'week_proved');
  const { rows } = await sql<{ playerId: number; rank: number }>`
    select player_id, rank() over (order by ${column} desc) as rank from player_gains
    where week = ${since} and ${column} > 0 order by ${column} desc, player_id`.execute(
    opened.database,
  );
  return rows;
}

const idOf = (path: string) => Number(path.split('#').at(-1));

async function expectTrueRanks(board: 'points' | 'proofs'): Promise<void> {
  const all = await countRanks(board);
  for (const rank of [1, 1800, 2400, 4000]) {
    const { items, total } = await read(board, { rank });
    const start = all.findIndex((row) => row.rank === all[rank - 1]?.rank);
    expect(items.map((item) => [idOf(item['@id']), item.rank])).toEqual(
      all.slice(start, start + 50).map(({ playerId, rank: place }) => [playerId, place]),
    );
    expect(total).toBe(all.length);
  }
  const { own } = await read(board, { withOwn: true });
  const place = all.find(({ playerId }) => playerId === 4500)?.rank;
  expect(own?.rank).toBe(place);
  expect(own?.change ?? null).toBeNull();
}

test.each(['points', 'proofs'] as const)(
  'who gained %s is ranked by them, before there are marks and with them',
  async (board) => {
    await expectTrueRanks(board);
    await markRankings(opened);
    expect((await read(board, { rank: 4000 })).countedAt).toEqual(expect.any(String));
    await expectTrueRanks(board);
  },
);

test('what was lost is shown as nothing gained, and what gains do not know as nothing', async () => {
  const { items } = await read('points');
  expect(items[0]).toMatchObject({ nbScore: 0, gamePoints: 0, medals: [0, 0, 0, 0, 0, 0] });
  expect(items[0]?.['@id']).toBe(`/api/rankings/points?window=week#${items[0]?.player.id}`);
});

test.each(['points', 'proofs'] as const)('any page of %s reads few blocks', async (board) => {
  for (const page of [{}, { rank: 1990 }, { rank: 3500 }, { player: 77 }, { search: 'm' }]) {
    const facts = await explainQueries(opened.database, async (database) =>
      read(board, page, database),
    );
    expect(facts.buffers).toBeLessThanOrEqual(120 + 5 * first.size);
  }
  const [own, page] = await Promise.all(
    [true, false].map(async (withOwn) =>
      explainQueries(opened.database, async (database) => read(board, { withOwn }, database)),
    ),
  );
  expect((own?.buffers ?? Infinity) - (page?.buffers ?? 0)).toBeLessThanOrEqual(60);
});
