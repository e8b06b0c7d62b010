import type * as perfHooks from 'node:perf_hooks';
import { paths, sitePaths } from '../../../../src/contract/paths';
import { Problem } from '../../../../src/contract/schemas/errors';
import { eventually } from '../../../support/eventually';
import { readContract } from '../../../support/readContract';
import { createBuiltClient } from '../../../support/server/builtClient';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

/** The sampled delay of the event loop. */
const mockDelay = { milliseconds: 0 };
jest.mock<typeof perfHooks>('node:perf_hooks', () => {
  const actual = jest.requireActual<typeof perfHooks>('node:perf_hooks');
  return {
    ...actual,
    monitorEventLoopDelay: (options) =>
      Object.defineProperty(actual.monitorEventLoopDelay(options), 'mean', {
        // In nanoseconds; the plugin subtracts its resolution of ten milliseconds.
        get: () => (mockDelay.milliseconds + 10) * 1_000_000,
      }),
  };
});

const client = createBuiltClient();
const calmLimits = { eventLoopDelay: 60_000, sampleInterval: 1000, waiting: 20 };
let waiting = 0;
const readPool = () => ({ total: 10, idle: 0, waiting });
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({
    config: {
      clientFolder: client.clientFolder,
      overloadLimits: calmLimits,
    },
    readPool,
  });
  await server.app.ready();
});
beforeEach(() => {
  waiting = 0;
  mockDelay.milliseconds = 0;
});
afterEach(() => jest.restoreAllMocks());
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

/** Milliseconds between two samples of the event loop’s delay. */
const sampleInterval = 10;
const overloadLimits = { eventLoopDelay: 50, sampleInterval, waiting: 20 };

test('a delayed event loop rejects API requests, and the node recovers by itself', async () => {
  const node = await createTestServer({ node: server, config: { overloadLimits } });
  const status = () => statusOf(paths.articles, node);
  expect(await status()).toBe(200);
  mockDelay.milliseconds = 51;
  expect(await eventually(status, (code) => code === 503)).toBe(503);
  mockDelay.milliseconds = 49;
  expect(await eventually(status, (code) => code === 200)).toBe(200);
  await node.close();
});

test('a node whose start delayed the event loop serves at once', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(5000);
  mockDelay.milliseconds = 51;
  const node = await createTestServer({ node: server, config: { overloadLimits } });
  await node.app.ready();
  await eventually(async () => node.app.isUnderPressure(), Boolean);
  // The samples of the interval in which the node became ready do not count.
  clock.mockReturnValue(5000 + 2 * sampleInterval - 1);
  expect(await statusOf(paths.articles, node)).toBe(200);
  clock.mockReturnValue(5000 + 2 * sampleInterval);
  expect(await statusOf(paths.articles, node)).toBe(503);
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
  const logged: string[] = [];
  const node = await createTestServer({
    node: server,
    config: { overloadLimits: calmLimits },
    readPool,
    writeLog: (line) => logged.push(line),
  });
  waiting = 1000;
  for (let count = 0; count < 5; count += 1) {
    expect(await statusOf(paths.articles, node)).toBe(503);
  }
  const about = (level: number) => logged.filter((line) => line.includes(`"level":${level}`));
  expect(about(50)).toEqual([]);
  expect(about(40)).toHaveLength(1);
  await node.close();
});
