import { sql } from 'kysely';
import {
  needsSecond,
  readModeratedProof,
} from '../../../../src/server/domains/moderation/readModeratedProof';
import { addScores } from '../../../support/records/addScores';
import { explainQueries } from '../../../support/database/explainQueries';
import { addChart } from '../../../support/server/addChart';
import { addProof, proveScore, setUpModeration } from '../../../support/server/moderation';

const site = setUpModeration();
let chart: number;
beforeEach(async () => {
  site.server.setTime('2026-11-20T12:00:00Z');
  chart = await addChart(site.server.database);
});

test('a proof has its claim, its place and what the player proved before', async () => {
  const earlier = await addProof(site.server, { chart: await addChart(site.server.database) });
  await site.first.decide(earlier.id, { decision: 'accept' });
  const refused = await addProof(site.server, {
    chart: await addChart(site.server.database),
    userId: earlier.userId,
  });
  await site.first.decide(refused.id, { decision: 'refuse', reason: 'forged' });
  await addScores(site.server.database, { chart, count: 3, value: 'n * 400' });
  const { id, scoreId, playerId, revision } = await addProof(site.server, {
    chart,
    amount: 500,
    userId: earlier.userId,
  });
  const proof = await site.first.read(id);
  expect(proof).toMatchObject({
    '@id': `/api/moderation/proofs/${id}`,
    scoreId,
    chart: { id: chart },
    player: { id: playerId },
    values: [{ raw: 500, text: '500' }],
    columns: [{ better: 'higher' }],
    scoreState: 'proof_waiting',
    revision,
    rank: 3,
    of: 4,
    picture: { width: 1920, height: 1080 },
    first: { values: [{ raw: 1200 }], picture: null, video: null },
    lastProved: null,
    earlierRefusal: null,
    sameEvidence: [],
    accepted: 1,
    refused: 1,
    needsSecond: false,
    mayDecide: true,
    isAnswer: false,
    waiting: 0,
  });
  expect(proof.picture?.url).toMatch(/-1920\.webp$/);
  expect(proof.picture?.thumbnail).toMatch(/-480\.webp$/);
});

test('beside it are the first place of the others and what was proved last, with their evidence', async () => {
  const video = 'https://www.youtube.com/watch?v=aaaaaaaaaaa';
  const best = await addProof(site.server, { chart, amount: 900, video });
  await site.first.decide(best.id, { decision: 'accept' });
  const last = await addProof(site.server, { chart, amount: 700 });
  await site.first.decide(last.id, { decision: 'accept' });
  const reversed = await addProof(site.server, { chart, amount: 800 });
  await site.first.decide(reversed.id, { decision: 'accept' });
  await site.first.decide(reversed.id, { decision: 'revoke', reason: 'forged' });
  const { id } = await addProof(site.server, { chart, amount: 950 });
  expect(await site.first.read(id)).toMatchObject({
    rank: 1,
    first: { scoreId: best.scoreId, video, picture: null },
    lastProved: {
      scoreId: last.scoreId,
      values: [{ raw: 700 }],
      at: '2026-11-20T12:00:00.000Z',
      picture: { width: 1920 },
    },
  });
  expect((await site.first.read(last.id)).lastProved?.scoreId).toBe(best.scoreId);
});

test('pictures and videos that were used before are named, those of other players first', async () => {
  const otherChart = await addChart(site.server.database);
  const file = { fileSha256: 'a'.repeat(64), look: '00ff00ff00ff00ff' };
  const own = await addProof(site.server, { chart: otherChart, picture: file });
  const forged = await addProof(site.server, { chart: otherChart, picture: file });
  const alike = await addProof(site.server, { chart, picture: { look: file.look } });
  const { id } = await addProof(site.server, { chart, userId: own.userId, picture: file });
  const { sameEvidence } = await site.first.read(id);
  expect(sameEvidence.map(({ proofId }) => proofId)).toEqual([alike.id, forged.id, own.id]);
  expect(sameEvidence[1]).toMatchObject({
    scoreId: forged.scoreId,
    player: { id: forged.playerId },
    chart: { id: otherChart },
    values: [{ raw: 500 }],
    state: 'waiting',
  });
  const video = 'https://www.youtube.com/watch?v=bbbbbbbbbbb';
  const first = await addProof(site.server, { chart: otherChart, video });
  const second = await addProof(site.server, { chart, video });
  const same = (await site.first.read(second.id)).sameEvidence;
  expect(same.map(({ proofId }) => proofId)).toEqual([first.id]);
});

test('it keeps the value that was claimed, also once the score has another one', async () => {
  const { id, userId } = await addProof(site.server, { chart, amount: 500 });
  await site.first.decide(id, { decision: 'accept' });
  const again = await addProof(site.server, { chart, amount: 600, userId });
  expect((await site.first.read(id)).values).toEqual([{ raw: 500, text: '500' }]);
  expect((await site.first.read(again.id)).lastProved?.values).toEqual([{ raw: 500, text: '500' }]);
});

test('reading it costs the same however many scores and proofs there are', async () => {
  const { database } = site.server;
  await addScores(database, { chart, count: 20_000 });
  const { id, gameId } = await addProof(site.server, { chart, amount: 500_000 });
  // Thousands of decided proofs of the same player and game, and of the scores of the chart.
  await sql`
    insert into proofs (score_id, game_id, player_id, revision, amounts, video, state, sent_at, decided_at)
    select s.id, ${gameId}, p.player_id, 1, s.amounts, 'https://www.youtube.com/watch?v=' || s.id,
      case s.id % 2 when 0 then 'accepted' else 'refused' end, s.posted_at, s.posted_at
    from scores s cross join (select player_id from proofs where id = ${id}) p
    where s.chart_id = ${chart} limit 10000`.execute(database);
  await sql`vacuum analyze`.execute(database);
  const moderator = { id: site.people.first.id, games: null };
  const request = { id, moderator, secondModeratorFrom: 10, language: 'en' as const };
  const facts = await explainQueries(database, async (explained) =>
    readModeratedProof(explained, { ...request, at: site.server.now() }),
  );
  expect(facts.rowsRead).toBeLessThan(3000);
  expect(facts.buffers).toBeLessThan(120);
});

test('an answer names the refusal that it answers', async () => {
  const { id, scoreId } = await addProof(site.server, { chart });
  await site.first.decide(id, { decision: 'refuse', reason: 'incomplete', note: 'Half of it.' });
  const answer = await proveScore(site.server, { scoreId, answers: id });
  expect((await site.second.read(answer.id)).earlierRefusal).toMatchObject({
    reason: 'incomplete',
    note: 'Half of it.',
    at: '2026-11-20T12:00:00.000Z',
    by: { id: site.people.first.id },
  });
});

test.each([
  [10, 0, 10, true],
  [10, 0, 9, false],
  [10, 1, 10, false],
  [2, 0, 2, true],
  [0, 0, 5000, false],
])(
  'from %i scores on, %i better ones of %i need a second moderator: %s',
  (from, better, rankedCount, needed) => {
    expect(needsSecond({ better, rankedCount }, from)).toBe(needed);
  },
);
