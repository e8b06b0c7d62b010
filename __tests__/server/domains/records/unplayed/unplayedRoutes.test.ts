import { sql } from 'kysely';
import { ownPaths } from '../../../../../src/contract/ownPaths';
import { unplayedRules } from '../../../../../src/contract/records/unplayed';
import { Problem } from '../../../../../src/contract/schemas/errors';
import { UnplayedChartCollection } from '../../../../../src/contract/schemas/players';
import { SessionProblem } from '../../../../../src/contract/schemas/problems';
import { predictScores } from '../../../../../src/server/domains/records/scores/predictScores';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { readUnplayed } from '../../../../../src/server/domains/records/unplayed/readUnplayed';
import { explainQueries } from '../../../../support/database/explainQueries';
import { readContract } from '../../../../support/readContract';
import { rankEverything } from '../../../../support/records/rankEverything';
import { scoreToPost } from '../../../../support/records/scoreToPost';
import { addMember } from '../../../../support/server/addChart';
import { addChartsOfGame } from '../../../../support/server/addChartsOfGame';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

type Member = Awaited<ReturnType<typeof joinAs>>;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());

const run = async (statement: string) => sql.raw(statement).execute(server.database);
const get = async ({ headers }: Pick<Member, 'headers'>, query = '') =>
  server.app.inject({ url: `${ownPaths.unplayedCharts}${query}`, headers });
const read = async (member: Pick<Member, 'headers'>, query = '') =>
  readContract(UnplayedChartCollection, (await get(member, query)).json())['hydra:member'];
const idsOf = (charts: Awaited<ReturnType<typeof read>>) => charts.map(({ chart }) => chart.id);

const post = async (userId: number, charts: Record<number, number>) =>
  postScores(server.database, {
    userId,
    scores: Object.entries(charts).map(([chart, amount]) =>
      scoreToPost(Number(chart), { amounts: [amount] }),
    ),
    at: server.now(),
  });

test('is for members, and nobody keeps it', async () => {
  const refused = await get({ headers: {} });
  expect(refused.statusCode).toBe(401);
  readContract(SessionProblem, refused.json());
  const member = await joinAs(server);
  expect((await get(member)).headers['cache-control']).toBe('private, no-store');
  const bad = await get(member, '?game=x');
  expect(bad.statusCode).toBe(400);
  readContract(Problem, bad.json());
});

describe('the charts of a game', () => {
  let member: Member;
  let gameId: number;
  let charts: number[];

  beforeAll(async () => {
    ({ gameId, charts } = await addChartsOfGame(server.database, [6]));
    member = await joinAs(server);
    const rivals = [];
    for (let index = 0; index < 4; index += 1) rivals.push(await addMember(server.database));
    const [played = 0, busy = 0, empty = 0, one = 0, locked = 0, withdrawn = 0] = charts;
    await post(member.id, { [played]: 5, [withdrawn]: 5 });
    for (const [index, rival] of rivals.entries()) await post(rival, { [busy]: 10 * (index + 1) });
    await post(rivals[0] ?? 0, { [one]: 7, [locked]: 7 });
    await run(`update charts set status = 'locked' where id = ${locked}`);
    await run(
      `update scores set state = 'withdrawn', ranked = false where chart_id = ${withdrawn}`,
    );
    await rankEverything(server.database, { now: server.now() });
    charts = [busy, one, empty];
  });

  test('are those without an own score that take scores, first those whose middle brings most', async () => {
    const [busy, one, empty] = charts;
    const found = await read(member, `?game=${gameId}`);
    expect(found).toMatchObject([
      // Four scores, 10 to 40: behind two of them, one step better than the third.
      {
        chart: { id: busy },
        nbScore: 4,
        lastPoints: 209,
        middle: { rank: 3, points: 320, values: [{ raw: 21 }] },
      },
      { chart: { id: one }, nbScore: 1, lastPoints: 160, middle: { rank: 1, points: 200 } },
      { chart: { id: empty }, nbScore: 0, lastPoints: 100, middle: null },
    ]);
    expect(found[0]?.game).toMatchObject({ id: gameId, name: 'Starlance' });
    expect(await read(member)).toEqual(found);
    expect(idsOf(await read(member, `?game=${gameId}&itemsPerPage=1`))).toEqual([busy]);
  });

  test('bring what posting them is predicted to bring', async () => {
    const [first] = await read(member, `?game=${gameId}`);
    const rows = [first?.middle?.values[0]?.raw ?? 0, 1].map((amount) =>
      scoreToPost(first?.chart.id ?? 0, { amounts: [amount] }),
    );
    const predicted = [];
    for (const row of rows)
      predicted.push(
        ...(await predictScores(server.database, {
          userId: member.id,
          scores: [row],
          at: server.now(),
        })),
      );
    expect(predicted).toMatchObject([
      { prediction: { rank: first?.middle?.rank, points: first?.middle?.points } },
      { prediction: { points: first?.lastPoints } },
    ]);
  });

  test('are all of them for a member who has never posted a score', async () => {
    const newcomer = await joinAs(server);
    expect(await read(newcomer)).toEqual([]);
    expect(idsOf(await read(newcomer, `?game=${gameId}`))).toEqual(expect.arrayContaining(charts));
    expect(await read(newcomer, '?game=999999')).toEqual([]);
  });
});

test('without a game the first charts of the games played last are searched', async () => {
  const member = await joinAs(server);
  const games = [];
  for (let index = 0; index <= unplayedRules.games; index += 1)
    games.push(await addChartsOfGame(server.database, [2]));
  for (const { charts } of games) await post(member.id, { [charts[0] ?? 0]: 5 });
  await rankEverything(server.database, { now: server.now() });
  for (const [index, { gameId }] of games.entries())
    await run(
      `update game_standings set last_score_at = '2026-01-${index + 1}' where game_id = ${gameId}`,
    );
  await run(`update games set chart_count = 2`);
  const searched = games.slice(1).map(({ charts }) => charts[1]);
  expect(idsOf(await read(member)).toSorted((a, b) => a - b)).toEqual(searched);
});

test('costs some blocks a chart, however many scores there are', async () => {
  const { gameId, charts } = await addChartsOfGame(server.database, [60]);
  await run(
    `insert into players (id) overriding system value select n from generate_series(5001, 5500) n`,
  );
  await run(`insert into scores (chart_id, player_id, amounts, sort_key, posted_at, changed_at)
    select c, p, array[p], decode(lpad(to_hex(10000 - p), 16, '0'), 'hex'), now(), now()
    from unnest('{${charts.join(',')}}'::int[]) c cross join generate_series(5001, 5500) p`);
  await run('vacuum analyze scores');
  const facts = await explainQueries(server.database, async (database) =>
    readUnplayed(database, { playerId: 1, game: gameId, size: 50, language: 'en' }),
  );
  expect(facts.buffers).toBeLessThanOrEqual(50 * 60);
});
