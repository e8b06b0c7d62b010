import { paths } from '../../../../../src/contract/paths';
import { ScoreEventCollection } from '../../../../../src/contract/schemas/scoreHistory';
import { readContract } from '../../../../support/readContract';
import { decideProof } from '../../../../support/records/decideProof';
import { proofClient, videoOf } from '../../../../support/records/proofClient';
import { addChart } from '../../../../support/server/addChart';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';
import { pictureDataUrl } from '../../../../support/server/pictureDataUrl';

let server: TestServer;
let chart: number;
let member: ReturnType<typeof proofClient>;
let moderator: Awaited<ReturnType<typeof joinAs>>;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
  moderator = await joinAs(server);
});
afterAll(async () => server?.close());
beforeEach(async () => {
  chart = await addChart(server.database);
  member = proofClient(server, await joinAs(server));
});

/** What everyone reads of a score. */
const history = async (scoreId: number) => {
  const { body } = await server.app.inject({ url: paths.scoreEvents(scoreId) });
  const events = readContract(ScoreEventCollection, JSON.parse(body))['hydra:member'];
  return { body, events };
};

async function sendPicture() {
  const imageData = await pictureDataUrl(600);
  const uploaded = await member.call('POST', paths.proofPictures, { imageData });
  const { id, picture } = uploaded.json<{ id: number; picture: { url: string } }>();
  const scoreId = await member.postScore(chart);
  const [sent] = await member.sent(scoreId, { picture: id, comment: 'Canary 4711' });
  return { picture, scoreId, proofId: sent?.proofId ?? 0 };
}

const decide = async (proofId: number, decision: 'accept' | 'refuse' | 'revoke') =>
  decideProof(server.database, { proofId, decision, by: moderator.id });

test('an accepted picture is public, with who accepted it and when', async () => {
  const { picture, scoreId, proofId } = await sendPicture();
  await decide(proofId, 'accept');
  const { username } = moderator;
  expect(await member.score(scoreId)).toMatchObject({
    state: 'proved',
    proof: { picture, video: null, decidedAt: expect.any(String), by: { username } },
  });
  const { body, events } = await history(scoreId);
  expect(events.map(({ kind, picture: shown }) => [kind, shown])).toEqual([
    ['proofAccepted', picture],
    ['proofSent', null],
    ['created', null],
  ]);
  expect(body).not.toContain('Canary');
});

test.each(['waiting', 'refuse', 'revoke'] as const)(
  'a picture that is not accepted is not public (%s)',
  async (decision) => {
    const { picture, scoreId, proofId } = await sendPicture();
    if (decision === 'revoke') await decide(proofId, 'accept');
    if (decision !== 'waiting') await decide(proofId, decision);
    const score = await server.app.inject({ url: paths.score(scoreId) });
    expect(score.json()).toMatchObject({ proof: null });
    const { body } = await history(scoreId);
    for (const text of [score.body, body]) {
      expect(text).not.toContain(picture.url);
      expect(text).not.toContain('Canary');
    }
  },
);

test('the history has the address of each video; a new value has no proof, the old one keeps its own', async () => {
  const scoreId = await member.postScore(chart, { proof: { video: videoOf() } });
  await decide((await member.proofs('waiting'))[0]?.id ?? 0, 'accept');
  expect((await member.score(scoreId)).proof).toMatchObject({ picture: null, video: videoOf() });
  await member.postScore(chart, { values: [600] });
  expect(await member.score(scoreId)).toMatchObject({ state: 'none', proof: null });
  const { events } = await history(scoreId);
  expect(events.map(({ kind, video }) => [kind, video])).toEqual([
    ['improved', null],
    ['proofAccepted', videoOf()],
    ['created', videoOf()],
  ]);
  await member.sent(scoreId, { video: videoOf(2) });
  await decide((await member.proofs('waiting'))[0]?.id ?? 0, 'accept');
  expect((await member.score(scoreId)).proof).toMatchObject({ video: videoOf(2) });
});
