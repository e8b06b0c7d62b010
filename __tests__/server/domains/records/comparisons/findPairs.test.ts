import { sql } from 'kysely';
import { findPairs } from '../../../../../src/server/domains/records/comparisons/findPairs';
import { readComparison } from '../../../../../src/server/domains/records/comparisons/readComparison';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { explainQueries } from '../../../../support/database/explainQueries';
import { addMember } from '../../../../support/server/addChart';
import { addChartsOfGame } from '../../../../support/server/addChartsOfGame';

const sizes = { few: 20, many: 4000 };

let opened: TestDatabase;
let [few, some, many]: number[] = [];

const player = async () => {
  const userId = await addMember(opened.database);
  const { id } = await opened.database
    .insertInto('players')
    .values({ userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** A score of a player on each of the first charts of the game, all the same. */
const fill = async (playerId: number, gameId: number, count: number) =>
  sql`
    insert into scores (chart_id, player_id, amounts, sort_key, posted_at, changed_at)
    select c.id, ${playerId}, '{7}', '\\x80', timestamptz '2026-05-01', timestamptz '2026-05-01' + c.id * interval '1 second'
    from charts c where c.game_id = ${gameId} order by c.id limit ${count}`.execute(
    opened.unlimited,
  );

beforeAll(async () => {
  opened = await createTestDatabase();
  const { gameId, groups } = await addChartsOfGame(opened.database, [1]);
  await sql`insert into charts (game_id, group_id, slug, position, status)
    select ${gameId}, ${groups[0]}, 'many-' || n, n + 1, 'open' from generate_series(1, ${sizes.many}) n`.execute(
    opened.unlimited,
  );
  [few, some, many] = [await player(), await player(), await player()];
  await fill(few ?? 0, gameId, sizes.few);
  await fill(some ?? 0, gameId, 2 * sizes.few);
  await fill(many ?? 0, gameId, sizes.many);
  await sql`vacuum analyze`.execute(opened.unlimited);
});
afterAll(async () => opened?.close());

const explain = async (playerId = 0, otherId = 0) =>
  explainQueries(opened.database, async (database) =>
    findPairs(database, { playerId, otherId }, 5000),
  );

test('the cost follows from the scores of the player with fewer of them, whoever is first', async () => {
  const small = await explain(few, some);
  const large = await explain(few, many);
  expect(large.buffers).toBeLessThanOrEqual(1.5 * small.buffers + 60);
  expect((await explain(many, few)).buffers).toBeLessThanOrEqual(1.5 * small.buffers + 60);
  expect(large.buffers).toBeLessThanOrEqual(10 * sizes.few + 120);
});

test('reads no more than so many scores, the latest ones', async () => {
  const found = await findPairs(
    opened.database,
    { playerId: many ?? 0, otherId: some ?? 0 },
    2 * sizes.few,
  );
  expect(found).toMatchObject({ latestOf: some });
  expect(found.pairs).toHaveLength(2 * sizes.few);
  const { buffers } = await explainQueries(opened.database, async (database) =>
    findPairs(database, { playerId: many ?? 0, otherId: some ?? 0 }, 10),
  );
  expect(buffers).toBeLessThanOrEqual(10 * 10 + 120);
});

test('a page costs hardly more than its rows, however many charts are shared', async () => {
  const read = async (otherId = 0) =>
    explainQueries(opened.database, async (database) =>
      readComparison(database, {
        playerId: some ?? 0,
        otherId,
        language: 'en',
        query: { size: 20, after: undefined, game: undefined, result: undefined },
      }),
    );
  const [small, large] = [await read(few), await read(many)];
  expect(large.buffers).toBeLessThanOrEqual(2 * small.buffers + 100);
});
