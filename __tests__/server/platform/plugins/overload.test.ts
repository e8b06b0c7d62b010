import { setTimeout as delay } from 'node:timers/promises';
import { paths, sitePaths } from '../../../../src/contract/paths';
import { Problem } from '../../../../src/contract/schemas/errors';
import { eventually } from '../../../support/eventually';
import { readContract } from '../../../support/readContract';
import { createBuiltClient } from '../../../support/server/builtClient';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

const client = createBuiltClient();
const logged: string[] = [];
let waiting = 0;
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({
    config: {
      clientFolder: client.clientFolder,
      overloadLimits: { eventLoopDelay: 60_000, sampleInterval: 1000, waiting: 20 },
    },
    readPool: () => ({ total: 10, idle: 0, waiting }),
    writeLog: (line) => logged.push(line),
  });
  await server.app.ready();
});
beforeEach(() => {
  waiting = 0;
});
afterAll(async () => {
  await server?.close();
  client.remove();
});

const statusOf = async (url: string, { app } = server) => (await app.inject(url)).statusCode;

test('an API request beyond the waiting limit gets 503 with Retry-After, in the reader’s language', async () => {
  waiting = 20;
  const response = await server.app.inject({
    url: paths.articles,
    headers: { 'accept-language': 'fr' },
  });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  expect(readContract(Problem, response.json()).detail).toBe(
    'Le service est surchargé ou redémarre. Réessayez dans un instant.',
  );
  expect(response.headers['x-request-id']).toBeDefined();
  waiting = 19;
  expect(await statusOf(paths.articles)).toBe(200);
});

test('a delayed event loop rejects API requests, and the node recovers by itself', async () => {
  const node = await createTestServer({
    node: server,
    config: { overloadLimits: { eventLoopDelay: 50, sampleInterval: 100, waiting: 20 } },
  });
  const busy = () => {
    const end = performance.now() + 1000;
    while (performance.now() < end);
    return statusOf(paths.articles, node);
  };
  expect(await eventually(busy, (status) => status === 503, 60)).toBe(503);
  const idle = () => statusOf(paths.articles, node);
  expect(await eventually(idle, (status) => status === 200, 60)).toBe(200);
  await node.close();
});

test('a node whose start delayed the event loop serves at once', async () => {
  const node = await createTestServer({
    node: server,
    config: { overloadLimits: { eventLoopDelay: 50, sampleInterval: 1000, waiting: 20 } },
  });
  const end = performance.now() + 1200;
  while (performance.now() < end);
  // The end of the interval is measured now.
  await delay(20);
  expect(await statusOf(paths.articles, node)).toBe(200);
  await node.close();
});

test('health checks are answered during an overload', async () => {
  waiting = 1000;
  expect(await statusOf(sitePaths.live)).toBe(200);
  expect(await statusOf(sitePaths.ready)).toBe(200);
});

test('a document is sent during an overload, with status 503 and Retry-After when it has no content', async () => {
  waiting = 1000;
  expect(await statusOf('/en/faq')).toBe(200);
  const { statusCode, headers, body } = await server.app.inject('/en/articles');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(body).toContain('<!doctype html>');
});

test('an overload is logged as one warning and no errors', async () => {
  logged.length = 0;
  waiting = 1000;
  for (let count = 0; count < 5; count += 1) await statusOf(paths.articles);
  await delay();
  const about = (level: number) => logged.filter((line) => line.includes(`"level":${level}`));
  expect(about(50)).toEqual([]);
  expect(about(40).length).toBeLessThanOrEqual(1);
});
