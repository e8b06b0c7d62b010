import { PassThrough } from 'node:stream';
import { fastify } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import {
  createLifecycle,
  refuseWhileStoppingPlugin,
  requestCountPlugin,
} from '../../../../src/server/platform/http/lifecycle';

async function setUp() {
  const app = fastify();
  const lifecycle = createLifecycle();
  await app.register(requestCountPlugin, { lifecycle });
  // Stands in for the plugins that set the headers of rejections.
  for (const name of ['api-headers', 'security-headers', 'cors']) {
    await app.register(fastifyPlugin(async () => undefined, { name }));
  }
  await app.register(refuseWhileStoppingPlugin, { lifecycle });
  let finish: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (finish = resolve));
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  app.get('/slow', async () => {
    arrive();
    await held;
    return 'done';
  });
  app.get('/fails', () => Promise.reject(new Error('no')));
  app.get('/endless', (_request, reply) => {
    const body = new PassThrough();
    body.write('begun');
    return reply.send(body);
  });
  app.get('/health/live', () => 'live');
  await app.ready();
  return { app, lifecycle, finish, arrived };
}

describe('lifecycle', () => {
  it('stops at once without running requests', async () => {
    const { app, lifecycle } = await setUp();
    await app.inject('/fails');
    await expect(lifecycle.stop()).resolves.toBeUndefined();
  });

  it('waits for running requests and rejects new ones, except health checks', async () => {
    const { app, lifecycle, finish, arrived } = await setUp();
    const running = app.inject('/slow');
    await arrived;
    let stopped = false;
    const stopping = lifecycle.stop().then(() => (stopped = true));

    const refused = await app.inject('/slow');
    expect(refused.statusCode).not.toBe(200);
    expect(refused.headers.connection).toBe('close');
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    expect(stopped).toBe(false);

    finish();
    expect((await running).body).toBe('done');
    await stopping;
    expect(stopped).toBe(true);
  });

  it('does not wait for a request whose client disconnected', async () => {
    const { app, lifecycle } = await setUp();
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const client = new AbortController();
    expect((await fetch(`${origin}/endless`, { signal: client.signal })).status).toBe(200);
    client.abort();
    await expect(lifecycle.stop()).resolves.toBeUndefined();
    app.server.closeAllConnections();
    await app.close();
  });
});
