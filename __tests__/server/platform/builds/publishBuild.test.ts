import { sql } from 'kysely';
import { pino } from 'pino';
import { publishBuild } from '../../../../src/server/platform/builds/publishBuild';
import { createBuiltClient } from '../../../support/server/builtClient';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';
import { startRoundRobinProxy } from '../../../support/server/roundRobinProxy';

const older = createBuiltClient({ id: 'aaaa', builtAt: '2026-11-01T10:00:00Z' });
const newer = createBuiltClient({ id: 'bbbb', builtAt: '2026-11-02T10:00:00Z' });
const logger = pino({ level: 'silent' });
const stops: (() => unknown)[] = [];
let oldNode: TestServer;
let newNode: TestServer;

const publish = async ({ clientFolder }: typeof older) => {
  stops.push(await publishBuild({ database: oldNode.database, clientFolder, logger }));
};

beforeAll(async () => {
  oldNode = await createTestServer({ config: { clientFolder: older.clientFolder } });
  newNode = await createTestServer({
    config: { clientFolder: newer.clientFolder },
    node: oldNode,
  });
  // Two nodes of one build start together.
  await Promise.all([publish(older), publish(newer), publish(newer)]);
});
afterEach(() =>
  oldNode.database
    .updateTable('clientBuilds')
    .set({ seenAt: sql`now()` })
    .execute(),
);
afterAll(async () => {
  for (const stop of stops) stop();
  await newNode?.close();
  await oldNode?.close();
  for (const client of [older, newer]) client.remove();
});

const get = (node: TestServer, url: string, encoding = 'br') =>
  node.app.inject({ url, headers: { 'accept-encoding': encoding } });

const notSeenFor = (id: string, days: number) =>
  oldNode.database
    .updateTable('clientBuilds')
    .set({ seenAt: sql`now() - ${days} * interval '1 day'` })
    .where('id', '=', id)
    .execute();

describe('nodes of two builds behind one address', () => {
  test('send every asset that a document of either build names', async () => {
    const origins = [oldNode, newNode].map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' }));
    const proxy = await startRoundRobinProxy(await Promise.all(origins));
    const builds = new Set<string>();
    for (const page of ['/en/', '/fr/', '/ja/faq', '/it/articles']) {
      const html = await (await fetch(`${proxy.origin}${page}`)).text();
      const assets = [...html.matchAll(/(?:src|href)="(\/assets\/\w[^"]+\.(\w{4})\.\w+)"/g)];
      expect(assets.length).toBeGreaterThan(2);
      for (const [, address = '', build = ''] of assets) {
        builds.add(build);
        // Both nodes are requested.
        for (let time = 0; time < 2; time += 1) {
          const response = await fetch(`${proxy.origin}${address}`);
          expect([response.status, await response.text()]).toEqual([200, `${address} of ${build}`]);
        }
      }
    }
    expect([...builds].toSorted()).toEqual(['aaaa', 'bbbb']);
    await proxy.close();
  });

  test('serve assets of the other build like their own', async () => {
    for (const encoding of ['br', 'identity']) {
      const own = await get(newNode, '/assets/main.bbbb.js', encoding);
      const stored = await get(oldNode, '/assets/main.bbbb.js', encoding);
      expect(stored.statusCode).toBe(200);
      expect(stored.rawPayload.equals(own.rawPayload)).toBe(true);
      for (const header of ['content-type', 'content-encoding', 'cache-control'])
        expect(stored.headers[header]).toBe(own.headers[header]);
    }
    const { headers, body } = await get(oldNode, '/assets/main.bbbb.css', 'identity');
    expect(headers['content-type']).toMatch(/^text\/css/);
    expect(body).toBe('/assets/main.bbbb.css of bbbb');
  });

  test('send 404 for an asset of no build', async () => {
    expect((await get(oldNode, '/assets/main.cccc.js')).statusCode).toBe(404);
  });

  test('serve the worker of the newer build with its offline documents', async () => {
    for (const node of [oldNode, newNode]) {
      expect((await get(node, '/sw.js', 'identity')).body).toBe('worker of bbbb');
      const shell = (await get(node, '/offline/fr', 'identity')).body;
      expect(shell).toContain('src="/assets/main.bbbb.js"');
      expect(shell).not.toContain('.aaaa.');
    }
  });

  test('serve their own worker once no node has the newer build', async () => {
    await notSeenFor('bbbb', 1);
    expect((await get(oldNode, '/sw.js', 'identity')).body).toBe('worker of aaaa');
    expect((await get(oldNode, '/offline/fr', 'identity')).body).toContain('/main.aaaa.js"');
    expect((await get(newNode, '/sw.js', 'identity')).body).toBe('worker of bbbb');
  });

  test('serve their own worker when the database does not respond', async () => {
    const { clientFolder } = newer;
    const alone = await createTestServer({ config: { clientFolder } });
    await alone.database.destroy();
    expect((await get(alone, '/sw.js', 'identity')).body).toBe('worker of bbbb');
    await alone.close();
  });
});

describe('stored builds', () => {
  const stored = async () => {
    const builds = await oldNode.database.selectFrom('clientBuilds').select('id').execute();
    return builds.map(({ id }) => id).toSorted();
  };

  test('are deleted with their assets after 30 days, except the last five', async () => {
    const days = [31, 32, 33, 34];
    const clients = days.map((day) =>
      createBuiltClient({ id: `c${day}c`, builtAt: `2026-10-${day - 20}T10:00:00Z` }),
    );
    for (const client of clients) await publish(client);
    for (const day of days) await notSeenFor(`c${day}c`, day);
    await publish(older);
    expect(await stored()).toEqual(['aaaa', 'bbbb', 'c31c', 'c32c', 'c33c']);
    expect((await get(oldNode, '/assets/main.c33c.js')).statusCode).toBe(200);
    expect((await get(oldNode, '/assets/main.c34c.js')).statusCode).toBe(404);
    expect((await get(newNode, '/assets/main.aaaa.js')).statusCode).toBe(200);
    for (const client of clients) client.remove();
  });
});
