import { sql } from 'kysely';
import { ownPaths } from '../../../../../src/contract/ownPaths';
import { targetRules } from '../../../../../src/contract/records/targets';
import { SessionProblem } from '../../../../../src/contract/schemas/problems';
import { Targets } from '../../../../../src/contract/schemas/targets';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { readTargets } from '../../../../../src/server/domains/records/targets/readTargets';
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
let member: Member;
let charts: number[];
const run = async (statement: string) => sql.raw(statement).execute(server.database);
const get = async (headers: Record<string, string>) =>
  server.app.inject({ url: ownPaths.targets, headers });
const read = async (of: Member = member) => readContract(Targets, (await get(of.headers)).json());

const post = async (userId: number, scores: Record<number, number>) => {
  await postScores(server.database, {
    userId,
    scores: Object.entries(scores).map(([chart, amount]) =>
      scoreToPost(Number(chart), { amounts: [amount] }),
    ),
    at: server.now(),
  });
  await rankEverything(server.database, { now: server.now() });
};

/** The member is last on two charts, close to the next one on the second, and has not played the third and the fourth, which is empty. */
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
  ({ charts } = await addChartsOfGame(server.database, [4]));
  const [far = 0, near = 0, busy = 0] = charts;
  member = await joinAs(server, { username: 'rosa' });
  for (let index = 0; index < 3; index += 1)
    await post(await addMember(server.database), {
      [far]: 100 + 10 * index,
      [near]: 100 + 10 * index,
      [busy]: 100 + 10 * index,
    });
  await post(member.id, { [far]: 5, [near]: 95 });
});
afterAll(async () => server?.close());

test('is for members, and nobody keeps it', async () => {
  const refused = await get({});
  expect(refused.statusCode).toBe(401);
  readContract(SessionProblem, refused.json());
  expect((await get(member.headers)).headers['cache-control']).toBe('private, no-store');
});

test('a member without scores has no targets', async () => {
  expect(await read(await joinAs(server))).toMatchObject({
    place: null,
    unplayed: null,
    proof: null,
    badge: null,
  });
});

test('has the cheapest next place with its gap, and the chart never played that brings most', async () => {
  const [, near, busy] = charts;
  expect(await read()).toMatchObject({
    place: {
      score: {
        chart: { id: near },
        rank: 4,
        values: [{ raw: 95 }],
        next: { rank: 3, values: [{ raw: 101 }] },
      },
      gap: expect.stringMatching(/^[−-]6/),
    },
    unplayed: { chart: { id: busy }, nbScore: 3, middle: { values: [{ raw: 111 }] } },
  });
});

test('has a score that could be proved, and before it one that has to be', async () => {
  const [far, near] = charts;
  const { proof } = await read();
  expect(proof).toMatchObject({ asked: false, dueAt: null, score: { state: 'none' } });
  await run(
    `update scores s set state = 'due', due_at = '2026-12-01T10:00:00Z' from players p
      where p.id = s.player_id and p.user_id = ${member.id} and s.chart_id = ${far}`,
  );
  expect((await read()).proof).toMatchObject({
    asked: true,
    dueAt: '2026-12-01T10:00:00.000Z',
    score: { chart: { id: far }, '@type': 'PlayerScore' },
  });
  // Nothing can be proved there.
  await run(`update charts set status = 'locked' where id in (${far}, ${near})`);
  expect((await read()).proof).toBeNull();
  await run(`update charts set status = 'open' where id in (${far}, ${near})`);
});

test('has the badge of which least is missing', async () => {
  expect((await read()).badge).toEqual({ kind: 'days', count: 1, next: 5 });
  await run(`update member_activity set comments = 48 where user_id = ${member.id}`);
  expect((await read()).badge).toEqual({ kind: 'comments', count: 48, next: 50 });
});

test('reads a bounded number of blocks', async () => {
  const { charts: more } = await addChartsOfGame(server.database, [60]);
  const played = more.slice(0, targetRules.scores * 2);
  await post(await addMember(server.database), Object.fromEntries(more.map((id) => [id, 5])));
  await post(member.id, Object.fromEntries(played.map((id) => [id, 9])));
  await run('vacuum analyze scores');
  const { buffers } = await explainQueries(server.database, async (database) =>
    readTargets(database, { userId: member.id, language: 'en' }),
  );
  expect(buffers).toBeLessThanOrEqual(1200);
});
