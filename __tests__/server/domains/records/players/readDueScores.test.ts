import { sql } from 'kysely';
import { paths } from '../../../../../src/contract/paths';
import { requestPaths } from '../../../../../src/contract/requestPaths';
import type { ScoreAction } from '../../../../../src/contract/records/proofStates';
import { DueScoreCollection } from '../../../../../src/contract/schemas/dueScores';
import { OwnScoreCollection } from '../../../../../src/contract/schemas/players';
import { readDueScores } from '../../../../../src/server/domains/records/players/readDueScores';
import {
  actOnScores,
  type ScoreDeed,
} from '../../../../../src/server/domains/records/scores/actOnScores';
import { explainQueries } from '../../../../support/database/explainQueries';
import { readContract } from '../../../../support/readContract';
import { addScores } from '../../../../support/records/addScores';
import { proofClient } from '../../../../support/records/proofClient';
import { addChart } from '../../../../support/server/addChart';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
let member: ReturnType<typeof proofClient>;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());
beforeEach(async () => {
  server.setTime('2026-11-20T12:00:00Z');
  member = proofClient(server, await joinAs(server));
});

const act = async (scoreId: number, actions: ScoreAction[], deed: Partial<ScoreDeed> = {}) => {
  for (const action of actions)
    await server.database.transaction().execute(async (transaction) => {
      const deeds = [{ ...deed, scoreId, action }];
      return actOnScores(transaction, { deeds, actorId: null, at: server.now() });
    });
};

const addScore = async (...actions: ScoreAction[]) => {
  const scoreId = await member.postScore(await addChart(server.database));
  await act(scoreId, actions);
  return scoreId;
};

const list = async (query = '') => {
  const response = await member.call('GET', `${requestPaths.dueScores}${query}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('private, no-store');
  return readContract(DueScoreCollection, response.json());
};

test('the reason of an earlier demand is not that of this one', async () => {
  const scoreId = await addScore();
  await act(scoreId, ['require'], { detail: { reason: 'unusualValue' } });
  await act(scoreId, ['sendProof', 'acceptProof', 'post', 'ask', 'sendProof', 'takeProofBack']);
  expect((await list())['hydra:member']).toMatchObject([{ state: 'due', reason: null }]);
});

test('lists what has to be proved by the end of its time, then what is asked for, then what was not proved in time', async () => {
  await addScore();
  const unproved = await addScore('require', 'expire');
  const asked = await addScore('ask');
  const late = await addScore('ask', 'acceptRequest');
  const waiting = await addScore('require', 'sendProof');
  const early = await addScore();
  const dueAt = new Date('2026-12-03T12:00:00Z');
  await act(early, ['require'], { detail: { reason: 'unusualValue' }, dueAt });

  const page = await list();
  expect(page['hydra:totalItems']).toBe(4);
  expect(page['hydra:member']).toMatchObject([
    {
      '@type': 'DueScore',
      id: early,
      state: 'due',
      rank: 1,
      dueAt: '2026-12-03T12:00:00.000Z',
      reason: 'unusualValue',
      mayProve: true,
    },
    { id: late, dueAt: '2026-12-04T12:00:00.000Z', reason: null },
    { id: asked, state: 'asked', dueAt: null, reason: null },
    { id: unproved, state: 'unproved', rank: null, dueAt: null },
  ]);
  const ids: number[] = [];
  let next: string | undefined = '?itemsPerPage=1';
  while (next !== undefined) {
    const one: DueScoreCollection = await list(next);
    ids.push(...one['hydra:member'].map(({ id }) => id));
    next = one['hydra:view']?.['hydra:next']?.replace(requestPaths.dueScores, '');
  }
  expect(ids).toEqual([early, late, asked, unproved]);

  const scores = await member.call('GET', paths.ownScores);
  expect(readContract(OwnScoreCollection, scores.json()).toProve).toEqual({
    count: 3,
    firstDueAt: '2026-12-03T12:00:00.000Z',
    unproved: 1,
  });
  expect((await member.score(early)).dueAt).toBe('2026-12-03T12:00:00.000Z');
  expect((await member.score(waiting)).dueAt).toBeNull();
});

test('a score of a chart that takes no proofs says so', async () => {
  const id = await addScore('require');
  const chart = server.database.selectFrom('scores').select('chartId').where('id', '=', id);
  await server.database
    .updateTable('charts')
    .set({ status: 'locked' })
    .where('id', 'in', chart)
    .execute();
  expect((await list())['hydra:member']).toMatchObject([{ id, mayProve: false }]);
});

test('nobody else reads them', async () => {
  await addScore('ask');
  const stranger = proofClient(server, await joinAs(server));
  const response = await stranger.call('GET', requestPaths.dueScores);
  expect(readContract(DueScoreCollection, response.json())['hydra:member']).toEqual([]);
  const own = await stranger.call('GET', paths.ownScores);
  expect(readContract(OwnScoreCollection, own.json()).toProve.count).toBe(0);
  expect((await server.app.inject({ url: requestPaths.dueScores })).statusCode).toBe(401);
});

test.each(['?after=x', '?page=2', '?itemsPerPage=x'])('%s is refused', async (query) => {
  const response = await member.call('GET', `${requestPaths.dueScores}${query}`);
  expect(response.statusCode).toBe(400);
});

test('a page costs the same however many scores the player has', async () => {
  const { database } = server;
  const id = await addScore('require');
  const chart = await addChart(database);
  await addScores(database, { chart, count: 10_000 });
  await sql`vacuum analyze`.execute(database);
  const { playerId } = await database
    .selectFrom('scores')
    .select('playerId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const facts = await explainQueries(database, async (explained) =>
    readDueScores(explained, {
      playerId,
      query: { size: 20, after: undefined },
      language: 'en',
    }),
  );
  const read = facts.scans.filter(({ table }) => table === 'scores');
  expect(read.reduce((sum, { buffers }) => sum + buffers, 0)).toBeLessThan(40);
  expect(facts.rowsRead).toBeLessThan(300);
});
