import {
  responseKey,
  copyToKeep,
  isCacheable,
  parseResponseKey,
} from '../../src/service-worker/responseKeys';

const json = { 'Content-Type': 'application/ld+json; charset=utf-8' };

test('a request has one key whatever the order of its parameters, and one per language', () => {
  const [one, other] = ['?page=1&order[a]=desc', '?order[a]=desc&page=1'].map((query) =>
    responseKey(`https://vgr.example/api/articles${query}`, 'en'),
  );
  expect(one).toBe(other);
  expect(responseKey('https://vgr.example/api/articles/5', 'fr')).not.toBe(
    responseKey('https://vgr.example/api/articles/5', 'en'),
  );
  expect(parseResponseKey(responseKey('https://vgr.example/api/articles/5', 'pt-br'))).toEqual({
    path: '/api/articles/5',
    language: 'pt-br',
  });
});

test.each<[string, Response]>([
  ['a page of HTML', new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
  ['an error', new Response('{}', { status: 404, headers: json })],
  ['a part', new Response('{}', { status: 206, headers: json })],
  ['a private answer', new Response('{}', { headers: { ...json, 'Cache-Control': 'private' } })],
  [
    'what is not to be stored',
    new Response('{}', { headers: { ...json, 'Cache-Control': 'no-store' } }),
  ],
  [
    'the answer of another address',
    Object.defineProperty(new Response('{}', { headers: json }), 'redirected', { value: true }),
  ],
  [
    'an opaque answer',
    Object.defineProperty(new Response('{}', { headers: json }), 'type', { value: 'opaque' }),
  ],
])('%s is not cached', (_name, response) => {
  expect(isCacheable(response)).toBe(false);
});

test('a copy has its fetch time and none of the outdated headers', async () => {
  const response = new Response('{"id":5}', {
    headers: {
      ...json,
      Date: 'Fri, 20 Nov 2026 12:00:00 GMT',
      ETag: '"1"',
      Vary: 'Accept-Language',
    },
  });
  expect(isCacheable(response)).toBe(true);
  const copy = await copyToKeep(response, new Date('2026-11-20T12:00:00Z'));
  expect([...copy.headers]).toEqual([
    ['content-type', 'application/ld+json; charset=utf-8'],
    ['x-fetched-at', '2026-11-20T12:00:00.000Z'],
  ]);
  expect(await copy.json()).toEqual({ id: 5 });
});

test('a truncated body is not stored', async () => {
  await expect(copyToKeep(new Response('{"id":', { headers: json }))).rejects.toThrow(SyntaxError);
});
