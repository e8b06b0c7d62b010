import { setTimeout as delay } from 'node:timers/promises';
import { idempotencyHeader } from '../../src/contract/commentRules';
import { paths } from '../../src/contract/paths';
import { eventually } from '../support/eventually';
import { bearer, refresh, send, sessionOf, untilReady } from '../support/faults/nodes';
import { startPostgresSite, type PostgresSite } from '../support/faults/postgresSite';
import { createRandom, rounds, seed } from '../support/faults/rounds';
import { startTcpProxy } from '../support/faults/tcpProxy';
import { expectNothingLost, startWork } from '../support/faults/work';

let site: PostgresSite;
beforeAll(async () => {
  site = await startPostgresSite();
});
beforeEach(() => site.forget());
afterEach(() => {
  site.line.setLine('open');
  site.line.setLatency(0);
});
afterAll(async () => site?.stop());

const ready = () => Promise.all(site.origins.map((origin) => untilReady(origin)));

/** A proxy between clients and the first node. */
async function clientLine() {
  const proxy = await startTcpProxy({
    host: '127.0.0.1',
    port: Number(new URL(site.nodes[0].origin).port),
  });
  return { ...proxy, origin: `http://127.0.0.1:${proxy.port}` };
}

test('a slow network to the database delays responses and loses nothing', async () => {
  const work = startWork(site);
  for (let round = 0; round < rounds(1, 5); round += 1) {
    site.line.setLatency(50 + 20 * round);
    await work.progress();
  }
  await work.stop();
  expectNothingLost(work, await site.comments());
});

test('a flapping network to the database gets 503 while it is down, and loses nothing', async () => {
  const random = createRandom(seed);
  const work = startWork(site);
  for (let round = 0; round < rounds(3, 30); round += 1) {
    site.line.setLine('refused');
    site.line.reset();
    await delay(random() * 1000);
    site.line.setLine('open');
    await work.progress(1);
  }
  await ready();
  await work.stop();
  expectNothingLost(work, await site.comments());
});

test('a stalled network to the database gets 503 after the timeout, and loses nothing', async () => {
  const work = startWork(site);
  await work.progress();
  site.line.setLine('stalled');
  const { status } = await send(site.nodes[0].origin, paths.articles);
  expect(status).toBe(503);
  site.line.setLine('open');
  site.line.reset();
  await ready();
  await work.progress();
  await work.stop();
  expectNothingLost(work, await site.comments());
});

test('a write whose response is lost is stored once when it is repeated', async () => {
  const [member] = site.members;
  const line = await clientLine();
  const headers = { ...bearer(member?.token ?? ''), [idempotencyHeader]: 'key-of-lost-answers' };
  const body = { article: paths.article(site.article), content: '<p>Comment lost</p>' };
  line.setLine('answersLost');
  const lost = send(line.origin, paths.comments, { body, headers });
  await eventually(site.comments, ({ length }) => length > 0);
  line.reset();
  expect((await lost).status).toBe(0);
  line.setLine('open');
  const repeated = await send(line.origin, paths.comments, { body, headers });
  expect(repeated.status).toBe(201);
  expect(await site.comments()).toEqual(['<p>Comment lost</p>']);
  await line.close();
});

test('a refresh whose response is lost can be repeated with the same token', async () => {
  const [member] = site.members;
  const line = await clientLine();
  const [before] = await site.query<{ count: string }>('select count(*) from refresh_tokens');
  line.setLine('answersLost');
  const lost = refresh(line.origin, member?.refreshToken ?? '');
  const grown = async () => {
    const [now] = await site.query<{ count: string }>('select count(*) from refresh_tokens');
    return Number(now?.count) > Number(before?.count);
  };
  await eventually(grown, Boolean);
  line.reset();
  expect((await lost).status).toBe(0);
  line.setLine('open');
  const repeated = await refresh(line.origin, member?.refreshToken ?? '');
  expect(repeated.status).toBe(200);
  const { token } = sessionOf(repeated);
  expect((await send(line.origin, paths.me, { headers: bearer(token) })).status).toBe(200);
  await line.close();
});
