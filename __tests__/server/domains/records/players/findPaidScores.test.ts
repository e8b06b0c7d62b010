import { sql } from 'kysely';
import { readPaidScores } from '../../../../../src/server/domains/records/players/findPaidScores';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { explainQueries } from '../../../../support/database/explainQueries';
import { addChartsOfGame } from '../../../../support/server/addChartsOfGame';

const charts = 40;
const player = 1;

let opened: TestDatabase;
let gameId: number;
let [small, large]: number[] = [];

/** One player has a score on each chart, and 20,000 scores in another game. */
beforeAll(async () => {
  opened = await createTestDatabase();
  const { database, unlimited } = opened;
  const game = await addChartsOfGame(database, [2]);
  gameId = game.gameId;
  [small, large] = game.charts;
  const { gameId: elsewhere, groups } = await addChartsOfGame(database, [1]);
  await sql`insert into charts (game_id, group_id, slug, position, status)
    select ${gameId}::int, ${game.groups[0]}::int, 'here-' || n, n + 2, 'open' from generate_series(1, ${charts - 2}::int) n
    union all select ${elsewhere}::int, ${groups[0]}::int, 'there-' || n, n + 1, 'open' from generate_series(1, 20000) n`.execute(
    unlimited,
  );
  await sql`insert into players (id) overriding system value values (${player})`.execute(unlimited);
  await sql`insert into scores (chart_id, player_id, amounts, sort_key, posted_at, changed_at)
    select c.id, ${player}, '{7}', '\\x80', now(), now() from charts c`.execute(unlimited);
  await sql`insert into score_points (chart_id, player_id, points, medal)
    select c.id, ${player}, case c.id when ${large} then 5000 when ${small} then 200 else c.id % 7 end,
      case c.id when ${large} then 4 when ${small} then 0 end from charts c`.execute(unlimited);
  await sql`vacuum analyze`.execute(unlimited);
});
afterAll(async () => opened?.close());

const read = async (order: 'points' | 'medals', database = opened.database) =>
  readPaidScores(database, {
    playerId: player,
    query: { game: gameId, order, size: 10 },
    language: 'en',
  });

test('by points, the charts for which most was paid are first', async () => {
  const { items, total } = await read('points');
  expect(items).toHaveLength(10);
  expect(items.slice(0, 2).map(({ chart }) => chart.id)).toEqual([large, small]);
  expect(total).toBeLessThan(charts);
});

test('by medals, the best places are first, and others are not listed', async () => {
  const { items, total } = await read('medals');
  expect(items.map(({ chart }) => chart.id)).toEqual([small, large]);
  expect(total).toBe(2);
});

test('the cost follows from the charts of the game, not from the scores of the player', async () => {
  const { buffers, rowsRead } = await explainQueries(opened.database, async (database) =>
    read('points', database),
  );

  expect(buffers).toBeLessThanOrEqual(120 + 5 * charts);
  expect(rowsRead).toBeLessThan(1000);
});
