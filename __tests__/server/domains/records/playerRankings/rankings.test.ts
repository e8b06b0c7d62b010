import { sql } from 'kysely';
import { playerBoards, type PlayerBoard } from '../../../../../src/contract/records/rankingBoards';
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
/** The player of the member, in the country of two in three players. */
const own = 4502;
const since = '2026-11-23';
let opened: TestDatabase;
let userId: number;

/** Most players gained something this week, often the same; others lost some, or gained theirs in the week before. */
beforeAll(async () => {
  opened = await createTestDatabase();
  const { database, unlimited } = opened;
  userId = await addMember(database);
  await sql`insert into players (id, user_id, country) overriding system value
    select n, case n when ${own} then ${userId}::int end, case when n % 3 > 0 then 'FR' end
    from generate_series(1, ${players}::int) n`.execute(database);
  await sql`insert into player_totals (player_id, score_count) select id, 1 from players`.execute(
    database,
  );
  const week = sql`case when n % 9 = 1 then ${since}::date - 7 else ${since}::date end`;
  await sql`
    insert into player_gains (player_id, country, week, week_points, week_game_points, week_scores, month, year)
    select n, p.country, ${week}, n * 7919 % ${players}::int / 3 - 750, n * 7919 % ${players}::int / 2 - 900, -1,
      '2026-11-01', '2026-01-01'
    from generate_series(1, ${players}::int) n join players p on p.id = n`.execute(database);
  await sql`
    insert into player_award_gains (player_id, span, since, country, place0, place1, place2, place5, cup0, cup1, cup2, proved_count,
      badge_points, badge_count)
    select n, 'week', ${week}, p.country, n % 4 - 1, n % 7 - 3, n % 5 - 2, n % 300, greatest(0, n % 5 - 3), n % 40, n % 3 - 1, n % 4,
      n % 900 * 10 - 2000, n % 3 - 1
    from generate_series(1, ${players}::int) n join players p on p.id = n`.execute(database);
  await sql`vacuum analyze`.execute(unlimited);
});
afterAll(async () => opened?.close());

const first = { size: 50, after: undefined, before: undefined, withOwn: false };

interface Narrowed {
  board: PlayerBoard;
  country?: string | undefined;
}

const read = async (
  narrowed: Narrowed,
  page: Partial<StandingPage> = {},
  database = opened.database,
) =>
  readPlayerBoard(database, {
    ...narrowed,
    gained: { window: 'week', since },
    userId,
    page: { ...first, ...page },
  });

const compared = {
  points: ['week_points'],
  'game-points': ['week_game_points'],
  medals: ['place0', 'place1', 'place2', 'place3', 'place4', 'place5'],
  cups: ['cup0', 'cup1', 'cup2', 'cup3'],
  proofs: ['proved_count'],
  badges: ['badge_points', 'badge_count'],
};

/** Those who gained something that pages show, in their order, counted one by one. */
async function countRanks({ board, country }: Narrowed) {
  const counts = sql`array[${sql.join(compared[board].map((name) => sql.ref(name)))}]`;
  const nothing = sql`array[${sql.join(compared[board].map(() => sql.lit(0)))}]`;
  const gains =
    board === 'points' || board === 'game-points' ? 'player_gains' : 'player_award_gains';
  const start = sql.ref(gains === 'player_gains' ? 'week' : 'since');
  const { rows } = await sql<{ playerId: number; rank: number }>`
    select player_id, rank() over (order by ${counts} desc) as rank from ${sql.table(gains)}
    where ${start} = ${since} and (${counts}::bigint[])[1:4] > (${nothing}::bigint[])[1:4]
      and (${country ?? null}::text is null or country = ${country ?? null}::text)
    order by ${counts} desc, player_id`.execute(opened.database);
  return rows;
}

const idOf = (path: string) => Number(path.split('#').at(-1));

async function expectTrueRanks(narrowed: Narrowed): Promise<void> {
  const all = await countRanks(narrowed);
  for (const rank of [1, 1800, 2400, all.length]) {
    const { items, total } = await read(narrowed, { rank });
    const start = all.findIndex((row) => row.rank === all[rank - 1]?.rank);
    expect(items.map((item) => [idOf(item['@id']), item.rank])).toEqual(
      all.slice(start, start + 50).map(({ playerId, rank: place }) => [playerId, place]),
    );
    expect(total).toBe(all.length);
  }
  const { own: standing } = await read(narrowed, { withOwn: true });
  expect(standing?.rank).toBe(all.find(({ playerId }) => playerId === own)?.rank);
  expect(standing?.change ?? null).toBeNull();
}

const rankings = [undefined, 'FR'].flatMap((country) =>
  playerBoards.map((board): [string, Narrowed] => [
    country ? `${board} in a country` : board,
    { board, country },
  ]),
);

test.each(rankings)(
  'who gained %s is ranked by them, before there are marks and with them',
  async (_name, narrowed) => {
    await expectTrueRanks(narrowed);
    await markRankings(opened);
    expect((await read(narrowed, { rank: 9999 })).countedAt).toEqual(expect.any(String));
    await expectTrueRanks(narrowed);
    await sql`delete from ranking_marks`.execute(opened.database);
    await sql`delete from marked_rankings`.execute(opened.database);
  },
);

test('what was lost is shown as nothing gained, and what gains do not know as nothing', async () => {
  const { items } = await read({ board: 'points' });
  expect(items[0]).toMatchObject({ nbScore: 0, medals: [0, 0, 0, 0, 0, 0] });
  expect(items[0]?.['@id']).toBe(`/api/rankings/points?window=week#${items[0]?.player.id}`);
  const french = await read({ board: 'medals', country: 'FR' });
  expect(french.items[0]?.['@id']).toMatch(/^\/api\/rankings\/medals\?country=FR&window=week#/);
});

test('of medals that are compared losses are shown, behind the first gain', async () => {
  const { items } = await read({ board: 'medals' }, { player: 15 });
  const lost = items.find(({ player }) => player.id === 15);
  expect(lost?.medals).toEqual([2, -2, -2, 0, 0, 15]);
  const cups = await read({ board: 'cups' });
  expect(cups.items[0]?.medals.every((count) => count >= 0)).toBe(true);
});

test.each(rankings)('any page of %s reads few blocks', async (_name, narrowed) => {
  await markRankings(opened);
  for (const page of [{}, { rank: 1990 }, { rank: 2500 }, { player: 77 }, { search: 'm' }]) {
    const facts = await explainQueries(opened.database, async (database) =>
      read(narrowed, page, database),
    );
    expect(facts.buffers).toBeLessThanOrEqual(120 + 5 * first.size);
  }
  const [withOwn, page] = await Promise.all(
    [true, false].map(async (wanted) =>
      explainQueries(opened.database, async (database) =>
        read(narrowed, { withOwn: wanted }, database),
      ),
    ),
  );
  // The entries of medals are the largest.
  const most = narrowed.board === 'medals' ? 75 : 60;
  expect((withOwn?.buffers ?? Infinity) - (page?.buffers ?? 0)).toBeLessThanOrEqual(most);
});
