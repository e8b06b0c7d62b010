import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { paths, sitePaths } from '../../src/contract/paths';
import { eventually } from '../support/eventually';
import { createLocation, removeLocation } from '../support/database/testDatabases';
import { freePorts, startProxy } from '../support/deploy/startProxy';
import { endProcesses, ServerProcess, temporaryFolder } from '../support/server/serverProcess';

let database: Awaited<ReturnType<typeof createLocation>>;
let ports: number[];
let start: (port: number) => Promise<ServerProcess>;
let nodes: ServerProcess[];
let proxy: Awaited<ReturnType<typeof startProxy>>;

beforeAll(async () => {
  database = await createLocation('postgres');
  const settings = {
    DATABASE_URL: database.url ?? '',
    DATA_DIR: await temporaryFolder(),
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://records.example',
    RATE_LIMIT_FACTOR: '0.1',
    TOKEN_SECRET: 'a secret of the tests, forty characters long',
    TRUST_PROXY: '127.0.0.1',
  };
  ports = await freePorts(2);
  start = async (port) => {
    const commandLine = ['dist/server/main.js'];
    const node = new ServerProcess({ ...settings, PORT: `${port}` }, { commandLine });
    await node.listening();
    return node;
  };
  nodes = await Promise.all(ports.map(start));
  proxy = await startProxy(ports);
});
afterAll(async () => {
  await proxy?.stop();
  await endProcesses();
  await removeLocation('postgres', database.name);
});

/** The first script of a page. */
async function firstScript(): Promise<string> {
  const { body } = await proxy.request('/en/');
  return /src="(\/assets\/main\.[^"]+)"/.exec(body.toString())?.[1] ?? '';
}

const refresh = (localAddress: string, forged = '') =>
  proxy.request(paths.refreshToken, {
    localAddress: localAddress,
    'content-type': 'application/json',
    'x-forwarded-for': forged,
    body: JSON.stringify({ refresh_token: 'x'.repeat(40) }),
  });

describe('the proxy of deploy/nginx.conf', () => {
  it('serves pages and the API over HTTP/2 and redirects to it', async () => {
    const page = await proxy.request('/en/');
    expect(page).toMatchObject({ ':status': 200, protocol: 'h2', server: 'nginx' });
    expect(page.body.toString()).toContain('https://records.example/en/');
    const list = await proxy.request(paths.articles);
    expect(JSON.parse(list.body.toString())).toMatchObject({ 'hydra:totalItems': 0 });
    const redirect = await fetch(`${proxy.plain}/en/?a=b`, { redirect: 'manual' });
    expect(redirect.status).toBe(308);
    expect(redirect.headers.get('location')).toBe('https://127.0.0.1/en/?a=b');
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('sends what the nodes compressed with %s as it is', async (encoding, decompress) => {
    const script = await firstScript();
    const [plain, file, page] = await Promise.all([
      proxy.request(script),
      proxy.request(script, { 'accept-encoding': encoding }),
      proxy.request('/en/', { 'accept-encoding': encoding }),
    ]);
    expect(plain['content-encoding']).toBeUndefined();
    expect(file['content-encoding']).toBe(encoding);
    expect(decompress(file.body).equals(plain.body)).toBe(true);
    expect(page['content-encoding']).toBe(encoding);
    expect(decompress(page.body).toString()).toContain('<!doctype html>');
  });

  it('counts rate limits by the address of the client, which cannot be forged', async () => {
    const tries = Array.from({ length: 20 }, (_, index) => `203.0.113.${index}`);
    const statuses = [];
    for (const forged of tries) statuses.push((await refresh('127.0.0.2', forged))[':status']);
    expect(statuses[0]).toBe(401);
    expect(statuses.at(-1)).toBe(429);
    expect((await refresh('127.0.0.3'))[':status']).toBe(401);
  });

  it('accepts a body as large as the largest cover picture', async () => {
    const response = await proxy.request('/api/admin/pictures', {
      'content-type': 'application/json',
      body: JSON.stringify({ picture: 'x'.repeat(8 * 1024 * 1024) }),
    });
    expect(response['content-type']).toContain('application/problem+json');
  });

  it('gives each request an id, which a client cannot set', async () => {
    const forged = { 'x-request-id': 'forged-by-the-client' };
    const { 'x-request-id': id } = await proxy.request(paths.articles, forged);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  it('does not show metrics', async () => {
    expect((await proxy.request('/metrics'))[':status']).toBe(404);
  });

  it('serves every read while the nodes are restarted one after the other', async () => {
    const restart = async () => {
      for (const [index, port] of ports.entries()) {
        await nodes[index]?.kill('SIGTERM');
        nodes[index] = await start(port);
      }
      return 'restarted';
    };
    const restarted = restart();
    const statuses = new Set<number | undefined>();
    for (let state = 'going'; state === 'going';) {
      statuses.add((await proxy.request('/en/articles'))[':status']);
      state = await Promise.race([restarted, delay(50, 'going')]);
    }
    expect([...statuses]).toEqual([200]);
  });

  it('reads from the other node when one was killed, and only assets when both were', async () => {
    const script = await firstScript();
    const [first, second] = nodes;
    const statuses = async (urls: string[]) => {
      const responses = await Promise.all(urls.map((url) => proxy.request(url)));
      return [...new Set(responses.map(({ ':status': status }) => status))];
    };
    await first?.kill('SIGKILL');
    const urls = ['/en/', script, sitePaths.ready, paths.articles];
    expect(await statuses([...urls, ...urls, ...urls])).toEqual([200]);

    await second?.kill('SIGKILL');
    await eventually(
      () => statuses([paths.articles]),
      ([status]) => status === 502,
    );
    expect(await statuses(['/en/', '/sw.js', '/en/articles'])).toEqual([502]);
    const kept = await proxy.request(script);
    expect(kept).toMatchObject({ ':status': 200 });
    expect(kept['cache-control']).toContain('immutable');
  });
});
