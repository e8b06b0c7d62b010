import type { InjectOptions } from 'fastify';
import { paths, sitePaths } from '../../../../src/contract/paths';
import { Problem } from '../../../../src/contract/schemas/errors';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { readContract } from '../../../support/readContract';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(async () => server?.close());

type Method = NonNullable<InjectOptions['method']>;

test.each<[Method, string, string]>([
  ['GET', paths.login, 'POST'],
  ['HEAD', paths.login, 'POST'],
  ['PATCH', paths.article(1), 'GET, HEAD'],
  ['POST', `${paths.articles}?page=2`, 'GET, HEAD'],
  // Routes whose paths differ only in a parameter count as one.
  ['POST', paths.me, 'DELETE, GET, HEAD, PUT'],
  ['DELETE', paths.avatar(1), 'GET, HEAD'],
  ['POST', sitePaths.live, 'GET, HEAD'],
])('%s %s gets 405 with the allowed methods', async (method, url, allow) => {
  const response = await server.app.inject({ method, url });
  expect([response.statusCode, response.headers.allow]).toEqual([405, allow]);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
});

test('a 405 problem is in the reader’s language', async () => {
  const headers = { 'accept-language': 'es' };
  const response = await server.app.inject({ url: paths.login, headers });
  expect(readContract(Problem, response.json())).toMatchObject({
    status: 405,
    title: 'Method Not Allowed',
    detail: 'Esta dirección no acepta ese tipo de solicitud.',
  });
});

test('OPTIONS lists the allowed methods', async () => {
  const response = await server.app.inject({ method: 'OPTIONS', url: paths.users });
  expect([response.statusCode, response.headers.allow, response.body]).toEqual([204, 'POST', '']);
});

test.each<[Method, string]>([
  ['POST', '/api/nothing'],
  ['GET', paths.avatar(10_000_000_000)],
  ['POST', `${paths.articles}/1/2/3`],
  ['POST', '/api/articlesX'],
])('%s %s is a 404', async (method, url) => {
  const { statusCode, headers } = await server.app.inject({ method, url });
  expect([statusCode, headers.allow]).toEqual([404, undefined]);
});

test('a URL that cannot be decoded gets 400, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const { statusCode } = await server.app.inject({ method, url: '/api/%zz' });
    expect(statusCode).toBe(400);
  }
});
