import type { Read } from '../../../../bench/recordCosts/reads';
import { reads } from '../../../../bench/recordCosts/reads';
import { openSite } from '../../../../bench/recordCosts/measuredSite';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../support/database/createTestDatabase';
import { fillHistory } from '../../../support/database/records/fillHistory';
import { fillRecords } from '../../../support/database/records/fillRecords';
import { verifyAll } from '../../../support/records/verifyAll';

const now = new Date('2026-11-20T12:00:00Z');
let opened: TestDatabase;
let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  opened = await createTestDatabase();
  const { database } = opened;
  const players = 560;
  const { measured } = await fillRecords(database, {
    sizes: [players],
    total: 1560,
    now,
    onProgress: () => undefined,
  });
  await fillHistory(database, now);
  site = await openSite(database, { chart: measured[0] ?? 0, players, now });
});
afterAll(async () => {
  await site?.close();
  await opened?.close();
});

/** Their costs depend on the days of the site, not on its scores. */
const notMeasured = ['/api/keys', '/api/days', '/api/days/{}', '/api/days/{}/charts/{}'];
const withoutNames = (route: string) => route.replaceAll(/\{[^}]+\}/g, '{}');

test('every read of records is measured', () => {
  const known = new Set([...reads.map(({ route }) => withoutNames(route)), ...notMeasured]);
  expect(
    site
      .routes('games')
      .map(withoutNames)
      .filter((route) => !known.has(route)),
  ).toEqual([]);
});

test('the site has an answer to each', async () => {
  const first = new Map<string, Read>();
  for (const read of reads) if (!first.has(read.route)) first.set(read.route, read);
  for (const read of first.values()) expect(await site.read(read)).toBeInstanceOf(Object);
});

test('what is filled is what the workers and triggers would write', async () => {
  const { differences, pending } = await verifyAll(opened.database);
  // The hashes of the events are no chains.
  expect(differences.filter((text) => !text.endsWith('the chain of events is broken'))).toEqual([]);
  expect(pending).toEqual([]);
});
