import { Type } from '@sinclair/typebox';
import type { InjectOptions } from 'fastify';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { Problem } from '../../../../src/contract/schemas/errors';
import {
  DatabaseUnavailable,
  StatementTimeout,
} from '../../../../src/server/platform/database/databaseErrors';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { eventually } from '../../../support/eventually';
import { readContract } from '../../../support/readContract';

let server: TestServer;
const logged: string[] = [];
const secret = 'SELECT secret FROM vault';

beforeAll(async () => {
  server = await createTestServer({ writeLog: (line) => logged.push(line) });
  const { app } = server;
  const failures: Record<string, Error> = {
    bug: new Error(secret),
    timeout: new StatementTimeout(secret),
    unavailable: new DatabaseUnavailable(secret),
    deleted: Object.assign(new Error(secret), {
      code: '23503',
      detail: 'Key (user_id)=(5) is not present in table "users".',
    }),
    dangling: Object.assign(new Error(secret), {
      code: '23503',
      detail: 'Key (id)=(5) is still referenced from table "scores".',
    }),
    odd: Object.assign(new Error(secret), { statusCode: 200 }),
  };
  // Routes of this test only, which the API description omits.
  const hidden = { schema: { hide: true } };
  for (const [name, error] of Object.entries(failures)) {
    app.get(`/api/fail/${name}`, hidden, () => {
      throw error;
    });
  }
  const body = Type.Object(
    { email: Type.String(), age: Type.Optional(Type.Integer()) },
    { additionalProperties: false },
  );
  app.post('/api/echo', { schema: { ...hidden.schema, body } }, (request) => request.body ?? {});
  app.post(
    '/api/soon',
    { handlerTimeout: 100, schema: { ...hidden.schema, body } },
    (request) => request.body ?? {},
  );
  app.get('/api/unstorable', hidden, () => {
    throw Object.assign(new Error('invalid byte sequence'), { code: '22021' });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => server?.close());

async function problemOf(options: InjectOptions | string) {
  const response = await server.app.inject(options);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  const problem = readContract(Problem, response.json());
  expect(problem.status).toBe(response.statusCode);
  expect(problem.requestId).toBe(response.headers['x-request-id']);
  return { problem, response };
}

test.each([
  ['bug', 500],
  ['odd', 500],
  ['timeout', 503],
  ['unavailable', 503],
  ['deleted', 503],
  ['dangling', 500],
])('%s gets %i without internal details', async (name, status) => {
  const { problem, response } = await problemOf(`/api/fail/${name}`);
  expect(problem.status).toBe(status);
  expect(response.body).not.toMatch(/SELECT|vault|\.ts|node_modules/);
  expect(response.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
  expect(logged.some((line) => line.includes(problem.requestId) && line.includes(secret))).toBe(
    true,
  );
});

test('an outage of the database is one line in ten seconds, with the number of requests', async () => {
  const outages = () => logged.filter((line) => line.includes('requests failed'));
  await problemOf('/api/fail/unavailable');
  const before = outages().length;
  await problemOf('/api/fail/unavailable');
  await problemOf('/api/fail/unavailable');
  expect(outages()).toHaveLength(before);
  const later = performance.now() + 10_001;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  await problemOf('/api/fail/unavailable');
  jest.restoreAllMocks();
  expect(outages()).toHaveLength(before + 1);
  expect(outages().at(-1)).toMatch(/"level":50.*"times":[3-9]/);
});

const post = (payload: string, type = 'application/json') =>
  ({ method: 'POST', url: '/api/echo', payload, headers: { 'content-type': type } }) as const;

test.each([
  ['not JSON', post('{"email":'), 400],
  ['nothing', post(''), 422],
  ['a poisoned prototype', post('{"email":"a","__proto__":{"x":1}}'), 400],
  ['a poisoned constructor', post('{"email":"a","constructor":{"prototype":{"x":1}}}'), 400],
  ['another type', post('<a/>', 'text/xml'), 415],
  ['plain text', post('a', 'text/plain'), 415],
  ['no known type', post('a', 'x;y;;='), 415],
  ['too much', post(`{"email":"${'x'.repeat(70_000)}"}`), 413],
  ['a list for a text', post('{"email":["a@example.org","b@example.org"]}'), 422],
  ['a number for a text', post('{"email":5}'), 422],
  ['a text for a number', post('{"email":"a","age":"5"}'), 422],
  ['what nobody asked for', post('{"email":"a","roles":["ROLE_ADMIN"]}'), 422],
  ['no object', post('[]'), 422],
])('sending %s is rejected', async (_name, request, status) => {
  const { problem } = await problemOf(request);
  expect(problem.status).toBe(status);
});

test('a rejected body names its fields', async () => {
  const { problem } = await problemOf(post('{"age":1}'));
  expect(problem.violations).toEqual([
    { propertyPath: 'email', message: 'This field is required.', code: 'required' },
  ]);
});

test('JSON-LD is read as JSON', async () => {
  const response = await server.app.inject(post('{"email":"a"}', 'application/ld+json'));
  expect([response.statusCode, response.json()]).toEqual([200, { email: 'a' }]);
});

test('problem details are in the reader’s language', async () => {
  const { problem } = await problemOf({
    url: '/api/nothing',
    headers: { 'accept-language': 'fr' },
  });
  expect(problem.detail).toBe('Il n’y a rien à cette adresse.');
});

test.each(['/assets/main.0123.js', '/media/pictures/x.webp', '/favicon.ico'])(
  'a missing file gets no HTML page: %s',
  async (url) => {
    const { statusCode, headers, body } = await server.app.inject({
      url,
      headers: { accept: '*/*' },
    });
    expect([statusCode, headers['content-type'], body]).toEqual([
      404,
      'text/plain; charset=utf-8',
      '404 Not Found\n',
    ]);
  },
);

test('rejected requests are not logged as errors', async () => {
  logged.length = 0;
  await problemOf('/api/articles?page=0');
  expect(logged.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test.each([
  [
    'a header too large',
    `GET /api/articles HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431',
  ],
  ['no HTTP at all', 'HELLO\r\n\r\n', '400'],
])(
  'malformed HTTP, %s, gets a response and the connection is closed',
  async (_name, sent, status) => {
    const address = server.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = createConnection({ port, host: '127.0.0.1' }, () => socket.write(sent));
      socket.on('data', (data) => (text += data.toString()));
      socket.on('close', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer.split(' ')[1]).toBe(status);
    expect(answer).not.toMatch(/\.ts|node_modules|stack/);
  },
);

test('text the database rejects gets 400 and is logged as a warning', async () => {
  const { problem } = await problemOf('/api/unstorable');
  expect(problem.status).toBe(400);
  expect(
    logged.filter((line) => line.includes(problem.requestId) && line.includes('"level":40')),
  ).toHaveLength(1);
});

describe('a client that sends less than it announced', () => {
  const head = 'POST /api/soon HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const open = () => {
    const address = server.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return createConnection({ port, host: '127.0.0.1' }).setEncoding('utf8');
  };
  const openConnections = () =>
    new Promise<number>((resolve) => {
      server.app.server.getConnections((_error, count) => resolve(count));
    });
  const loggedErrors = () => logged.filter((line) => /"level":[456]0|"stack"/.test(line));
  beforeEach(() => logged.splice(0));

  test('gets 408 after the timeout, without an error in the log', async () => {
    const socket = open();
    let response = '';
    socket.on('data', (text: string) => (response += text));
    socket.write(`${head}Content-Length: 100\r\n\r\n{"email":`);
    await once(socket, 'close');
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(response).toMatch(/^connection: close/im);
    expect(response).toContain('/errors/408');
    expect(loggedErrors()).toEqual([]);
  });

  test('causes no error in the log when it disconnects', async () => {
    const socket = open();
    await once(socket, 'connect');
    const received = new Promise((resolve) => server.app.server.once('request', resolve));
    socket.write(`${head}Content-Length: 100\r\n\r\n{"email":`);
    await received;
    socket.destroy();
    await eventually(openConnections, (count) => count === 0);
    expect(loggedErrors()).toEqual([]);
  });
});
