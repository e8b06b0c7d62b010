import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  mendAllTotals,
  mendGame,
  mendSums,
} from '../../../../../src/server/domains/records/mending/mendGame';
import { payNextGame } from '../../../../../src/server/domains/records/payments/payNextGame';
import { settleGame } from '../../../../../src/server/domains/records/payments/settleGame';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { currentDriver } from '../../../../support/database/testDatabases';
import { eventually } from '../../../../support/eventually';
import { rankEverything } from '../../../../support/records/rankEverything';
import { verifyAll } from '../../../../support/records/verifyAll';
import { addPlatform } from '../../../../support/server/addGame';
import { addChart, addMember } from '../../../../support/server/addChart';

const now = new Date('2027-01-01T00:00:00Z');
const clock = () => now;
const { signal } = new AbortController();

let opened: TestDatabase;
const charts: number[] = [];
let games: number[] = [];
let platform: number;

beforeAll(async () => {
  opened = await createTestDatabase();
  const { database } = opened;
  platform = await addPlatform(database, { en: 'One' });
  while (charts.length < 3) charts.push(await addChart(database, { platformIds: [platform] }));
  await sql`update charts set game_id = (select min(game_id) from charts) where id = ${charts[1]}`.execute(
    database,
  );
  await sql`update chart_groups u set game_id = c.game_id, dlc = c.id = ${charts[1]} from charts c
    where c.group_id = u.id`.execute(database);
  const rows = await database.selectFrom('games').select('id').orderBy('id').execute();
  games = rows.map(({ id }) => id);
  for (let member = 0; member < 30; member += 1)
    await postAll(await addMember(database), Math.floor(member / 3) + (member % 2));
  await rankEverything(database);
});
afterAll(async () => opened?.close());

const postAll = async (userId: number, value: number) =>
  postScores(opened.database, {
    userId,
    at: now,
    scores: charts.map((chart) => ({
      chart,
      amounts: [value + 10],
      platform: chart === charts[1] ? null : platform,
      achievedOn: null,
      key: randomUUID(),
      confirmed: ['unusual'],
    })),
  });

async function mendAll() {
  const failures: string[] = [];
  for (const gameId of games) {
    await mendGame(opened.database, { gameId, now });
    failures.push(...(await settleGame(opened.database, gameId, { clock, signal })));
  }
  await mendAllTotals(opened.database, now);
  return failures;
}

const faults: [what: string, statement: string][] = [
  ['payments', 'update score_points set points = points + 5, medal = null where player_id % 2 = 0'],
  ['missing payments', 'delete from score_points where player_id % 3 = 0'],
  [
    'payments that are not due',
    `with added as (insert into players (created_at) values (now()) returning id)
      insert into score_points (chart_id, player_id, points, medal) select c.id, a.id, 7, 2 from charts c, added a`,
  ],
  [
    'payments to members of no large tie',
    'update score_points set large_tie = true, points = 1 where player_id % 2 = 1',
  ],
  [
    'standings',
    'update game_standings set chart_points = 1, place1 = 9, score_count = 7, proved_count = 2',
  ],
  ['missing standings', 'delete from game_standings where player_id % 3 = 0'],
  [
    'standings of players without scores',
    `insert into game_standings (game_id, player_id, chart_points, game_points, cup)
      select g.id, p.id, 9, 50, 3 from games g, (select max(id) as id from players) p
      on conflict (game_id, player_id) do update set game_points = 50`,
  ],
  ['game points and cups', 'update game_standings set game_points = game_points + 10, cup = 3'],
  [
    'standings of parts',
    'update part_standings set chart_points = chart_points + 7, place2 = 3, proved_count = 5',
  ],
  ['missing standings of parts', 'delete from part_standings where player_id % 3 = 0'],
  [
    'standings of parts of players without scores',
    `insert into part_standings (part_id, player_id, chart_points, score_count)
      select a.id, (select max(id) from players), 9, 1 from game_parts a
      on conflict (part_id, player_id) do update set chart_points = 9`,
  ],
  ['counts of parts', 'update game_parts set player_count = 99'],
  ['totals', 'update player_totals set chart_points = 3, cup1 = 4, disabled_count = 5'],
  ['countries of totals', "update player_totals set country = 'FR'"],
  ['countries of standings', "update game_standings set country = 'FR' where player_id % 2 = 0"],
  ['gains', 'update player_gains set week_points = 99, month_scores = 99, year_proved = 99'],
  ['gained game points', 'update player_gains set month_game_points = 99'],
  ['missing gains', 'delete from player_gains'],
  ['gained medals and cups', 'update player_award_gains set place2 = place2 + 3, cup1 = 7'],
  ['missing gained medals', 'delete from player_award_gains'],
  ['countries of gains', "update player_gains set country = 'FR'"],
  ['countries of gained medals', "update player_award_gains set country = 'FR'"],
  ['missing totals', 'delete from player_totals where player_id % 2 = 0'],
  [
    'payments of platforms',
    'update platform_points set points = points + 5, medal = null, proved = true',
  ],
  ['missing payments of platforms', 'delete from platform_points where player_id % 3 = 0'],
  [
    'standings of platforms',
    'update platform_standings set chart_points = 1, place1 = 9, score_count = 7',
  ],
  ['missing standings of platforms', 'delete from platform_standings where player_id % 3 = 0'],
  [
    'standings of platforms of players without scores',
    `insert into platform_standings (platform_id, player_id, chart_points, score_count)
      select l.id, (select max(id) from players), 9, 1 from platforms l
      on conflict (platform_id, player_id) do update set chart_points = 9`,
  ],
  ['counts of games', 'update games set player_count = 99, score_count = 1, chart_count = 7'],
];

test.each(faults)('%s that are wrong are mended', async (_what, statement) => {
  await sql.raw(statement).execute(opened.database);
  expect((await verifyAll(opened.database)).differences).not.toEqual([]);
  expect(await mendAll()).toEqual([]);
  expect(await verifyAll(opened.database)).toMatchObject({ differences: [], pending: [] });
});

test('a mended game says how much was wrong, and nothing the second time', async () => {
  const [gameId = 0] = games;
  await sql`update game_standings set place3 = 99 where game_id = ${gameId}
    and player_id in (select player_id from game_standings where game_id = ${gameId} order by 1 limit 3)`.execute(
    opened.database,
  );
  expect(await mendGame(opened.database, { gameId, now })).toMatchObject({ standings: 3 });
  expect(await mendGame(opened.database, { gameId, now })).toEqual({ standings: 0, totals: 0 });
  await rankEverything(opened.database);
});

test('the payments of one chart are mended without ranking the others', async () => {
  const { database } = opened;
  const [first = 0, second = 0] = charts;
  await sql`update score_points set points = points + 5 where chart_id in (${first}, ${second})`.execute(
    database,
  );
  const [gameId = 0] = games;
  await mendGame(database, { gameId, chart: first, now });
  expect(await settleGame(database, gameId, { clock, signal })).toEqual([]);
  const { differences } = await verifyAll(database);
  expect(differences).not.toContainEqual(expect.stringContaining(`chart ${first},`));
  expect(differences).toContainEqual(expect.stringContaining(`chart ${second},`));
  await mendAll();
});

test('totals of players without a standing are mended', async () => {
  const { database } = opened;
  const member = await addMember(database);
  await sql`insert into player_totals (player_id, chart_points) select id, 5 from players where user_id = ${member}
    on conflict (player_id) do update set chart_points = 5`.execute(database);
  await sql`insert into players (user_id, created_at) select ${member}, now()
    where not exists (select from players where user_id = ${member})`.execute(database);
  await sql`insert into player_totals (player_id, chart_points) select id, 5 from players where user_id = ${member}
    on conflict (player_id) do nothing`.execute(database);
  expect(await mendAllTotals(database, now)).toEqual({ totals: 1, days: 0, platforms: 0 });
  expect((await verifyAll(database)).differences).toEqual([]);
});

test('numbers of values that were posted on a day are mended', async () => {
  const { database } = opened;
  const next = new Date('2027-01-02T00:00:00Z');
  await sql`update player_totals set day = ${now.toISOString().slice(0, 10)}::date`.execute(
    database,
  );
  await postAll(await addMember(database), 50);
  await rankEverything(database, { now: next });
  const posted = await database.selectFrom('playerDays').select('posts').execute();
  expect(posted.map(({ posts }) => posts)).toContain(3);
  expect((await verifyAll(database)).differences).toEqual([]);
  await sql`update player_days set posts = 9`.execute(database);
  expect((await verifyAll(database)).differences).toHaveLength(posted.length);
  expect(await mendAllTotals(database, next)).toEqual({
    totals: 0,
    days: posted.length,
    platforms: 0,
  });
  expect((await verifyAll(database)).differences).toEqual([]);
});

test('a chart that cannot be ranked is named, and the others are mended', async () => {
  const { database } = opened;
  const [gameId = 0] = games;
  await sql`update score_points set points = points + 5`.execute(database);
  await sql`alter table score_points add constraint broken check (chart_id <> ${sql.lit(charts[0])} or points > 1000000) not valid`.execute(
    database,
  );
  await mendGame(database, { gameId, now });
  const failures = await settleGame(database, gameId, { clock, signal });
  await sql`alter table score_points drop constraint broken`.execute(database);
  expect(failures).toEqual([`chart ${charts[0]}: 23514`]);
  expect(await mendAll()).toEqual([]);
  expect(await verifyAll(database)).toMatchObject({ differences: [], pending: [] });
});

test('games are mended beside writers and workers', async () => {
  const { database } = opened;
  const members = [await addMember(database), await addMember(database), await addMember(database)];
  await sql`update game_standings set chart_points = chart_points + 7, score_count = 3`.execute(
    database,
  );
  await sql`update score_points set points = points + 2 where player_id % 2 = 0`.execute(database);
  const write = async (userId: number) => {
    for (let value = 1; value < 12; value += 1) await postAll(userId, value * 3);
  };
  const posting = new AbortController();
  const work = async () => {
    while (!posting.signal.aborted) {
      const outcome = await payNextGame(database, now, { rest: 0 });
      expect(typeof outcome).toBe('string');
    }
  };
  const writing = Promise.all(members.map(write)).finally(() => posting.abort());
  await Promise.all([writing, work(), work(), mendAll()]);
  await rankEverything(database);
  expect(await verifyAll(database)).toMatchObject({ differences: [], pending: [] });
});

/** While a transaction has the totals of a player and then needs those of a new one, whose scores wait to be ranked. */
async function expectNoDeadlock() {
  const { database } = opened;
  const [gameId = 0] = games;
  await postAll(await addMember(database), 40);
  const { rows } = await sql<{ added: number; other: number }>`
    select (select max(id) from players) as added, (select max(player_id) from player_totals) as other`.execute(
    database,
  );
  const [{ added, other } = { added: 0, other: 0 }] = rows;
  const mending = await database.transaction().execute(async (transaction) => {
    await sql`select from player_totals where player_id = ${other} for no key update`.execute(
      transaction,
    );
    const started = mendSums(database, { gameId, now });
    await eventually(
      async () =>
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          database,
        ),
      (waiting) => waiting.rows.length > 0,
    );
    await sql`insert into player_totals (player_id, day) values (${added}, '2027-01-01')`.execute(
      transaction,
    );
    return [started];
  });
  await Promise.all(mending);
  await rankEverything(database);
  expect(await verifyAll(database)).toMatchObject({ differences: [], pending: [] });
}
// The embedded database has one connection.
if (currentDriver() === 'postgres')
  test('a game is mended while a worker adds a player to the totals', expectNoDeadlock);

test('a game that waits is left to the workers between two transactions', async () => {
  const { database } = opened;
  const [gameId = 0] = games;
  const outcomes: unknown[] = [];
  const giveWay = async () => outcomes.push(await payNextGame(database, now, { rest: 0 }));
  await mendSums(database, { gameId, now, portion: 10, giveWay });
  expect(outcomes).toEqual([]);

  await sql`insert into ranking_changes (game_id, chart_id, player_id, after_player)
    select game_id, id, null, 0 from charts where id = ${charts[0]}`.execute(database);
  await sql`update game_rankings set not_before = '-infinity'`.execute(database);
  await mendSums(database, { gameId, now, portion: 10, giveWay });
  expect(outcomes).toContain('ranked');
  await rankEverything(database);
  expect(await verifyAll(database)).toMatchObject({ differences: [], pending: [] });
});
