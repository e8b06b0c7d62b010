import { randomUUID } from 'node:crypto';
import { paths } from '../../../../src/contract/paths';
import { addChartsOfGame } from '../../../support/server/addChartsOfGame';
import { joinAs } from '../../../support/server/comments';
import { addChart } from '../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { pictureDataUrl } from '../../../support/server/pictureDataUrl';
import { decideProof } from '../../../support/records/decideProof';
import { proofClient, videoOf } from '../../../support/records/proofClient';

let server: TestServer;
let chart: number;
let member: ReturnType<typeof proofClient>;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());
beforeEach(async () => {
  chart = await addChart(server.database);
  member = proofClient(server, await joinAs(server));
});

const eventKinds = async (scoreId: number) => {
  const rows = await server.database
    .selectFrom('scoreEvents')
    .select('kind')
    .where('scoreId', '=', scoreId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
};

test('a video proves a score: the score waits, and its author sees the proof in the queue', async () => {
  const scoreId = await member.postScore(chart);
  const typed = 'youtu.be/vvvvvvvvvv1?t=1m5s';
  const [result] = await member.sent(scoreId, { video: typed, comment: '  My best\u202e run ' });
  expect(result).toEqual({ scoreId, reason: null, message: null, proofId: expect.any(Number) });
  expect(await member.proofs('waiting')).toEqual([
    expect.objectContaining({
      id: result?.proofId,
      scoreId,
      video: 'https://www.youtube.com/watch?v=vvvvvvvvvv1&t=65s',
      picture: null,
      comment: 'My best run',
      state: 'waiting',
      scoreState: 'proof_waiting',
      values: [{ raw: 500, text: '500' }],
      mayAnswer: false,
      isAnswer: false,
      queue: { place: 1, of: 1, usualDays: null },
    }),
  ]);
  expect(await member.score(scoreId)).toMatchObject({ state: 'proof_waiting', rank: 1 });
});

test('one picture proves scores on several charts of a game, each by itself', async () => {
  const { charts } = await addChartsOfGame(server.database, [3]);
  const [one = 0, two = 0, video = 0] = charts;
  await server.database
    .updateTable('charts')
    .set({ proof: 'video' })
    .where('id', '=', video)
    .execute();
  const ids = [await member.postScore(one), await member.postScore(two)];
  const onVideo = await member.postScore(video);
  const elsewhere = await member.postScore(chart);
  const stranger = proofClient(server, await joinAs(server));
  const foreign = await stranger.postScore(one, { values: [700] });
  const imageData = await pictureDataUrl(600);
  const { id: picture } = (await member.call('POST', paths.proofPictures, { imageData })).json<{
    id: number;
  }>();
  const otherScores = [paths.score(ids[1] ?? 0), onVideo, elsewhere, foreign, 2_000_000_000];
  const results = await member.sent(ids[0] ?? 0, { picture, otherScores });
  expect(results.map(({ reason }) => reason)).toEqual([
    null,
    null,
    'videoNeeded',
    'otherGame',
    'notYours',
    'scoreNotFound',
  ]);
  expect(results.slice(2).every(({ message }) => message)).toBe(true);
  expect((await member.proofs()).map(({ scoreId }) => scoreId)).toEqual(ids.toReversed());
  expect(await eventKinds(foreign)).toEqual(['created']);
});

test('the same request once more, and twice at once, changes nothing', async () => {
  const scoreId = await member.postScore(chart);
  const proof = { video: videoOf(), key: randomUUID() };
  const answers = await Promise.all([member.sent(scoreId, proof), member.sent(scoreId, proof)]);
  expect(answers[1]).toEqual(answers[0]);
  expect(await member.sent(scoreId, proof)).toEqual(answers[0]);
  expect(await member.proofs()).toHaveLength(1);
  const other = await member.sent(scoreId, { ...proof, video: videoOf(2) });
  expect(other).toMatchObject([{ reason: 'keyReused', proofId: null }]);
});

test('a proof that waits is replaced by the next one, also by one that is sent at the same time', async () => {
  const scoreId = await member.postScore(chart);
  await Promise.all([1, 2, 3].map((number) => member.sent(scoreId, { video: videoOf(number) })));
  const states = (await member.proofs()).map(({ state }) => state);
  expect(states).toEqual(['waiting', 'replaced', 'replaced']);
  expect(await member.proofs('over')).toHaveLength(2);
  const sent = ['proofTakenBack', 'proofSent'];
  expect(await eventKinds(scoreId)).toEqual(['created', 'proofSent', ...sent, ...sent]);
});

test('a chart that is locked or retired, and a score that is withdrawn or proved, take no proof', async () => {
  const scoreId = await member.postScore(chart);
  const reasonOf = async () => (await member.sent(scoreId, { video: videoOf() }))[0]?.reason;
  for (const status of ['locked', 'retired'] as const) {
    await server.database.updateTable('charts').set({ status }).where('id', '=', chart).execute();
    expect(await reasonOf()).toBe('chartClosed');
  }
  await server.database
    .updateTable('charts')
    .set({ status: 'open' })
    .where('id', '=', chart)
    .execute();
  const [sent] = await member.sent(scoreId, { video: videoOf() });
  await decideProof(server.database, { proofId: sent?.proofId ?? 0, decision: 'accept' });
  expect(await reasonOf()).toBe('stateForbids');
  expect(await eventKinds(scoreId)).toEqual(['created', 'proofSent', 'proofAccepted']);
});

test('a score of another player, an unknown one, and guests are refused', async () => {
  const scoreId = await member.postScore(chart);
  const stranger = proofClient(server, await joinAs(server));
  const foreign = await stranger.send(scoreId, { video: videoOf() }, 'it');
  expect([foreign.statusCode, foreign.json<{ detail: string }>().detail]).toEqual([
    403,
    'Questo punteggio non è tuo.',
  ]);
  expect((await stranger.send(2_000_000_000, { video: videoOf() })).statusCode).toBe(404);
  const guest = proofClient(server, { headers: {} });
  expect((await guest.send(scoreId, { video: videoOf() })).statusCode).toBe(401);
  expect(await eventKinds(scoreId)).toEqual(['created']);
});

test.each([
  ['another site', { video: 'https://example.org/watch?v=vvvvvvvvvvv' }, 'video'],
  ['a channel', { video: 'https://www.twitch.tv/somebody' }, 'video'],
  ['a playlist', { video: 'https://www.youtube.com/playlist?list=PLvvvvvvvvvvvv' }, 'video'],
  ['an unknown picture', { picture: 2_000_000_000 }, 'picture'],
])('%s is refused at its field', async (_name, proof, propertyPath) => {
  const scoreId = await member.postScore(chart);
  const response = await member.send(scoreId, proof, 'es');
  expect(response.statusCode).toBe(422);
  const texts = {
    video: 'Esta no es la dirección de un vídeo de YouTube o Twitch.',
    picture: 'Esta imagen ya no está disponible. Elígela de nuevo.',
  };
  const message = propertyPath === 'video' ? texts.video : texts.picture;
  expect(response.json()).toMatchObject({ violations: [{ propertyPath, message }] });
  expect(await eventKinds(scoreId)).toEqual(['created']);
});

test.each([
  ['neither a picture nor a video', {}],
  ['both', { picture: 1, video: videoOf() }],
  ['no key', { video: videoOf(), key: undefined }],
  ['too long a comment', { video: videoOf(), comment: 'a'.repeat(501) }],
  // Three characters once it is normalized.
  [
    'a comment that is cleaned to more than it may have',
    { video: videoOf(), comment: '\ufb2c'.repeat(200) },
  ],
])('%s is not valid', async (_name, proof) => {
  const scoreId = await member.postScore(chart);
  expect((await member.send(scoreId, proof)).statusCode).toBe(422);
});

test('the picture of another player proves nothing', async () => {
  const stranger = proofClient(server, await joinAs(server));
  const imageData = await pictureDataUrl(600);
  const { id: picture } = (await stranger.call('POST', paths.proofPictures, { imageData })).json<{
    id: number;
  }>();
  const response = await member.send(await member.postScore(chart), { picture });
  expect(response.json()).toMatchObject({ violations: [{ propertyPath: 'picture' }] });
});

test('limits count scores, not requests', async () => {
  const limited = await createTestServer({ config: { rateLimitFactor: 0.01 }, node: server });
  const hurried = proofClient(limited, await joinAs(server));
  const scoreId = await hurried.postScore(chart);
  const otherScores = [2_000_000_000, 2_000_000_001, 2_000_000_002];
  const response = await hurried.send(scoreId, { video: videoOf(), otherScores });
  expect(response.statusCode).toBe(429);
  expect((await hurried.send(scoreId, { video: videoOf() })).statusCode).not.toBe(500);
  await limited.close();
});
