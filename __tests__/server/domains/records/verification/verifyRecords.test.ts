import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { changeState } from '../../../../support/records/changeState';
import { rankEverything } from '../../../../support/records/rankEverything';
import { verifyAll } from '../../../../support/records/verifyAll';
import { addChart, addMember } from '../../../../support/server/addChart';

let opened: TestDatabase;
let chart: number;
let game: number;
const players: number[] = [];
const members: number[] = [];

const post = async (userId: number, on: number, amounts: number[]) =>
  postScores(opened.database, {
    userId,
    scores: [
      {
        chart: on,
        amounts,
        platform: null,
        achievedOn: null,
        confirmed: ['worse', 'zero'],
        key: randomUUID(),
      },
    ],
    at: new Date('2026-05-01T10:00:00.123Z'),
  });

beforeAll(async () => {
  opened = await createTestDatabase();
  const { database } = opened;
  chart = await addChart(database);
  const timed = await addChart(database, { better: ['lower', 'higher'] });
  for (const amount of [50, 40, 40, 0]) {
    const member = await addMember(database);
    members.push(member);
    await post(member, chart, [amount]);
    await post(member, timed, [amount % 20, amount]);
  }
  const rows = await database.selectFrom('players').select('id').orderBy('id').execute();
  players.push(...rows.map(({ id }) => id));
  const [first = 0, second = 0] = players;
  const at = new Date('2026-05-02T10:00:00Z');
  await changeState(database, { chart: timed, player: first, state: 'proved', at });
  await changeState(database, { chart: timed, player: second, state: 'unproved', at });
  const { gameId } = await database
    .selectFrom('charts')
    .select('gameId')
    .where('id', '=', chart)
    .executeTakeFirstOrThrow();
  game = gameId;
});
afterAll(async () => opened?.close());

test('rankings that are due are named as pending, and are no differences', async () => {
  const { differences, pending } = await verifyAll(opened.database);
  expect(differences).toEqual([]);
  expect(pending).toEqual(expect.arrayContaining([`chart ${chart}`, `game ${game}`]));
});

test('records in order have no differences', async () => {
  await rankEverything(opened.database);
  const { differences, pending, progress } = await verifyAll(opened.database);
  expect({ differences, pending }).toEqual({ differences: [], pending: [] });
  expect(progress).toEqual([
    '[1/5] charts: 2',
    '[2/5] games: 2',
    '[3/5] players: 4',
    '[4/5] platforms: 0',
    '[5/5] signed days: 0',
  ]);
});

type Ids = { chart: number; game: number; player: number };

/** What is damaged, the statement for it with a number that -1 undoes, and the row that is named. */
const damages: [string, (by: 1 | -1, ids: Ids) => string, (ids: Ids) => string][] = [
  [
    'the points that a player was paid',
    (by, ids) =>
      `update score_points set points = points + ${by} where chart_id = ${ids.chart} and player_id = ${ids.player}`,
    (ids) => `chart ${ids.chart}, payment of player ${ids.player}: points is 401 instead of 400`,
  ],
  [
    'the medal that a player was given',
    (by, ids) =>
      `update score_points set medal = medal + ${by} where chart_id = ${ids.chart} and player_id = ${ids.player}`,
    (ids) => `chart ${ids.chart}, payment of player ${ids.player}: medal is 1 instead of 0`,
  ],
  [
    'the count of a chart',
    (by, ids) => `update charts set ranked_count = ranked_count + ${by} where id = ${ids.chart}`,
    (ids) => `chart ${ids.chart}: rankedCount is 5 instead of 4`,
  ],
  [
    'the live count of a chart',
    (by, ids) =>
      `update chart_counts set proved_count = proved_count + ${by} where chart_id = ${ids.chart}`,
    (ids) => `chart ${ids.chart}, counts: provedCount is 1 instead of 0`,
  ],
  [
    'the count of a board',
    (by, ids) =>
      `insert into board_counts (chart_id, board, total) values (${ids.chart}, 'cFR', ${by})
        on conflict (chart_id, board) do update set total = board_counts.total + excluded.total`,
    (ids) => `chart ${ids.chart}, board cFR: total is 1 instead of 0`,
  ],
  [
    'the bucket of a board',
    (by, ids) =>
      by > 0
        ? `insert into board_buckets values (${ids.chart}, 'p7', '\\x', 1)`
        : `delete from board_buckets where chart_id = ${ids.chart}`,
    (ids) => `chart ${ids.chart}, board p7, bucket from sort key : total is 1 instead of 0`,
  ],
  [
    'a bucket of a chart',
    (by, ids) =>
      by > 0
        ? `insert into chart_buckets values (${ids.chart}, '\\x', 1), (${ids.chart}, '\\x7fffffffffffffd7', 2)`
        : `delete from chart_buckets where chart_id = ${ids.chart}`,
    (ids) => `chart ${ids.chart}, bucket from sort key 7fffffffffffffd7: total is 2 instead of 3`,
  ],
  [
    'the state of a score',
    (by, ids) =>
      `update scores set state = '${by > 0 ? 'asked' : 'none'}' where chart_id = ${ids.chart} and player_id = ${ids.player}`,
    (ids) =>
      `chart ${ids.chart}, player ${ids.player}, score ${ids.player * 2 - 1}: it is not what its last event says`,
  ],
  [
    'the amount of a score',
    (by, ids) =>
      `update scores set amounts = array[amounts[1] + ${by}] where chart_id = ${ids.chart} and player_id = ${ids.player}`,
    (ids) =>
      `chart ${ids.chart}, player ${ids.player}, score ${ids.player * 2 - 1}: the sort key does not belong to the amounts`,
  ],
  [
    'whether a score ranks',
    (by, ids) =>
      `update scores set ranked = ${by < 0} where chart_id = ${ids.chart} and player_id = ${ids.player}`,
    (ids) =>
      `chart ${ids.chart}, player ${ids.player}, score ${ids.player * 2 - 1}: ranked is false, which does not fit the state`,
  ],
  [
    'one byte of an event',
    (_by, ids) =>
      `update score_events set hash = set_byte(hash, 7, get_byte(hash, 7) # 1) where chart_id = ${ids.chart} and sequence = 2`,
    (ids) => `chart ${ids.chart}, event 2: the chain of events is broken`,
  ],
  [
    'the timeline of a chart',
    (by, ids) =>
      `update chart_records set score_id = score_id + ${by} where chart_id = ${ids.chart}`,
    (ids) =>
      `chart ${ids.chart}, last step of the timeline: score is ${ids.player * 2} instead of ${ids.player * 2 - 1}`,
  ],
  [
    'who held the first place of a chart',
    (by, ids) =>
      `update reigns set last_sequence = last_sequence + ${by} where chart_id = ${ids.chart} and ended_at is null`,
    ({ chart: id }) => `chart ${id}, holder 1 of the first place: lastSequence is 2 instead of 1`,
  ],
  [
    'the sum of a player in a game',
    (by, ids) =>
      `update game_standings set chart_points = chart_points + ${by} where game_id = ${ids.game} and player_id = ${ids.player}`,
    (ids) => `game ${ids.game}, player ${ids.player}: chartPoints is 401 instead of 400`,
  ],
  [
    'the medals of a player in a game',
    (by, ids) =>
      `update game_standings set place5 = place5 + ${by} where game_id = ${ids.game} and player_id = ${ids.player}`,
    (ids) => `game ${ids.game}, player ${ids.player}: place5 is 1 instead of 0`,
  ],
  [
    'the game points of a player',
    (by, ids) =>
      `update game_standings set game_points = game_points + ${by} where game_id = ${ids.game} and player_id = ${ids.player}`,
    (ids) => `player ${ids.player}: gamePoints is`,
  ],
  [
    'the cup of a player in a game',
    (by, ids) =>
      `update game_standings set cup = cup + ${by} where game_id = ${ids.game} and player_id = ${ids.player}`,
    (ids) => `game ${ids.game}, player ${ids.player}: cup is 1 instead of 0`,
  ],
  [
    'a player who is not in the game',
    (by, ids) =>
      by > 0
        ? `insert into players (user_id) values (null); insert into game_standings (game_id, player_id)
           select ${ids.game}, max(id) from players`
        : `delete from game_standings where game_id = ${ids.game} and player_id > ${ids.player + 3};
           delete from players where id > ${ids.player + 3}`,
    (ids) => `game ${ids.game}, player ${ids.player + 4}: stored, but should not exist`,
  ],
  [
    'the total of a player',
    (by, ids) =>
      `update player_totals set chart_points = chart_points + ${by} where player_id = ${ids.player}`,
    (ids) => `player ${ids.player}: chartPoints is 593 instead of 592`,
  ],
  [
    'the cups of a player',
    (by, ids) => `update player_totals set cup0 = cup0 + ${by} where player_id = ${ids.player}`,
    (ids) => `player ${ids.player}: cup0 is 2 instead of 1`,
  ],
  [
    'the value of a badge',
    (by, ids) =>
      `update player_badges set value = value + ${by} where game_id = ${ids.game};
       update player_totals set badge_points = badge_points + ${by} where player_id = ${ids.player}`,
    (ids) => `game ${ids.game}, badge of player ${ids.player}: value is 308 instead of 307`,
  ],
  [
    'who holds a badge',
    (by, ids) =>
      by > 0
        ? `update player_badges set lost_at = now() where game_id = ${ids.game}`
        : `update player_badges set lost_at = null where game_id = ${ids.game}`,
    (ids) => `game ${ids.game}, badge of player ${ids.player}: missing`,
  ],
  [
    'the badges of a player',
    (by, ids) =>
      `update player_totals set badge_count = badge_count + ${by} where player_id = ${ids.player}`,
    (ids) => `player ${ids.player}: badgeCount is 2 instead of 1`,
  ],
  [
    'a counter of a game',
    (by, ids) => `update games set proved_count = proved_count + ${by} where id = ${ids.game}`,
    (ids) => `game ${ids.game}: provedCount is 1 instead of 0`,
  ],
];

const run = async (statement: string) =>
  opened.database.transaction().execute(async (transaction) => {
    await sql`alter table score_events disable trigger user`.execute(transaction);
    for (const part of statement.split(';')) await sql.raw(part).execute(transaction);
    // Nothing waits to be ranked: that would not be compared.
    await sql`delete from ranking_changes`.execute(transaction);
    await sql`alter table score_events enable trigger user`.execute(transaction);
  });

test.each(damages)('names a change of %s', async (_name, damage, named) => {
  const ids = { chart, game, player: players[0] ?? 0 };
  await run(damage(1, ids));
  const { differences } = await verifyAll(opened.database);
  await run(damage(-1, ids));
  expect(differences).toContainEqual(expect.stringContaining(named(ids)));
  expect((await verifyAll(opened.database)).differences).toEqual([]);
});

test('names a payment that is missing', async () => {
  const { database } = opened;
  const [second = 0] = players.slice(1);
  const payments = database.selectFrom('scorePoints').selectAll().where('chartId', '=', chart);
  const payment = await payments.where('playerId', '=', second).executeTakeFirstOrThrow();
  await database
    .deleteFrom('scorePoints')
    .where('chartId', '=', chart)
    .where('playerId', '=', second)
    .execute();
  const { differences } = await verifyAll(database);
  await database.insertInto('scorePoints').values(payment).execute();
  expect(differences).toContain(`chart ${chart}, payment of player ${second}: missing`);
});

test('finds no differences while scores are posted and ranked', async () => {
  const { database } = opened;
  const writers = new AbortController();
  const { signal } = writers;
  const write = async (member: number) => {
    for (let amount = 1; !signal.aborted; amount += 1) await post(member, chart, [amount % 90]);
  };
  const rank = async () => {
    while (!signal.aborted) await rankEverything(database);
  };
  const writing = Promise.all([...members.map(write), rank()]);
  const found: string[] = [];
  for (let pass = 0; pass < 20; pass += 1) found.push(...(await verifyAll(database)).differences);
  writers.abort();
  await writing;
  expect(found).toEqual([]);
  await rankEverything(database);
  expect(await verifyAll(database)).toMatchObject({ differences: [], pending: [] });
});
