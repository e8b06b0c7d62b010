import { sql } from 'kysely';
import { payGame } from '../../../../../src/server/domains/records/payments/payGame';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { explainQueries } from '../../../../support/database/explainQueries';
import { addChart } from '../../../../support/server/addChart';

const players = 20_000;

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());

/** A game whose players have points that the statistics of the database do not know of yet, as after an import. */
async function addGame(): Promise<number> {
  const { database, unlimited } = opened;
  const { gameId } = await database
    .selectFrom('charts')
    .select('gameId')
    .where('id', '=', await addChart(database))
    .executeTakeFirstOrThrow();
  await sql`
    with added as (
      insert into players (created_at) select now() from generate_series(1, ${players}::int) returning id
    )
    insert into game_standings (game_id, player_id, score_count) select ${gameId}::int, id, 1 from added`.execute(
    database,
  );
  await sql`analyze game_standings`.execute(unlimited);
  await sql`update game_standings set chart_points = player_id * 7919 % ${players}::int where game_id = ${gameId}`.execute(
    database,
  );
  await sql`update games set player_count = ${players} where id = ${gameId}`.execute(database);
  return gameId;
}

test('the players of a game are found by their points, whatever the statistics of the database say', async () => {
  const gameId = await addGame();
  const facts = await explainQueries(opened.database, async (database) =>
    payGame(database, gameId, { deltas: new Map(), largeTie: 2000 }),
  );
  // Some thousand of them have game points.
  expect(facts.rowsRead).toBeLessThan(10_000);
});
