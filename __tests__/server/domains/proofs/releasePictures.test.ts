import { pino } from 'pino';
import { paths } from '../../../../src/contract/paths';
import { deleteUnusedPictures } from '../../../../src/server/domains/administration/articles/deleteUnusedArticles';
import { releasePictures } from '../../../../src/server/domains/proofs/releasePictures';
import { createAppServices } from '../../../../src/server/process/appServices';
import { decideProof } from '../../../support/records/decideProof';
import { proofClient } from '../../../support/records/proofClient';
import { addChart } from '../../../support/server/addChart';
import { bearer, createMember, logIn, type TestMember } from '../../../support/server/members';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { pictureDataUrl } from '../../../support/server/pictureDataUrl';

let server: TestServer;
let joined: TestMember;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
  joined = await createMember(server);
});
afterAll(async () => server?.close());
beforeEach(() => server.setTime('2026-01-01T12:00:00Z'));

/** Sessions do not last for days. */
const open = async () => proofClient(server, { headers: bearer(await logIn(server, joined)) });

async function cleanUp(time: string) {
  server.setTime(time);
  const { database, now: clock } = server;
  const logger = pino({ level: 'silent' });
  const services = createAppServices({ config: { port: 0 }, database, clock, logger });
  await releasePictures(services);
  await deleteUnusedPictures(services);
}

async function upload() {
  const member = await open();
  const imageData = await pictureDataUrl(600);
  const response = await member.call('POST', paths.proofPictures, { imageData });
  const { id, picture } = response.json<{ id: number; picture: { url: string } }>();
  const status = async () => (await server.app.inject({ url: picture.url })).statusCode;
  return { id, status, imageData };
}

/** A proof with a new picture. */
async function prove() {
  const picture = await upload();
  const member = await open();
  const scoreId = await member.postScore(await addChart(server.database));
  const [sent] = await member.sent(scoreId, { picture: picture.id });
  return { ...picture, scoreId, proofId: sent?.proofId ?? 0 };
}

const hashesOf = async (id: number) =>
  server.database
    .selectFrom('proofPictures')
    .select(['pictureId', 'fileSha256'])
    .where('id', '=', id)
    .executeTakeFirst();

test('an upload that no proof used is deleted after a day', async () => {
  const unused = await upload();
  await cleanUp('2026-01-02T11:00:00Z');
  expect(await unused.status()).toBe(200);
  await cleanUp('2026-01-02T13:00:00Z');
  expect(await unused.status()).toBe(404);
  expect(await hashesOf(unused.id)).toBeUndefined();
});

test('an upload that is sent again is kept for another day', async () => {
  const { id, status, imageData } = await upload();
  server.setTime('2026-01-02T11:00:00Z');
  const again = await (await open()).call('POST', paths.proofPictures, { imageData });
  expect(again.json()).toMatchObject({ id });
  await cleanUp('2026-01-02T13:00:00Z');
  expect(await status()).toBe(200);
  await cleanUp('2026-01-03T13:00:00Z');
  expect(await status()).toBe(404);
});

test('pictures of proofs that wait or are accepted stay', async () => {
  const [waiting, accepted] = [await prove(), await prove()];
  await decideProof(server.database, { proofId: accepted.proofId, decision: 'accept' });
  await cleanUp('2028-01-01T12:00:00Z');
  expect([await waiting.status(), await accepted.status()]).toEqual([200, 200]);
});

test('pictures of refused, reversed and taken back proofs are deleted after 180 days; the hash stays', async () => {
  const [refused, revoked, taken] = [await prove(), await prove(), await prove()];
  const decide = async (proofId: number, decision: 'accept' | 'refuse' | 'revoke') =>
    decideProof(server.database, { proofId, decision, at: server.now() });
  await decide(refused.proofId, 'refuse');
  await decide(revoked.proofId, 'accept');
  await decide(revoked.proofId, 'revoke');
  await (await open()).takeBack(taken.proofId);
  const statuses = async () =>
    Promise.all([refused, revoked, taken].map(async ({ status }) => status()));
  await cleanUp('2026-06-29T12:00:00Z');
  expect(await statuses()).toEqual([200, 200, 200]);
  await cleanUp('2026-07-01T12:00:00Z');
  expect(await statuses()).toEqual([404, 404, 404]);
  expect(await hashesOf(refused.id)).toEqual({ pictureId: null, fileSha256: expect.any(String) });
  const [own] = await (await open()).proofs('refused');
  expect(own).toMatchObject({ picture: null, mayAnswer: false });
});

test('a file that is sent again after its picture was deleted is kept again', async () => {
  const refused = await prove();
  await decideProof(server.database, { proofId: refused.proofId, decision: 'refuse' });
  await cleanUp('2027-01-01T12:00:00Z');
  expect(await refused.status()).toBe(404);
  const member = await open();
  const { imageData } = refused;
  const response = await member.call('POST', paths.proofPictures, { imageData });
  const kept = response.json<{ id: number; picture: { url: string }; scores: number }>();
  expect(kept).toMatchObject({ id: refused.id, scores: 0 });
  expect((await server.app.inject({ url: kept.picture.url })).statusCode).toBe(200);
});
