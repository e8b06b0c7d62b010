import { sql } from 'kysely';
import { countPlayers } from '../../../../../src/server/domains/records/payments/countPlayers';
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

it('looks the scores of players up, instead of reading a chart that is much larger than others', async () => {
  const { database } = opened;
  const large = await addChart(database);
  await addScores(database, { chart: large, count: 8000 });
  for (let small = 0; small < 60; small += 1)
    await addScores(database, { chart: await addChart(database), count: 3 });
  await rankEverything(database);
  await sql`analyze`.execute(database);
  const { rows } = await sql<{ gameId: number; playerId: number }>`
    select t.game_id, t.player_id from game_standings t join charts c on c.game_id = t.game_id
    where c.id = ${large} order by t.player_id limit 100`.execute(database);
  const gameId = rows[0]?.gameId ?? 0;
  const players = rows.map(({ playerId }) => playerId);
  expect(players).toHaveLength(100);
  const { scans } = await explainQueries(database, async (measured) =>
    countPlayers(measured, gameId, { players, deltas: new Map() }),
  );
  const rowsOfScores = scans.reduce(
    (sum, { table, rows: count }) => sum + (table === 'scores' ? count : 0),
    0,
  );
  expect(rowsOfScores).toBe(players.length);
});
