import { sql } from 'kysely';
import { mendDaily } from '../../../../../src/server/domains/records/mending/mendDaily';
import { settleGame } from '../../../../../src/server/domains/records/payments/settleGame';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { createAuditLog } from '../../../../../src/server/platform/audit/auditLog';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { rankEverything } from '../../../../support/records/rankEverything';
import { scoreToPost } from '../../../../support/records/scoreToPost';
import { verifyAll } from '../../../../support/records/verifyAll';
import { addChart, addMember } from '../../../../support/server/addChart';

let now = new Date('2027-01-01T00:00:00Z');
const clock = () => now;

let opened: TestDatabase;
const charts: number[] = [];

beforeAll(async () => {
  opened = await createTestDatabase();
  while (charts.length < 31) charts.push(await addChart(opened.database));
});
afterAll(async () => opened?.close());

async function post(chart: number, values: readonly number[]) {
  for (const value of values)
    await postScores(opened.database, {
      userId: await addMember(opened.database),
      at: now,
      scores: [scoreToPost(chart, { amounts: [value] })],
    });
}

const gameOf = async (chart: number) => {
  const { gameId } = await opened.database
    .selectFrom('charts')
    .select('gameId')
    .where('id', '=', chart)
    .executeTakeFirstOrThrow();
  return gameId;
};

async function mendNextDay() {
  const { database, patient } = opened;
  now = new Date(now.getTime() + 86_400_000);
  await mendDaily({ audit: createAuditLog(database, clock), clock, database, patient });
}

/** Recounts on the next day, and ranks what that asks for. @returns What the audit log has of it. */
async function recount() {
  const { database } = opened;
  await mendNextDay();
  await rankEverything(database);
  const { rows: games } = await sql<{ id: number }>`select id from games`.execute(database);
  const { signal } = new AbortController();
  for (const { id } of games) expect(await settleGame(database, id, { clock, signal })).toEqual([]);
  const rows = await database
    .selectFrom('auditLog')
    .select(['event', 'details'])
    .where('at', '=', now.toISOString())
    .execute();
  return rows.map(({ event, details }) => ({ event, details }));
}

const recounts = async () =>
  opened.database.selectFrom('rankingRecounts').selectAll().orderBy('gameId').execute();

test('leaves nothing to be ranked where nothing is wrong', async () => {
  await mendDaily({
    audit: createAuditLog(opened.database, clock),
    clock,
    database: opened.database,
    patient: opened.patient,
  });
  expect((await verifyAll(opened.database)).pending).toEqual([]);
  await sql`delete from ranking_recounts`.execute(opened.database);
});

test('compares a thirtieth of the games a day, those first that were compared longest ago', async () => {
  const games: number[] = [];
  for (const chart of charts) games.push(await gameOf(chart));
  expect(await recount()).toEqual([]);
  expect((await recounts()).map(({ gameId }) => gameId)).toEqual(games.slice(0, 2));
  for (let day = 1; day < 15; day += 1) await mendNextDay();
  expect(await recount()).toEqual([]);
  const all = await recounts();
  expect(all.map(({ gameId }) => gameId)).toEqual(games);
  // The first one has been compared again.
  expect(all[0]?.at).toBe(now.toISOString());
  expect(all[1]?.at).not.toBe(now.toISOString());
});

describe('wrong values', () => {
  let game = 0;
  beforeAll(async () => {
    const [chart = 0] = charts;
    game = await gameOf(chart);
    await post(chart, [10, 20, 20, 30]);
    await rankEverything(opened.database);
  });
  beforeEach(async () => {
    await sql`delete from ranking_recounts where game_id = ${game}`.execute(opened.database);
  });

  const faults: [what: string, statement: string, details: object][] = [
    [
      'payments',
      'update score_points set points = points + 1 where player_id % 2 = 0',
      { payments: 2 },
    ],
    ['missing payments', 'delete from score_points', { payments: 4 }],
    [
      'standings',
      'update game_standings set chart_points = 1, place1 = 9',
      { standings: 4, totals: 0 },
    ],
    ['totals', 'update player_totals set score_count = 9', { standings: 0, totals: 4 }],
  ];

  it.each(faults)('of %s are mended, counted and recorded', async (_what, statement, details) => {
    const { database } = opened;
    await sql.raw(statement).execute(database);
    expect((await verifyAll(database)).differences).not.toEqual([]);
    const entries = await recount();
    expect(entries).toContainEqual({
      event: 'rankingsMended',
      details: expect.objectContaining({ game, ...details }),
    });
    expect(await verifyAll(database)).toMatchObject({ differences: [], pending: [] });
    const [of] = (await recounts()).filter(({ gameId }) => gameId === game);
    expect(of?.mended).toBeGreaterThan(0);
  });

  it('of game points and cups are mended', async () => {
    const { database } = opened;
    await sql`update game_standings set game_points = 5, cup = 3`.execute(database);
    await sql`update player_totals set game_points = 5, cup0 = 0, cup1 = 0, cup2 = 0, cup3 = 1`.execute(
      database,
    );
    expect(await recount()).toContainEqual({
      event: 'rankingsMended',
      details: expect.objectContaining({ game, standings: 4 }),
    });
    expect(await verifyAll(database)).toMatchObject({ differences: [], pending: [] });
  });

  it('of badges are mended', async () => {
    const { database } = opened;
    await sql`update player_badges set lost_at = now()`.execute(database);
    await sql`update player_totals set badge_points = 1`.execute(database);
    expect(await recount()).toContainEqual({
      event: 'rankingsMended',
      details: expect.objectContaining({ game, badges: 1 }),
    });
    expect(await verifyAll(database)).toMatchObject({ differences: [], pending: [] });
  });

  it('are none while scores wait to be ranked', async () => {
    await post(charts[0] ?? 0, [40, 50]);
    expect(await recount()).toEqual([]);
    expect(await verifyAll(opened.database)).toMatchObject({ differences: [], pending: [] });
  });
});
