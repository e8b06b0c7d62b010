import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { openPatiently } from '../support/database/openPatiently';
import type { OpenDatabase } from '../../src/server/platform/database/openedDatabase';
import { eventually } from '../support/eventually';
import { joinAs, type Member } from '../support/faults/nodes';
import { startPostgresSite, type PostgresSite } from '../support/faults/postgresSite';
import { createRandom, rounds, seed } from '../support/faults/rounds';
import { startScoring } from '../support/faults/scoreWork';
import { verifyAll } from '../support/records/verifyAll';
import { addChart } from '../support/server/addChart';
import { temporaryFolder } from '../support/server/serverProcess';

let site: PostgresSite;
let opened: OpenDatabase;
const members: Member[] = [];
const charts: number[] = [];
const games: number[] = [];
beforeAll(async () => {
  site = await startPostgresSite();
  opened = await openPatiently({ url: site.cluster.url('site'), folder: '' });
  while (charts.length < 6) charts.push(await addChart(opened.database));
  const rows = await opened.database.selectFrom('charts').select('gameId').execute();
  games.push(...rows.map(({ gameId }) => gameId));
  for (let number = 0; number < 5; number += 1)
    members.push(await joinAs(site.nodes[0].origin, `scorer_${number}`));
});
afterAll(async () => {
  await opened?.close();
  await site?.stop();
});

/** Ends a random connection of the site, whatever it does at this moment. */
const cutConnection = async () =>
  site.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = 'site' and pid <> pg_backend_pid() order by random() limit 1`);

/** Repairs what can be derived, as an operator does beside a running site. */
async function repair(): Promise<void> {
  const url = site.cluster.url('site');
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/build/start.ts', 'check', '--repair'],
    {
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: await temporaryFolder() },
      stdio: 'ignore',
    },
  );
  const [code]: unknown[] = await once(child, 'close');
  expect(code).toBe(0);
}

test('boards never contradict themselves and rankings are right in the end, whatever fails meanwhile', async () => {
  const random = createRandom(seed);
  const gone = new Set<string>();
  const origins = () => site.origins.filter((origin) => !gone.has(origin));
  const work = startScoring({ origins, charts, games, members, random });
  for (let round = 0; round < rounds(2, 20); round += 1) {
    await work.progress();
    await delay(random() * 300);
    await cutConnection();
    await work.progress();
    const [, node] = site.nodes;
    gone.add(node.origin);
    await node.process.kill('SIGKILL');
    await work.progress();
    site.nodes[1] = await site.start({ PORT: new URL(node.origin).port });
    gone.delete(node.origin);
    await repair();
  }
  await work.progress();
  await work.stop();
  expect(work.contradictions).toEqual([]);
  expect(work.state.looks).toBeGreaterThan(work.state.stored / 4);
  const unexpected = [...work.outcomes.keys()].filter(
    (outcome) => !/^(post (200|429|503|0)|look (200|503|0))$/.test(outcome),
  );
  expect(unexpected).toEqual([]);
  await eventually(
    async () => site.query('select from ranking_changes limit 1'),
    (waiting) => waiting.length === 0,
  );
  expect(await verifyAll(opened.database)).toMatchObject({ differences: [], pending: [] });
});
