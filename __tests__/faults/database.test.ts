import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { idempotencyHeader } from '../../src/contract/commentRules';
import { paths } from '../../src/contract/paths';
import { eventually } from '../support/eventually';
import { bearer, readyStatus, send, untilReady } from '../support/faults/nodes';
import { startPostgresSite, type PostgresSite } from '../support/faults/postgresSite';
import { createRandom, rounds, seed } from '../support/faults/rounds';
import { expectNothingLost, startWork } from '../support/faults/work';

let site: PostgresSite;
beforeAll(async () => {
  site = await startPostgresSite();
});
beforeEach(() => site.forget());
afterAll(async () => site?.stop());

const outages = ['stop', 'kill', 'restart', 'crash'] as const;

async function breakDatabase(kind: (typeof outages)[number], pause: number) {
  const { cluster, origins } = site;
  if (kind === 'restart') {
    await cluster.restart();
    return;
  }
  if (kind === 'stop') await cluster.stop('fast');
  else if (kind === 'crash') await cluster.stop('immediate');
  else await cluster.kill();
  expect(await Promise.all(origins.map(readyStatus))).toEqual([503, 503]);
  await delay(pause);
  await cluster.start();
}

test('two nodes survive a database that is stopped, killed and restarted under load', async () => {
  const random = createRandom(seed);
  const work = startWork(site);
  for (let round = 0; round < rounds(2, 12); round += 1) {
    await work.progress();
    await breakDatabase(outages[(round + 1) % outages.length] ?? 'stop', random() * 1000);
    await Promise.all(site.origins.map((origin) => untilReady(origin)));
  }
  await work.progress();
  await work.stop();
  expectNothingLost(work, await site.comments());
  const counted = await site.query<{ counted: number }>(
    'select comment_count as counted from articles',
  );
  expect(counted).toEqual([{ counted: (await site.comments()).length }]);
});

test('a locked table gets 503 for its writers only, and none of them is stored twice', async () => {
  const [member] = site.members;
  const [node] = site.nodes;
  const lock = new Client({ connectionString: site.cluster.url('site') });
  await lock.connect();
  await lock.query('begin; lock table comments in exclusive mode');
  const body = { article: paths.article(site.article), content: '<p>Comment locked</p>' };
  const headers = { ...bearer(member?.token ?? ''), [idempotencyHeader]: 'key-of-the-lock' };
  const post = () => send(node.origin, paths.comments, { body, headers });
  const refused = await post();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect((await send(node.origin, paths.articles)).status).toBe(200);
  expect(await readyStatus(node.origin)).toBe(200);
  await lock.query('rollback');
  await lock.end();
  await eventually(
    async () => (await post()).status,
    (status) => status === 201,
  );
  expect(await site.comments()).toEqual(['<p>Comment locked</p>']);
});

test('connections the database terminates are replaced, and no write is lost', async () => {
  const work = startWork(site);
  for (let round = 0; round < rounds(2, 20); round += 1) {
    await work.progress();
    await site.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'site'`,
      'postgres',
    );
  }
  await work.progress();
  await work.stop();
  expectNothingLost(work, await site.comments());
});
