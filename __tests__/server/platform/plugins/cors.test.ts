import { paths, sitePaths } from '../../../../src/contract/paths';
import { createBuiltClient } from '../../../support/server/builtClient';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { bearer, createMember, logIn, post } from '../../../support/server/members';
import { publishArticle } from '../../../support/server/publishArticle';

const listed = 'https://records.example';
const other = 'https://games.example:8443';
const strangers = [
  'https://evil.example',
  'http://records.example',
  'https://records.example:8443',
  'https://records.example.evil.example',
  'https://RECORDS.example',
  'null',
];

const client = createBuiltClient();
let server: TestServer;
let closed: TestServer;
beforeAll(async () => {
  const config = { clientFolder: client.clientFolder, responseLifetime: 600_000 };
  server = await createTestServer({ config: { ...config, allowedOrigins: [listed, other] } });
  closed = await createTestServer({ node: server, config });
  await publishArticle(server.database);
  await storePicture();
});
afterAll(async () => {
  await closed?.close();
  await server?.close();
  client.remove();
});

const picture = '/media/pictures/0a1b2c3d-480.webp';
async function storePicture() {
  const { id: pictureId } = await server.database
    .insertInto('pictures')
    .defaultValues()
    .returning('id')
    .executeTakeFirstOrThrow();
  const bytes = Buffer.from('picture');
  const file = { pictureId, width: 480, hash: '0a1b2c3d', contentType: 'image/webp', bytes };
  await server.database.insertInto('pictureFiles').values(file).execute();
}

const ask = (url: string, origin?: string, { app } = server) =>
  app.inject({ url, headers: origin === undefined ? {} : { origin } });

const preflight = (origin: string, { app } = server, url: string = paths.comments) =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key,x-anything',
    },
  });

const corsHeaders = (headers: Record<string, unknown>) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

describe('a page of an allowed origin', () => {
  test.each([listed, other])(
    '%s may read, including the headers that our client uses',
    async (origin) => {
      const { statusCode, headers } = await ask(paths.statistics, origin);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'Date, Link, Retry-After, X-Request-Id, X-Total-Count',
        vary: expect.stringMatching(/\bOrigin\b.*\bAuthorization\b/),
      });
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  test('reads the entry point of the API', async () => {
    const { statusCode, headers } = await ask('/api', listed);
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, listed]);
  });

  test('may send what our client sends, and nothing else', async () => {
    const { statusCode, headers, body } = await preflight(listed);
    expect([statusCode, body]).toEqual([204, '']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': listed,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
      'access-control-allow-headers':
        'Accept, Accept-Language, Authorization, Content-Type, Idempotency-Key',
      'access-control-max-age': '7200',
      vary: expect.stringContaining('Origin'),
    });
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
  });

  test('may read error responses', async () => {
    const member = { username: 'nobody', password: 'nothing' };
    const answers = [
      await post(server, paths.login, member, { origin: listed }),
      await ask(paths.me, listed),
      await ask('/api/articles?page=0', listed),
      await ask('/api/nothing', listed),
      await post(server, '/api/nothing', {}, { origin: listed }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 400, 404, 404]);
    for (const { headers } of answers) expect(headers['access-control-allow-origin']).toBe(listed);
  });

  test('may act as a member', async () => {
    const session = await logIn(server, await createMember(server), { origin: listed });
    const { statusCode, headers } = await server.app.inject({
      url: paths.me,
      headers: { origin: listed, ...bearer(session) },
    });
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, listed]);
  });
});

describe('a page of any other origin', () => {
  test.each(strangers)('%s may not read', async (origin) => {
    for (const url of [paths.articles, paths.statistics, '/api/nothing']) {
      const { headers } = await ask(url, origin);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      // A response to another origin must not be reused for an allowed one.
      expect(headers.vary).toContain('Origin');
    }
  });

  test.each(strangers)('%s may not send', async (origin) => {
    const { statusCode, headers } = await preflight(origin);
    expect(statusCode).toBe(204);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('a list from the response cache', () => {
  test('has its own CORS headers for each origin', async () => {
    const from = async (origin?: string) => {
      const { headers, body } = await ask(paths.articles, origin);
      expect(headers.vary).toContain('Origin');
      return [headers['access-control-allow-origin'], body] as const;
    };
    const [, body] = await from();
    for (const origin of [strangers[0], listed, undefined, other, listed, strangers[0]]) {
      const allowed = origin === listed || origin === other ? origin : undefined;
      expect(await from(origin)).toEqual([allowed, body]);
    }
  });

  test('stays cached after a preflight request', async () => {
    const total = async () => (await ask(paths.articles, listed)).body;
    const before = await total();
    await publishArticle(server.database);
    await preflight(listed);
    expect(await total()).toBe(before);
    await post(server, '/api/nothing', {}, { origin: listed });
    expect(await total()).not.toBe(before);
  });
});

test('a preflight request does not count against the read limit', async () => {
  // Six reads in five minutes.
  const config = { rateLimitFactor: 0.01, allowedOrigins: [listed] };
  const strict = await createTestServer({ node: server, config });
  const statuses: number[] = [];
  for (let asked = 0; asked < 8; asked += 1) {
    statuses.push((await preflight(listed, strict, paths.articles)).statusCode);
  }
  for (let reads = 0; reads < 7; reads += 1) {
    statuses.push((await ask(paths.articles, listed, strict)).statusCode);
  }
  const refused = await ask(paths.articles, listed, strict);
  await strict.close();
  expect(statuses).toEqual([...Array<number>(8).fill(204), ...Array<number>(6).fill(200), 429]);
  expect(refused.headers).toMatchObject({
    'access-control-allow-origin': listed,
    'retry-after': expect.stringMatching(/^\d+$/),
  });
});

describe('pictures and the health check', () => {
  const addresses = [picture, paths.avatar(1), sitePaths.live];

  test.each(addresses)('%s can be loaded by pages of other origins', async (url) => {
    const { statusCode, headers } = await ask(url);
    expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
  });

  test.each(addresses)('%s cannot be loaded without allowed origins', async (url) => {
    const { headers } = await ask(url, listed, closed);
    expect(headers['cross-origin-resource-policy']).toMatch(/^same-(origin|site)$/);
  });

  test('pictures can be cached by the worker of an allowed origin', async () => {
    const { headers } = await ask(picture, listed);
    expect(headers).toMatchObject({ 'access-control-allow-origin': listed, vary: 'Origin' });
  });
});

test.each(['/en/', '/robots.txt', '/sw.js', '/assets/nothing.js', paths.avatar(1)])(
  '%s cannot be read from other origins',
  async (url) => {
    const { headers } = await ask(url, listed);
    expect(corsHeaders(headers)).toEqual([]);
    expect(headers.vary ?? '').not.toContain('Origin');
  },
);

test.each([listed, ...strangers])(
  'without allowed origins there are no CORS headers for %s',
  async (origin) => {
    for (const url of [paths.articles, paths.statistics, picture]) {
      const { headers } = await ask(url, origin, closed);
      expect(corsHeaders(headers)).toEqual([]);
      expect(headers.vary ?? '').not.toContain('Origin');
    }
    const asked = await preflight(origin, closed);
    expect(asked.statusCode).toBe(204);
    expect(corsHeaders(asked.headers)).toEqual([]);
  },
);
