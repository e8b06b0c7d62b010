import { sql } from 'kysely';
import { paths } from '../../../../src/contract/paths';
import { proofRules } from '../../../../src/contract/records/proofs';
import { ProofCollection } from '../../../../src/contract/schemas/proofs';
import { readOwnProofs } from '../../../../src/server/domains/proofs/readOwnProofs';
import { explainQueries } from '../../../support/database/explainQueries';
import { readContract } from '../../../support/readContract';
import { addScores } from '../../../support/records/addScores';
import { addWaitingProof } from '../../../support/records/addWaitingProof';
import { decideProof } from '../../../support/records/decideProof';
import { proofClient, videoOf } from '../../../support/records/proofClient';
import { addChart } from '../../../support/server/addChart';
import { addChartsOfGame } from '../../../support/server/addChartsOfGame';
import { joinAs } from '../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

let server: TestServer;
let joined: Awaited<ReturnType<typeof joinAs>>;
let member: ReturnType<typeof proofClient>;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());
beforeEach(async () => {
  joined = await joinAs(server);
  member = proofClient(server, joined);
});

const read = async (query: string) => member.call('GET', `${paths.ownProofs}${query}`);
const page = async (query: string) => readContract(ProofCollection, (await read(query)).json());

const prove = async (chart: number, number = 1) => {
  const scoreId = await member.postScore(chart);
  return (await member.sent(scoreId, { video: videoOf(number) }))[0]?.proofId ?? 0;
};

test('lists own proofs by state, the latest first, in pages that no one else gets', async () => {
  const { charts } = await addChartsOfGame(server.database, [4]);
  const ids: number[] = [];
  for (const chart of charts) ids.push(await prove(chart));
  const [first = 0, second = 0, third = 0, fourth = 0] = ids;
  await decideProof(server.database, { proofId: first, decision: 'accept' });
  await decideProof(server.database, { proofId: second, decision: 'refuse' });
  await member.takeBack(third);
  const idsOf = async (query: string) => (await page(query))['hydra:member'].map(({ id }) => id);
  expect(await idsOf('')).toEqual([fourth, third, second, first]);
  expect(await idsOf('?state=waiting')).toEqual([fourth]);
  expect(await idsOf('?state=accepted')).toEqual([first]);
  expect(await idsOf('?state=refused')).toEqual([second]);
  expect(await idsOf('?state=over')).toEqual([third]);
  await decideProof(server.database, { proofId: first, decision: 'revoke' });
  expect(await idsOf('?state=refused')).toEqual([second, first]);
  const start = await page('?state=refused&itemsPerPage=1');
  expect(start['hydra:totalItems']).toBe(2);
  expect(start.counts).toEqual({ waiting: 1, accepted: 0, refused: 2, over: 1 });
  expect((await page(''))['hydra:totalItems']).toBe(4);
  const next = start['hydra:view']?.['hydra:next'] ?? '';
  expect(next).toMatch(/^\/api\/me\/proofs\?state=refused&itemsPerPage=1&after=/);
  const rest = readContract(ProofCollection, (await member.call('GET', next)).json());
  expect(rest['hydra:member'].map(({ id }) => id)).toEqual([first]);
  expect(rest['hydra:view']?.['hydra:next']).toBeUndefined();
  const response = await read('');
  expect(response.headers['cache-control']).toBe('private, no-store');
  const stranger = proofClient(server, await joinAs(server));
  expect(await stranger.proofs()).toEqual([]);
  expect((await server.app.inject({ url: paths.ownProofs })).statusCode).toBe(401);
});

test.each(['?state=lost', '?after=x', '?page=2'])('%s is refused', async (query) => {
  expect((await read(query)).statusCode).toBe(400);
});

test('a proof moves up in the queue of its game as others are decided, and never down', async () => {
  const { charts } = await addChartsOfGame(server.database, [2]);
  const [chart = 0, other = 0] = charts;
  const { database } = server;
  const at = new Date(server.now().getTime() - 86_400_000);
  const before = [
    await addWaitingProof(database, { chart, at }),
    await addWaitingProof(database, { chart: other, at }),
  ];
  // A node whose clock is ahead.
  const ahead = await addWaitingProof(database, {
    chart,
    at: new Date(server.now().getTime() + 5000),
  });
  await prove(chart);
  await addWaitingProof(database, { chart: await addChart(database) });
  const queue = async () => (await member.proofs('waiting'))[0]?.queue;
  expect(await queue()).toEqual({ place: 4, of: 4, usualDays: null });
  // A node whose clock is behind adds one to the end, too.
  await addWaitingProof(database, { chart, at });
  expect(await queue()).toEqual({ place: 4, of: 5, usualDays: null });
  await decideProof(database, { proofId: before[1]?.proofId ?? 0, decision: 'accept' });
  expect(await queue()).toEqual({ place: 3, of: 4, usualDays: 3 });
  await decideProof(database, { proofId: ahead.proofId, decision: 'refuse' });
  expect(await queue()).toMatchObject({ place: 2, of: 3 });
  // Whoever sends anew waits anew.
  await member.sent(await member.postScore(other), { video: videoOf(3) });
  const [, resent] = await member.proofs('waiting');
  await member.sent(resent?.scoreId ?? 0, { video: videoOf(2) });
  const places = (await member.proofs('waiting')).map(({ queue: own }) => own?.place);
  expect(places).toEqual([4, 3]);
});

test('a page reads as much with many proofs as with few', async () => {
  const { database } = server;
  const chart = await addChart(database);
  await addScores(database, { chart, count: 20_000 });
  await sql`insert into proofs (score_id, game_id, player_id, revision, amounts, video, state, sent_at, decided_at)
    select s.id, c.game_id, s.player_id, 1, s.amounts, 'https://www.youtube.com/watch?v=vvvvvvvvvvv',
      case when s.id % 4 = 0 then 'accepted' else 'waiting' end, s.posted_at,
      case when s.id % 4 = 0 then s.posted_at + interval '2 days' end
    from scores s join charts c on c.id = s.chart_id where s.chart_id = ${chart}`.execute(database);
  await prove(chart);
  const { playerId } = await database
    .selectFrom('proofs')
    .select('playerId')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await sql`vacuum analyze proofs`.execute(database);
  const query = { size: proofRules.pageSize, after: undefined, state: 'waiting' } as const;
  const { scans } = await explainQueries(database, async (recorded) =>
    readOwnProofs(recorded, { playerId, query, language: 'en' }),
  );
  const own = scans.filter(({ table }) => table.startsWith('proof'));
  const total = own.reduce((sum, { buffers }) => sum + buffers, 0);
  expect(total).toBeLessThanOrEqual(120);
  const [proof] = await member.proofs('waiting');
  expect(proof?.queue).toEqual({ place: 1000, of: 1000, usualDays: 2 });
});
