import { paths } from '../../../../src/contract/paths';
import { closeAbandonedProofs } from '../../../../src/server/domains/proofs/closeProofsOf';
import { decideProof } from '../../../support/records/decideProof';
import { proofClient } from '../../../support/records/proofClient';
import { verifyAll } from '../../../support/records/verifyAll';
import { addChart } from '../../../support/server/addChart';
import { joinAs } from '../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { password } from '../../../support/server/members';
import { pictureDataUrl } from '../../../support/server/pictureDataUrl';

let server: TestServer;
let joined: Awaited<ReturnType<typeof joinAs>>;
let member: ReturnType<typeof proofClient>;
let charts: number[];
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());
beforeEach(async () => {
  joined = await joinAs(server);
  member = proofClient(server, joined);
  charts = [await addChart(server.database), await addChart(server.database)];
});

const upload = async (imageData: string, by = member) =>
  (await by.call('POST', paths.proofPictures, { imageData })).json<{
    id: number;
    picture: { url: string };
  }>();

/** An accepted proof and a waiting one with the same picture. */
async function prove(imageData: string) {
  const [one = 0, two = 0] = charts;
  const { id: picture, picture: shown } = await upload(imageData);
  const scores = [await member.postScore(one), await member.postScore(two)];
  const comment = 'Canary 4711';
  const [accepted] = await member.sent(scores[0] ?? 0, { picture, comment });
  await decideProof(server.database, { proofId: accepted?.proofId ?? 0, decision: 'accept' });
  await member.sent(scores[1] ?? 0, { picture, comment });
  return { picture, url: shown.url, scores };
}

const deleteAccount = async () => {
  const response = await server.app.inject({
    method: 'DELETE',
    url: paths.user(joined.id),
    headers: joined.headers,
    payload: { password },
  });
  expect(response.statusCode).toBe(204);
};

const statusOf = async (url: string) => (await server.app.inject({ url })).statusCode;

test('with an account its pictures and comments go; decisions and hashes stay, waiting proofs are closed', async () => {
  const { picture, url, scores } = await prove(await pictureDataUrl(600));
  await upload(await pictureDataUrl(600));
  expect((await member.score(scores[0] ?? 0)).proof).toMatchObject({ picture: { url } });
  await deleteAccount();
  expect(await statusOf(url)).toBe(404);
  const proofs = await server.database
    .selectFrom('proofs')
    .select(['state', 'comment'])
    .where('proofPictureId', '=', picture)
    .orderBy('id')
    .execute();
  expect(proofs).toEqual([
    { state: 'accepted', comment: null },
    { state: 'closed', comment: null },
  ]);
  const kept = await server.database
    .selectFrom('proofPictures')
    .innerJoin('proofs', 'proofs.proofPictureId', 'proofPictures.id')
    .select(['proofPictures.pictureId', 'proofPictures.fileSha256'])
    .where('proofPictures.id', '=', picture)
    .executeTakeFirst();
  expect(kept).toEqual({ pictureId: null, fileSha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  const guest = proofClient(server, { headers: {} });
  expect(await guest.score(scores[0] ?? 0)).toMatchObject({
    state: 'proved',
    proof: { picture: null, video: null },
  });
  expect(await guest.score(scores[1] ?? 0)).toMatchObject({ state: 'none', proof: null });
});

test('of a picture that another player sent, too, that player’s own one stays', async () => {
  const imageData = await pictureDataUrl(600);
  const { url } = await prove(imageData);
  const other = await upload(imageData, proofClient(server, await joinAs(server)));
  await deleteAccount();
  expect(await statusOf(url)).toBe(404);
  expect(await statusOf(other.picture.url)).toBe(200);
});

test('what waits of an account that was deleted without closing it is closed by the job', async () => {
  const { scores } = await prove(await pictureDataUrl(600));
  // As the list of deleted accounts does it after a backup was restored.
  await server.database.deleteFrom('users').where('id', '=', joined.id).execute();
  const guest = proofClient(server, { headers: {} });
  expect(await guest.score(scores[1] ?? 0)).toMatchObject({ state: 'proof_waiting' });
  const { database, now: clock } = server;
  for (let times = 0; times < 2; times += 1) await closeAbandonedProofs({ database, clock });
  expect(await guest.score(scores[1] ?? 0)).toMatchObject({ state: 'none', proof: null });
  const states = database.selectFrom('proofs').select('state').where('scoreId', 'in', scores);
  expect(await states.orderBy('id').execute()).toEqual([
    { state: 'accepted' },
    { state: 'closed' },
  ]);
  expect(await verifyAll(database)).toMatchObject({ differences: [] });
});

test('the member’s own data has the proofs and the pictures', async () => {
  const { picture, url, scores } = await prove(await pictureDataUrl(600));
  const response = await member.call('GET', paths.userExport(joined.id));
  expect(response.json()).toMatchObject({
    proofs: [
      { score: scores[0], picture, state: 'accepted', comment: 'Canary 4711', values: [500] },
      { score: scores[1], picture, state: 'waiting' },
    ],
    proofPictures: [{ id: picture, files: expect.arrayContaining([url]) }],
  });
  expect(response.body).not.toMatch(/sha256/i);
});
