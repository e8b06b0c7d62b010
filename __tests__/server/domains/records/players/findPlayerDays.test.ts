import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { dayRanges } from '../../../../../src/contract/records/playerDays';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { PlayerDayCollection } from '../../../../../src/contract/schemas/players';
import { findPlayerDays } from '../../../../../src/server/domains/records/players/findPlayerDays';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { explainQueries } from '../../../../support/database/explainQueries';
import { readContract } from '../../../../support/readContract';
import { rankEverything } from '../../../../support/records/rankEverything';
import { addChart, addMember } from '../../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
let player: number;

/** Of a player who posts every day for twelve years. */
const busy = 5000;

/** Posts a score on a new chart, and ranks it on the same day. */
async function postOn(userId: number, day: string) {
  const { database } = server;
  const at = new Date(`${day}T10:00:00Z`);
  const score = { chart: await addChart(database), amounts: [5], platform: null, achievedOn: null };
  const scores = [{ ...score, confirmed: [], key: randomUUID() }];
  await postScores(database, { userId, scores, at });
  await rankEverything(database, { now: at });
}

beforeAll(async () => {
  server = await createTestServer();
  server.setTime('2026-07-01T12:00:00Z');
  const { database } = server;
  const member = await addMember(database);
  for (const day of ['2024-01-01', '2025-06-01', '2025-07-02', '2026-06-30', '2026-06-30'])
    await postOn(member, day);
  const { rows } = await sql<{ id: number }>`select id from players`.execute(database);
  player = rows[0]?.id ?? 0;
  await sql`insert into players (id) overriding system value values (${busy})`.execute(database);
  await sql`insert into player_days (player_id, day, chart_points, game_points, place0, place1, place2, place3, score_count, proved_count, posts)
    select ${busy}, '2026-07-01'::date - d, 9000 - d, 0, 0, 9000 - d, 0, 0, 9000 - d, 0, 1
    from generate_series(4382, 1, -1) d`.execute(database);
  await sql`vacuum analyze player_days`.execute(database);
});
afterAll(async () => server?.close());

const get = async (query = '', id = player) =>
  server.app.inject({ url: `/api/players/${id}/days${query}` });
const read = async (query = '', id = player) =>
  readContract(PlayerDayCollection, (await get(query, id)).json());
const daysOf = ({ 'hydra:member': days }: PlayerDayCollection) =>
  days.map(({ day, nbScore, posts }) => [day, nbScore, posts]);

test('has the days of a year, the last one before it and that of the totals', async () => {
  const year = await read();
  expect(daysOf(year)).toEqual([
    ['2025-06-01', 2, 1],
    ['2025-07-02', 3, 1],
    ['2026-06-30', 5, 2],
  ]);
  expect(year.until).toBe('2026-07-01');
  expect(year['hydra:member'][2]).toEqual({
    '@id': `/api/players/${player}/days#2026-06-30`,
    '@type': 'PlayerDay',
    day: '2026-06-30',
    points: 500,
    gamePoints: expect.any(Number),
    medals: [0, 5, 0, 0],
    nbScore: 5,
    nbProved: 0,
    posts: 2,
  });
});

test('has all days on request', async () => {
  expect(daysOf(await read('?range=all'))[0]).toEqual(['2024-01-01', 1, 1]);
});

test('of more than 366 days has the last one of each part, with what was posted in all of it', async () => {
  const days = daysOf(await read('?range=all', busy));
  expect(days).toHaveLength(366);
  expect(days.at(-1)).toEqual(['2026-06-30', 8999, expect.any(Number)]);
  expect(days.reduce((sum, [, , posts]) => sum + Number(posts), 0)).toBe(4382);
});

test('a player without totals has no days', async () => {
  await sql`insert into players (id) overriding system value values (9000)`.execute(
    server.database,
  );
  expect(daysOf(await read('', 9000))).toEqual([]);
});

test('few blocks are read for a year, and for twelve years', async () => {
  for (const range of dayRanges) {
    const facts = await explainQueries(server.database, async (explained) =>
      findPlayerDays(explained, { id: busy, range, until: '2026-07-01' }),
    );
    expect(facts.indexes).toContain('player_days_past');
    expect(facts.buffers).toBeLessThanOrEqual(120);
  }
});

test.each([
  ['?range=week', () => player, 400],
  ['', () => 999_999, 404],
])('%s returns an error', async (query, id, status) => {
  const response = await get(query, id());
  expect(response.statusCode).toBe(status);
  readContract(Problem, response.json());
});
