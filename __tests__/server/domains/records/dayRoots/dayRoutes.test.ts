import { createHash, createPublicKey, verify } from 'node:crypto';
import { Problem } from '../../../../../src/contract/schemas/errors';
import {
  DayChart,
  DayRoot,
  DayRootCollection,
  SigningKeyCollection,
} from '../../../../../src/contract/schemas/dayRoots';
import { closeDays } from '../../../../../src/server/domains/records/dayRoots/closeDays';
import { findDayChart } from '../../../../../src/server/domains/records/dayRoots/readDays';
import { explainQueries } from '../../../../support/database/explainQueries';
import { postOn } from '../../../../support/records/postOn';
import { readContract } from '../../../../support/readContract';
import { addChart, addMember } from '../../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
let charts: number[];

beforeAll(async () => {
  server = await createTestServer();
  const { database } = server;
  const userId = await addMember(database);
  charts = [];
  for (let count = 0; count < 40; count += 1) charts.push(await addChart(database));
  for (const [index, chart] of charts.slice(0, 39).entries())
    await postOn(database, { userId, chart, amount: 10 + index, at: '2026-11-20T10:00:00Z' });
  await closeDays({ database, clock: () => new Date('2026-11-21T01:00:00Z') });
  await postOn(database, {
    userId,
    chart: charts[0] ?? 0,
    amount: 99,
    at: '2026-11-21T10:00:00Z',
  });
  await closeDays({ database, clock: () => new Date('2026-11-23T01:00:00Z') });
});
afterAll(async () => server?.close());

async function get(url: string) {
  const response = await server.app.inject({ url });
  return { status: response.statusCode, body: response.json<unknown>() };
}
const readDay = async (day: string) => readContract(DayRoot, (await get(`/api/days/${day}`)).body);
const readKeys = async () =>
  readContract(SigningKeyCollection, (await get('/api/keys')).body)['hydra:member'];

const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The recipe of docs/records.md, written again. */
function rootOf({ chartId, eventCount, hash, path }: DayChart): string {
  let node = sha256(Buffer.of(0), JSON.stringify([chartId, eventCount, hash]));
  for (const [level, text] of path.entries()) {
    const beside = Buffer.from(text, 'hex');
    const isRight = Math.floor(chartId / 2 ** level) % 2 === 1;
    node = isRight ? sha256(Buffer.of(1), beside, node) : sha256(Buffer.of(1), node, beside);
  }
  return node.toString('hex');
}

test('days are listed from the latest on, in pages', async () => {
  const read = async (url: string) => readContract(DayRootCollection, (await get(url)).body);
  const first = await read('/api/days?itemsPerPage=2');
  expect(first['hydra:totalItems']).toBe(3);
  expect(first['hydra:member'].map(({ day }) => day)).toEqual(['2026-11-22', '2026-11-21']);
  const next = first['hydra:view']?.['hydra:next'] ?? '';
  expect((await read(next))['hydra:member'].map(({ day }) => day)).toEqual(['2026-11-20']);
});

test('a day has a signature that fits its public key, in both forms', async () => {
  const day = await readDay('2026-11-21');
  const [key, ...others] = await readKeys();
  expect(others).toEqual([]);
  expect(key?.key).toBe(day.key);
  const spki = Buffer.from(key?.spki ?? '', 'base64');
  expect(sha256(spki).toString('hex').slice(0, 32)).toBe(day.key);
  const signature = Buffer.from(day.signature, 'base64');
  const forms = [
    createPublicKey({ key: spki, format: 'der', type: 'spki' }),
    createPublicKey({ key: key?.jwk ?? {}, format: 'jwk' }),
  ];
  for (const form of forms)
    expect(verify(null, Buffer.from(day.signedText), form, signature)).toBe(true);
  expect(JSON.parse(day.signedText)).toEqual([
    'day root',
    '2026-11-21',
    day.root,
    39,
    40,
    (await readDay('2026-11-20')).root,
    day.closedAt,
  ]);
});

test.each(['2026-11-20', '2026-11-21', '2026-11-22'])(
  'the path of each chart leads to the root of %s',
  async (day) => {
    const { root } = await readDay(day);
    for (const chart of charts.slice(0, 39)) {
      const found = readContract(DayChart, (await get(`/api/days/${day}/charts/${chart}`)).body);
      expect(found.eventCount).toBe(chart === charts[0] && day !== '2026-11-20' ? 2 : 1);
      expect(rootOf(found)).toBe(root);
    }
  },
);

test('a path reads a bounded part of the database', async () => {
  const { database } = server;
  const facts = await explainQueries(database, async (explained) =>
    findDayChart(explained, { day: '2026-11-22', chartId: charts[7] ?? 0 }),
  );
  expect(facts.buffers).toBeLessThanOrEqual(60);
});

test.each([
  '/api/days/2026-11-23',
  '/api/days/2026-02-30',
  '/api/days/x',
  '/api/days/2026-11-22/charts/999999',
  '/api/days/2026-11-22/charts/x',
  '/api/days/2026-11-23/charts/1',
])('%s returns 404', async (url) => {
  const { status, body } = await get(url);
  expect(status).toBe(404);
  readContract(Problem, body);
});

test('a chart without events has no path', async () => {
  expect((await get(`/api/days/2026-11-22/charts/${charts[39]}`)).status).toBe(404);
});

test('a list that starts at no day is refused', async () => {
  expect((await get('/api/days?after=x')).status).toBe(400);
});

test('the private key is in no response and no log', async () => {
  const { value } = await server.database
    .selectFrom('serverSecrets')
    .select('value')
    .where('key', '=', 'dayRoots')
    .executeTakeFirstOrThrow();
  const text = JSON.stringify([await get('/api/keys'), await get('/api/days')]);
  expect(text).not.toContain(value.slice(-32));
});
