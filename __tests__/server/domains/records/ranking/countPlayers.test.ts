import { sql } from 'kysely';
import { countPlayers } from '../../../../../src/server/domains/records/ranking/countPlayers';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { explainQueries } from '../../../../support/database/explainQueries';
import { addScores } from '../../../../support/records/addScores';
import { rankEverything } from '../../../../support/records/rankEverything';
import { addChart } from '../../../../support/server/addChart';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());

const gameOf = async (chart: number) => {
  const { gameId } = await opened.database
    .selectFrom('charts')
    .select('gameId')
    .where('id', '=', chart)
    .executeTakeFirstOrThrow();
  return gameId;
};

it('looks the scores of players up, instead of reading a chart that is much larger than others', async () => {
  const { database } = opened;
  const large = await addChart(database);
  await addScores(database, { chart: large, count: 8000 });
  for (let small = 0; small < 60; small += 1)
    await addScores(database, { chart: await addChart(database), count: 3 });
  await rankEverything(database);
  await sql`analyze`.execute(database);
  const gameId = await gameOf(large);
  const { rows } = await sql<{ playerId: number }>`
    select player_id from game_standings where game_id = ${gameId} order by player_id limit 100`.execute(
    database,
  );
  const players = rows.map(({ playerId }) => playerId);
  const { scans } = await explainQueries(database, async (measured) =>
    countPlayers(measured, gameId, { players, deltas: new Map() }),
  );
  const rowsOfScores = scans.reduce(
    (sum, { table, rows: count }) => sum + (table === 'scores' ? count : 0),
    0,
  );
  expect(rowsOfScores).toBe(players.length);
});
