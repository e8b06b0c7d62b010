import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ChartEventCollection } from '../../../../../src/contract/schemas/scoreHistory';
import { readChartEvents } from '../../../../../src/server/domains/records/history/readChartEvents';
import { explainQueries } from '../../../../support/database/explainQueries';
import { postOn } from '../../../../support/records/postOn';
import { readContract } from '../../../../support/readContract';
import { addChart, addMember } from '../../../../support/server/addChart';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

let server: TestServer;
let chart: number;

beforeAll(async () => {
  server = await createTestServer();
  const { database } = server;
  chart = await addChart(database);
  const members = [await addMember(database), await addMember(database)];
  for (let event = 0; event < 5; event += 1)
    await postOn(database, {
      userId: members[event % 2] ?? 0,
      chart,
      amount: 10 + event,
      at: `2026-11-20T10:00:0${event}Z`,
    });
});
afterAll(async () => server?.close());

async function read(url: string) {
  const response = await server.app.inject({ url });
  return readContract(ChartEventCollection, response.json());
}

test('the pages of a chain have all of its events in order, which fit together', async () => {
  const events: Awaited<ReturnType<typeof read>>['hydra:member'] = [];
  let url = `/api/charts/${chart}/events?itemsPerPage=2`;
  const sizes: number[] = [];
  for (;;) {
    const page = await read(url);
    sizes.push(page['hydra:member'].length);
    events.push(...page['hydra:member']);
    expect(page['hydra:totalItems']).toBe(5);
    expect(page.end.eventCount).toBe(5);
    const next = page['hydra:view']?.['hydra:next'];
    if (next === undefined) break;
    url = next;
  }
  expect(sizes).toEqual([2, 2, 1]);
  expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
  let previous = '0'.repeat(64);
  for (const { previousHash, hashedText, hash, player, scoreId } of events) {
    expect(previousHash).toBe(previous);
    previous = createHash('sha256')
      .update(Buffer.from(previousHash, 'hex'))
      .update(hashedText)
      .digest('hex');
    expect(hash).toBe(previous);
    expect(JSON.parse(hashedText)).toEqual(expect.arrayContaining([chart, scoreId, player.id]));
    expect(player.username).toMatch(/^player_/);
  }
  expect((await read(`/api/charts/${chart}/events`)).end.hash).toBe(previous);
});

test('a chart without events has an empty chain', async () => {
  const page = await read(`/api/charts/${await addChart(server.database)}/events`);
  expect(page['hydra:member']).toEqual([]);
  expect(page.end).toEqual({ eventCount: 0, hash: '0'.repeat(64) });
});

test('the chain of a game that is not public is not found', async () => {
  const hidden = await addChart(server.database, { gameStatus: 'draft' });
  for (const id of [hidden, 999_999, 'x'])
    expect((await server.app.inject({ url: `/api/charts/${id}/events` })).statusCode).toBe(404);
});

test.each(['x', '-1', '99999999999'])('a page after %s is refused', async (after) => {
  const url = `/api/charts/${chart}/events?after=${after}`;
  expect((await server.app.inject({ url })).statusCode).toBe(400);
});

test('a page costs the same anywhere in a long chain', async () => {
  const { database } = server;
  const long = await addChart(database);
  await sql`alter table score_events disable trigger user`.execute(database);
  await sql`insert into score_events (chart_id, sequence, score_id, player_id, revision, kind, after, at, previous_hash, hash)
    select ${long}, n, n % 1000, n % 1000, n, 'improved', '{"amounts":[1],"platform":null,"achievedOn":null,"state":"none"}',
      now(), sha256('1'), sha256('2') from generate_series(1, 50000) n`.execute(database);
  await sql`alter table score_events enable trigger user`.execute(database);
  await database
    .insertInto('chartHeads')
    .values({ chartId: long, eventCount: 50_000, hash: Buffer.alloc(32) })
    .execute();
  await sql`analyze score_events`.execute(database);
  const buffersAfter = async (after: number) => {
    const { buffers, scans, rowsRead } = await explainQueries(database, async (explained) =>
      readChartEvents(explained, { chartId: long, query: { size: 100, after }, language: 'en' }),
    );
    const names = scans.filter(({ table }) => ['users', 'players'].includes(table));
    const ofNames = names.reduce((sum, scan) => sum + scan.buffers, 0);
    return { buffers: buffers - ofNames, rowsRead };
  };
  expect((await buffersAfter(0)).buffers).toBeLessThanOrEqual(120);
  expect((await buffersAfter(40_000)).buffers).toBeLessThanOrEqual(120);
});
