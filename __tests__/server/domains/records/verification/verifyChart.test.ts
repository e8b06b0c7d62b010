import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { chainPageFromWire } from '../../../../../src/api/wire/chainFromWire';
import { checkChain } from '../../../../../src/features/verify/checkChain';
import { closeDays } from '../../../../../src/server/domains/records/dayRoots/closeDays';
import { postOn } from '../../../../support/records/postOn';
import { verifyAll } from '../../../../support/records/verifyAll';
import { addChart, addMember } from '../../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

/* One byte of one stored event is changed: the script, the page and `records:verify` name the event and the chart. */

const run = promisify(execFile);
const script = path.resolve('public/verify-chain.mjs');

let server: TestServer;
let origin: string;
let chart: number;
let folder: string;

beforeAll(async () => {
  server = await createTestServer();
  const { database, app } = server;
  const userId = await addMember(database);
  chart = await addChart(database);
  for (let event = 1; event <= 4; event += 1)
    await postOn(database, { userId, chart, amount: event, at: `2026-11-2${event}T10:00:00Z` });
  await closeDays({ database, clock: () => new Date('2026-11-24T01:00:00Z') });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(path.join(tmpdir(), 'chain-'));
});
afterAll(async () => {
  await server?.close();
  if (folder) await rm(folder, { recursive: true });
});

/** What the script prints, and whether it found nothing wrong. */
async function runScript(...options: string[]) {
  try {
    const { stdout } = await run(process.execPath, [script, ...options]);
    return { fine: true, text: stdout };
  } catch (error) {
    return { fine: false, text: String(Reflect.get(Object(error), 'stderr')) };
  }
}

const get = async (address: string): Promise<unknown> =>
  (await server.app.inject({ url: address })).json();

async function readPage(after: string) {
  const page = chainPageFromWire(
    await get(`/api/charts/${chart}/events?itemsPerPage=2${after && `&after=${after}`}`),
  );
  if (!page) throw new Error('The page cannot be read.');
  return page;
}

/** What the page offers as a download. */
async function exportChain() {
  const [first, second] = [await readPage(''), await readPage('2')];
  const events = [...first.items, ...second.items].map((event) => ({ event }));
  const file = path.join(folder, 'chain.ndjson');
  const lines = [
    ...events,
    { chain: { chartId: chart, ...second.end } },
    {
      day: await get('/api/days/2026-11-23'),
      inclusion: await get(`/api/days/2026-11-23/charts/${chart}`),
    },
    { key: Reflect.get(Object(await get('/api/keys')), 'hydra:member')[0] },
  ];
  await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return { file, lines };
}

const checkOnPage = async () =>
  checkChain({ chartId: chart, readPage, onProgress: () => undefined });

/** Does the work after a change of an event of the chart, which is undone afterwards. */
async function withChanged(column: string, sequence: number, work: () => Promise<void>) {
  const { database } = server;
  const change = async (text: string) => {
    await sql`alter table score_events disable trigger user`.execute(database);
    await sql`update score_events set ${sql.raw(text)} where chart_id = ${chart} and sequence = ${sequence}`.execute(
      database,
    );
    await sql`alter table score_events enable trigger user`.execute(database);
  };
  await sql`create table kept as select * from score_events where chart_id = ${chart} and sequence = ${sequence}`.execute(
    database,
  );
  await change(column);
  try {
    await work();
  } finally {
    const [name = ''] = column.split(' ');
    await change(`${name} = (select ${name} from kept)`);
    await sql`drop table kept`.execute(database);
  }
}

test('a chain that nobody changed is right, at its address and as a file', async () => {
  const { file } = await exportChain();
  for (const source of [`${origin}/api/charts/${chart}`, `${origin}/en/a-chart-c${chart}`, file]) {
    const { fine, text } = await runScript(source);
    expect(text).toContain(`Chart ${chart}: 4 events, the whole chain is right.`);
    expect(text).toContain('Signed on 2026-11-23 up to event 3');
    expect(fine).toBe(true);
  }
  expect(await checkOnPage()).toMatchObject({ fault: undefined });
});

test.each([
  ['after', `after = jsonb_set(after, '{amounts,0}', '9')`, 2],
  ['player_id', 'player_id = player_id + 1', 3],
  ['at', `at = at + interval '1 ms'`, 1],
  ['hash', 'hash = set_byte(hash, 31, get_byte(hash, 31) # 1)', 4],
  [
    'previous_hash',
    'previous_hash = set_byte(previous_hash, 0, get_byte(previous_hash, 0) # 128)',
    3,
  ],
])('a changed %s names the event and the chart everywhere', async (_name, change, sequence) => {
  await withChanged(change, sequence, async () => {
    const fault = `Chart ${chart}, event ${sequence}: not right.`;
    const { file } = await exportChain();
    expect((await runScript(file)).text.trim()).toBe(fault);
    expect(await runScript(`${origin}/api/charts/${chart}`)).toEqual({
      fine: false,
      text: `${fault}\n`,
    });
    expect(await checkOnPage()).toMatchObject({ fault: sequence });
    expect((await verifyAll(server.database)).differences).toContain(
      `chart ${chart}, event ${sequence}: the chain of events is broken`,
    );
  });
});

test('one flipped byte of a file, or a line that is missing, is named', async () => {
  const { file, lines } = await exportChain();
  const text = lines.map((line) => JSON.stringify(line));
  const write = async (changed: string[]) => writeFile(file, changed.join('\n'));
  await write(
    text.map((line, index) => (index === 1 ? line.replace('improved', 'improvee') : line)),
  );
  expect(await runScript(file)).toEqual({
    fine: false,
    text: `Chart ${chart}, event 2: not right.\n`,
  });
  await write(text.filter((_line, index) => index !== 3));
  expect((await runScript(file)).text).toContain(`Chart ${chart}, event 4: missing at the end.`);
  await write(text.slice(0, 3));
  expect((await runScript(file)).text).toContain('The file ends too early.');
  await write(
    text.map((line) =>
      line.replace(
        /"signature":"(.)/,
        (_all, first) => `"signature":"${first === 'A' ? 'B' : 'A'}`,
      ),
    ),
  );
  const changed = await runScript(file);
  expect(changed.text).toContain(`Chart ${chart}, day 2026-11-23: the signature does not fit`);
});

test('a key that was noted earlier counts instead of the one in the file', async () => {
  const { file } = await exportChain();
  const keys = Reflect.get(Object(await get('/api/keys')), 'hydra:member');
  expect((await runScript(file, '--key', keys[0].spki)).fine).toBe(true);
  const other = 'MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=';
  const { fine, text } = await runScript(file, '--key', other);
  expect(fine).toBe(false);
  expect(text).toContain('the signature does not fit the key');
});

test('says how it is used, and what cannot be read', async () => {
  expect((await runScript()).text).toMatch(/^Usage: /);
  expect((await runScript(`${origin}/api/charts/999999`)).text).toContain('There is no chart');
  expect((await runScript(`${origin}/en/games`)).text).toContain('is not the address of a chart');
});
