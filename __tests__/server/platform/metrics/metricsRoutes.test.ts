import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { paths, sitePaths } from '../../../../src/contract/paths';
import { openPostgres } from '../../../../src/server/platform/database/openPostgres';
import type { AppConfig } from '../../../../src/server/platform/settings/appDependencies';
import { createMetrics } from '../../../../src/server/platform/metrics/metrics';
import { metricsRoutes } from '../../../../src/server/platform/metrics/metricsRoutes';
import { patientLimits } from '../../../support/database/openPatiently';
import { eventually } from '../../../support/eventually';
import { createTestServer, type TestServer } from '../../../support/server/createTestServer';

type Call = { headers?: Record<string, string>; remoteAddress?: string };

const token = 'a token of the tests';
const servers: TestServer[] = [];

async function start(config: Partial<AppConfig> = {}, node?: TestServer) {
  const server = await createTestServer(node ? { config, node } : { config });
  servers.push(server);
  return server;
}
afterAll(async () => {
  for (const server of servers.toReversed()) await server.close();
});

const scrape = ({ app }: { app: Pick<TestServer['app'], 'inject'> }, call: Call = {}) =>
  app.inject({ method: 'GET', url: sitePaths.metrics, ...call });
const statusOf = async (server: TestServer, call?: Call) => (await scrape(server, call)).statusCode;

let server: TestServer;
beforeAll(async () => {
  server = await start();
});

/** The value of a sample, named as in the text. */
async function valueOf(sample: string, of = server) {
  const { body } = await scrape(of);
  const line = body.split('\n').find((one) => one.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
}

describe('access to the metrics', () => {
  it('is given to programs on this machine', async () => {
    expect(await statusOf(server)).toBe(200);
    expect(await statusOf(server, { remoteAddress: '::1' })).toBe(200);
    expect(await statusOf(server, { remoteAddress: '::ffff:127.0.0.1' })).toBe(200);
  });

  it('is hidden from other machines', async () => {
    const answer = await scrape(server, { remoteAddress: '203.0.113.9' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('nodejs');
  });

  it.each(['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host'])(
    'is hidden from requests that a proxy on this machine forwards with %s',
    async (name) => {
      expect(await statusOf(server, { headers: { [name]: '127.0.0.1' } })).toBe(404);
    },
  );

  it('needs a token behind a proxy, whatever the request says', async () => {
    const proxied = await start({ trustProxy: ['loopback'] }, server);
    expect(await statusOf(proxied)).toBe(404);
    const headers = { 'x-forwarded-for': '127.0.0.1' };
    expect(await statusOf(proxied, { headers })).toBe(404);
  });

  it('needs the right token where there is one, also on this machine', async () => {
    const guarded = await start({ metricsToken: token, trustProxy: ['loopback'] }, server);
    const refused = await scrape(guarded);
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['www-authenticate']).toBe('Bearer realm="metrics"');
    for (const authorization of [`Bearer ${token}s`, 'Bearer', `Basic ${token}`, 'Bearer é']) {
      expect(await statusOf(guarded, { headers: { authorization } })).toBe(401);
    }
    const call = { headers: { authorization: `Bearer ${token}` }, remoteAddress: '203.0.113.9' };
    expect(await statusOf(guarded, call)).toBe(401);
  });

  it('is given to whoever sends the token', async () => {
    const guarded = await start({ metricsToken: token.replaceAll(' ', '-') }, server);
    const authorization = `Bearer ${token.replaceAll(' ', '-')}`;
    const call = { headers: { authorization }, remoteAddress: '203.0.113.9' };
    expect(await statusOf(guarded, call)).toBe(200);
  });
});

describe('the metrics', () => {
  it('are text for Prometheus that is not cached and carries the security headers', async () => {
    const { headers } = await scrape(server);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    });
  });

  it('are not part of the public API', async () => {
    const document = await server.app.inject(sitePaths.openApi);
    expect(document.body).not.toContain('"/metrics"');
  });

  it('count requests by the pattern of the route, never by the URL', async () => {
    await server.app.inject('/api/articles/4711?token=canary-1');
    await server.app.inject('/api/canary-2');
    await server.app.inject({ method: 'PROPFIND', url: '/api/articles' });
    const { body } = await scrape(server);
    expect(body).toMatch(
      /^http_requests_total\{method="GET",route="\/api\/articles\/:\w+[^"]*",status="404"\} 1$/m,
    );
    expect(body).toMatch(/^http_request_duration_seconds_count\{method="GET",route="\/api\/art/m);
    expect(body).not.toMatch(/canary|\/4711|PROPFIND/);
  });

  it('name the process, the build and the pool', async () => {
    const { body } = await scrape(server);
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(body).toMatch(/^process_resident_memory_bytes /m);
    expect(body).toMatch(/^vgr_build_info\{build="development"\} 1$/m);
    expect(await valueOf('vgr_database_pool_connections')).toBeGreaterThan(0);
    expect(await valueOf('vgr_database_pool_waiting')).toBe(0);
    // On a busy machine the check of readiness may time out.
    await eventually(
      async () => valueOf('vgr_ready'),
      (ready) => ready === 1,
    );
  });

  it('count hits and misses of the response cache', async () => {
    const cached = await start({ responseLifetime: 60_000 }, server);
    for (let asked = 0; asked < 3; asked += 1) await cached.app.inject(paths.articles);
    expect(await valueOf('vgr_response_cache_requests_total{result="miss"}', cached)).toBe(1);
    expect(await valueOf('vgr_response_cache_requests_total{result="hit"}', cached)).toBe(2);
  });

  it('are separate for two nodes in one process', async () => {
    const [first, second] = [await start({}, server), await start({}, server)];
    await first.app.inject(sitePaths.live);
    const sample = 'http_requests_total{method="GET",route="/health/live",status="200"}';
    expect(await valueOf(sample, first)).toBe(1);
    expect(await valueOf(sample, second)).toBeUndefined();
  });
});

describe('a scrape while the database does not answer', () => {
  const sockets: Socket[] = [];
  let silent: Server;
  beforeAll(async () => {
    silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it('responds without the figures of the database', async () => {
    const { port } = silent.address() as AddressInfo;
    const opened = openPostgres({
      url: `postgres://nobody@127.0.0.1:${port}/none`,
      // Longer than a test may take: the scrape must not wait for it.
      ...patientLimits,
    });
    const app = fastify();
    const findObstacle = async () => {
      await sql`select 1`.execute(opened.database);
      return undefined;
    };
    await app.register(metricsRoutes, {
      ...opened,
      config: { port: 3000 },
      clock: () => new Date(),
      metrics: createMetrics(),
      findObstacle,
    });
    const { statusCode, body } = await scrape({ app });
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^vgr_database_up 0$/m);
    expect(body).toMatch(/^vgr_ready 0$/m);
    expect(body).toMatch(/^vgr_database_pool_waiting \d/m);
    expect(body).not.toMatch(/^vgr_(?:mails_waiting|database_size_bytes|pictures) /m);
    for (const socket of sockets) socket.destroy();
    await app.close();
  });
});
