import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createChartRepository } from '../../../../../src/server/domains/games/chartRepository';
import { readChartBoard } from '../../../../../src/server/domains/records/chartBoards/chartBoard';
import { readScore } from '../../../../../src/server/domains/records/history/readScore';
import { readPlayerScores } from '../../../../../src/server/domains/records/players/findPlayerScores';
import { keepBuckets } from '../../../../../src/server/domains/records/places/keepBuckets';
import { predictScores } from '../../../../../src/server/domains/records/scores/predictScores';
import type { Database } from '../../../../../src/server/platform/database/tables';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { explainQueries, type QueryFacts } from '../../../../support/database/explainQueries';
import { currentDriver } from '../../../../support/database/testDatabases';
import { addScores } from '../../../../support/records/addScores';
import { addChart, addMember } from '../../../../support/server/addChart';
import { addPlatform } from '../../../../support/server/addGame';

/** The embedded database is slower to fill; its plans are the same. */
const sizes = { small: 1000, large: currentDriver() === 'postgres' ? 100_000 : 20_000 };
const at = new Date('2026-05-01T10:00:00Z');
const language = 'en';

interface Filled {
  chart: number;
  count: number;
  platform: number;
  /** The member who has the score in the middle. */
  userId: number;
  scoreId: number;
  playerId: number;
}

let opened: TestDatabase;
let small: Filled;
let large: Filled;

async function fill(count: number): Promise<Filled> {
  const { database } = opened;
  const chart = await addChart(database);
  // Posted in no order; every third value is a tie.
  await addScores(database, { chart, count, value: `n * 7919 % ${count} / 3 * 4` });
  const platform = await addPlatform(database, { en: `Platform ${count}` });
  const ofChart = sql`id in (select player_id from scores where chart_id = ${chart})`;
  // Half of the scores are on the platform and in the country.
  await sql`alter table players disable trigger user`.execute(database);
  await sql`update players set country = 'FR' where ${ofChart} and id % 2 = 0`.execute(database);
  await sql`alter table players enable trigger user`.execute(database);
  await sql`update scores s set country = p.country,
      platform_id = case when s.id % 2 = 0 then ${platform}::int end
    from players p where p.id = s.player_id and s.chart_id = ${chart}`.execute(database);
  const userId = await addMember(database);
  const { rows } = await sql<{ scoreId: number; playerId: number }>`
    update players set user_id = ${userId} where id = (
      select player_id from scores where chart_id = ${chart} and platform_id = ${platform} and country = 'FR'
      order by sort_key, changed_at offset ${Math.floor(count / 8)} limit 1)
    returning id as player_id, (select s.id from scores s where s.chart_id = ${chart} and s.player_id = players.id)
      as score_id`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('The chart has no score in its middle.');
  return { chart, count, platform, userId, ...row };
}

beforeAll(async () => {
  opened = await createTestDatabase();
  small = await fill(sizes.small);
  large = await fill(sizes.large);
  // A board is read without the points of its scores, so nothing is paid.
  for (const { chart } of [small, large]) await keepBuckets(opened.database, chart);
  await sql`vacuum analyze`.execute(opened.unlimited);
});
afterAll(async () => opened?.close());

const pageSize = 50;
const query = {
  size: pageSize,
  after: undefined,
  before: undefined,
  aroundMe: false,
  withOwn: false,
};

type Place = 'first' | 'deep' | 'previous' | 'around' | 'rank' | 'last';

type Narrowed = 'everyone' | 'a platform' | 'a country' | 'both';

async function readBoard(database: Database, filled: Filled, place: Place, board: Narrowed) {
  const chart = await createChartRepository(opened.database).find(filled.chart, language);
  if (!chart) throw new Error('The chart is not public.');
  const { rows } = await sql<{ key: string; changed: number; id: number }>`
    select encode(sort_key, 'hex') as key, (extract(epoch from changed_at) * 1000000)::bigint as changed, id
    from scores where id = ${filled.scoreId}`.execute(opened.database);
  return readChartBoard(database, {
    chart,
    language,
    query: {
      ...query,
      after: place === 'deep' ? rows[0] : undefined,
      before: place === 'previous' ? rows[0] : undefined,
      aroundMe: place === 'around',
      ...(place === 'rank' ? { rank: Math.floor(filled.count / 4) } : {}),
      ...(place === 'last' ? { rank: filled.count + 1 } : {}),
      platform: board === 'a platform' || board === 'both' ? filled.platform : undefined,
      country: board === 'a country' || board === 'both' ? 'FR' : undefined,
    },
    userId: place === 'around' ? filled.userId : undefined,
  });
}

const explain = async (work: (database: Database) => Promise<unknown>) =>
  explainQueries(opened.database, work);

/** The most buffers that a scan of the board’s index read, without the page of the table that each row may be on. */
const indexBuffers = ({ scans }: QueryFacts) =>
  Math.max(
    ...scans
      .filter(({ index }) => index?.startsWith('scores_'))
      .map(({ buffers, rows }) => buffers - rows),
  );

const withoutNames = ({ buffers, scans }: QueryFacts) =>
  scans
    .filter(({ table }) => ['players', 'users', 'platforms'].includes(table))
    .reduce((left, scan) => left - scan.buffers, buffers);

const places: Place[] = ['first', 'deep', 'previous', 'around', 'rank', 'last'];
const boards: Narrowed[] = ['everyone', 'a platform', 'a country'];

test.each(boards.flatMap((board) => places.map((place) => [place, board] as const)))(
  'the %s page of %s of a large chart costs hardly more than that of a small one',
  async (place, board) => {
    const read = async (filled: Filled) =>
      explain(async (database) => readBoard(database, filled, place, board));
    const ofSmall = await read(small);
    const ofLarge = await read(large);
    expect(ofSmall.buffers).toBeGreaterThan(pageSize);
    expect(ofLarge.buffers).toBeLessThanOrEqual(2 * ofSmall.buffers);
    expect(Math.max(withoutNames(ofSmall), withoutNames(ofLarge))).toBeLessThanOrEqual(160);
    // A place is found by the buckets, which are read before the page is.
    const ofPlace = place === 'rank' || place === 'last';
    expect(indexBuffers(ofLarge)).toBeLessThanOrEqual(ofPlace ? 50 : 20);
  },
);

test.each(places)(
  'the %s page of a platform and a country reads no score of another one from the table',
  async (place) => {
    const facts = await explain(async (database) => readBoard(database, large, place, 'both'));
    // Nothing counts these scores before they are read, but the index has all that is counted.
    expect(facts.indexes).toContain('scores_platform_country_board');
    expect(facts.tableRowsRead).toBeLessThan(1000);
    expect(withoutNames(facts)).toBeLessThan(200 + large.count / 100);
  },
);

const row = (chart: number) => ({
  chart,
  amounts: [sizes.large / 2],
  platform: null,
  achievedOn: null,
  key: randomUUID(),
  confirmed: ['worse' as const],
});

test.each<[string, number, (database: Database, filled: Filled) => Promise<unknown>]>([
  [
    'of a score, with the board around it',
    160,
    async (database, { scoreId }) => readScore(database, { id: scoreId, language }),
  ],
  [
    'of the scores of a player',
    100,
    async (database, { playerId }) =>
      readPlayerScores(database, {
        playerId,
        language,
        query: { size: 50, after: undefined, game: undefined },
      }),
  ],
  [
    'in a dry run',
    100,
    async (database, { chart, userId }) =>
      predictScores(database, { userId, scores: [row(chart)], at }),
  ],
])(
  'the rank in the middle of a large chart is counted in few buckets: %s',
  async (...[, most, read]) => {
    const facts = await explain(async (database) => read(database, large));
    // With the names of the chart and the player.
    expect(facts.buffers).toBeLessThanOrEqual(most);
    expect(facts.rowsRead).toBeLessThan(10 * Math.sqrt(sizes.large));
  },
);
