import { sql } from 'kysely';
import { rivalRules } from '../../../../../src/contract/records/rivals';
import {
  compareNearPlayers,
  countRivals,
} from '../../../../../src/server/domains/records/rivals/countRivals';
import { findRivals } from '../../../../../src/server/domains/records/rivals/findRivals';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { explainQueries } from '../../../../support/database/explainQueries';
import { addMember } from '../../../../support/server/addChart';
import { addChartsOfGame } from '../../../../support/server/addChartsOfGame';

const scores = 2000;
const others = 16;
const now = new Date('2026-06-01T10:00:00Z');
const before = new Date('2026-05-31T10:00:00Z');

let opened: TestDatabase;
let me = 0;
let rivals: number[] = [];
let first = 0;

const addPlayer = async () => {
  const { id } = await opened.database
    .insertInto('players')
    .values({ userId: await addMember(opened.database) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Scores on charts from the nth on; the key is an expression of n, the number of the chart. */
const fill = async (playerId: number, from: number, key = String.raw`'\x80'::bytea`) =>
  sql`
    insert into scores (chart_id, player_id, amounts, sort_key, posted_at, changed_at)
    select ${first} + n, ${playerId}::int, '{7}', ${sql.raw(key)}, timestamptz '2026-05-01', timestamptz '2026-05-01' + n * interval '1 second'
    from generate_series(${from}::int, ${scores - 1}) n`.execute(opened.unlimited);

beforeAll(async () => {
  opened = await createTestDatabase();
  const { gameId, groups, charts } = await addChartsOfGame(opened.database, [1]);
  first = charts[0] ?? 0;
  await sql`insert into charts (game_id, group_id, slug, position, status)
    select ${gameId}, ${groups[0]}, 'many-' || n, n + 1, 'open' from generate_series(1, ${scores - 1}) n`.execute(
    opened.unlimited,
  );
  me = await addPlayer();
  await fill(me, 0);
  for (let index = 0; index < others; index += 1) {
    const rival = await addPlayer();
    rivals.push(rival);
    // The first one is ahead on no chart, the last one on most. Half of the charts that all play are too old to be searched.
    await fill(
      rival,
      scores - 2 * rivalRules.latestScores,
      String.raw`case when n % 16 < ${index} then '\x70' else '\x90' end::bytea`,
    );
  }
  await sql`vacuum analyze`.execute(opened.unlimited);
});
afterAll(async () => opened?.close());
afterEach(async () => opened.database.deleteFrom('playerRivals').execute());

const count = async (database = opened.database) =>
  countRivals(database, { playerId: me, before, now });

test('counts all shared charts with the players near the latest scores', async () => {
  await count();
  const { closest, beaten, beatenBy, ...facts } = await findRivals(opened.database, me);
  expect(facts).toMatchObject({ countedAt: now.toISOString(), nbScore: 300, nbCompared: 2000 });
  expect(closest).toHaveLength(rivalRules.listed);
  expect(beaten.map(({ player }) => player.id)).toEqual(rivals.slice(0, rivalRules.listed));
  expect(beaten[0]).toMatchObject({ shared: 600, won: 600, lost: 0, tied: 0 });
  expect(beatenBy[0]).toMatchObject({ player: { id: rivals.at(-1) }, shared: 600 });
  expect(beatenBy.every(({ won, lost }) => lost > won)).toBe(true);
});

test('counting reads a bounded number of rows by the keys of scores, and reading a few', async () => {
  const { latestScores, around, compared } = rivalRules;
  const counting = await explainQueries(opened.database, async (database) =>
    compareNearPlayers(database, me),
  );
  expect(counting.buffers).toBeLessThanOrEqual(
    latestScores * around + 4 * compared * scores + 3000,
  );
  expect(new Set(counting.indexes)).toEqual(
    new Set(['scores_player', 'scores_board', 'scores_chart_id_player_id_key']),
  );
  await count();
  const { buffers } = await explainQueries(opened.database, async (database) =>
    findRivals(database, me),
  );
  expect(buffers).toBeLessThanOrEqual(60);
});

test('does not count again what another request has counted meanwhile', async () => {
  await count();
  await countRivals(opened.database, {
    playerId: me,
    before,
    now: new Date('2026-06-01T10:00:05Z'),
  });
  expect(await findRivals(opened.database, me)).toMatchObject({ countedAt: now.toISOString() });
});
