import { createBuiltClient } from '../../../support/server/builtClient';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { createMember, logIn } from '../../../support/server/members';

const client = createBuiltClient();
let server: TestServer;
beforeAll(async () => {
  const { clientFolder } = client;
  // Six reads in five minutes.
  server = await createTestServer({ config: { clientFolder, rateLimitFactor: 0.01 } });
});
afterAll(async () => {
  await server?.close();
  client.remove();
});

const read = (remoteAddress: string, url = '/api/articles', headers: Record<string, string> = {}) =>
  server.app.inject({ url, remoteAddress, headers });

async function exhaust(remoteAddress: string) {
  for (let reads = 0; reads < 6; reads += 1) {
    expect((await read(remoteAddress)).statusCode).toBe(200);
  }
}

test('a guest over the read limit gets 429 in their language', async () => {
  await exhaust('203.0.113.1');
  const refused = await read('203.0.113.1', '/api/website/get-stats', { 'accept-language': 'fr' });
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(290);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
  expect(refused.headers['cache-control']).toBe('no-store');
  const [head, post] = (['HEAD', 'POST'] as const).map((method) =>
    server.app.inject({ method, url: '/api/articles', remoteAddress: '203.0.113.1' }),
  );
  expect((await head)?.statusCode).toBe(429);
  // Writing has its own limits.
  expect((await post)?.statusCode).toBe(405);
  expect(refused.json()).toMatchObject({
    error: 'rate_limit_exceeded',
    message: expect.stringMatching(/^Trop de requêtes\. Réessayez dans \d minutes\.$/),
    details: { limit: 6 },
  });
});

test('other addresses can go on reading; an IPv6 /64 counts as one', async () => {
  await exhaust('203.0.113.2');
  expect((await read('203.0.113.3')).statusCode).toBe(200);
  await exhaust('2001:db8::1');
  expect((await read('2001:db8::2')).statusCode).toBe(429);
  expect((await read('2001:db8:0:1::2')).statusCode).toBe(200);
});

test('documents with their inlined data, and files, are not counted', async () => {
  const address = '203.0.113.4';
  for (let visits = 0; visits < 8; visits += 1) {
    const { statusCode, body } = await read(address, '/en/');
    expect(statusCode).toBe(200);
    expect(body).toContain('hydra:totalItems');
  }
  for (const url of ['/robots.txt', '/health/live', '/api/docs.json']) await read(address, url);
  await exhaust(address);
  expect((await read(address)).statusCode).toBe(429);
  expect((await read(address, '/en/')).body).toContain('hydra:totalItems');
  // The token that identifies a document's own requests cannot be guessed.
  const pretended = await read(address, '/api/articles', { 'x-own-request': 'true' });
  expect(pretended.statusCode).toBe(429);
});

test('a member can go on reading when guests are limited', async () => {
  const address = '203.0.113.5';
  const { token } = await logIn(server, await createMember(server));
  await exhaust(address);
  expect((await read(address)).statusCode).toBe(429);
  const asMember = await read(address, '/api/articles', { authorization: `Bearer ${token}` });
  expect(asMember.statusCode).toBe(200);
});

test('an escaped URL counts towards the limit of its route', async () => {
  const address = '203.0.113.6';
  await exhaust(address);
  for (const url of ['/%61pi/articles', '/api/%61rticles', '/ap%69/articles?page=1']) {
    expect((await read(address, url)).statusCode).toBe(429);
  }
});

test('a member gets 429 after five times the reads of a guest, others do not', async () => {
  const [one, other] = await Promise.all([createMember(server), createMember(server)]);
  const sessions = [await logIn(server, one), await logIn(server, other)] as const;
  const readAs = async ({ token }: { token: string }) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await read('203.0.113.7', '/api/articles', headers)).statusCode;
  };
  for (let reads = 0; reads < 30; reads += 1) expect(await readAs(sessions[0])).toBe(200);
  expect(await readAs(sessions[0])).toBe(429);
  expect(await readAs(sessions[1])).toBe(200);
  // A member's reads do not count for their address.
  expect((await read('203.0.113.7')).statusCode).toBe(200);
});
