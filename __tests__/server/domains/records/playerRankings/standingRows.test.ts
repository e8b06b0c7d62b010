import { sql } from 'kysely';
import { readPlayerBoard } from '../../../../../src/server/domains/records/playerRankings/findStandings';
import { markRankings } from '../../../../../src/server/domains/records/playerRankings/markRankings';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { explainQueries } from '../../../../support/database/explainQueries';
import { fillStandings } from '../../../../support/records/fillStandings';

const players = 20_000;
/** So many share the first place; two ties of all others follow. */
const equals = 5;

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
  const { database, unlimited } = opened;
  await sql`insert into players (id) overriding system value select generate_series(1, ${players}::int)`.execute(
    database,
  );
  await fillStandings(database, { players, part: 1 });
  await sql`update player_totals set proved_count = case when player_id <= ${equals} then 9 else player_id % 2 end`.execute(
    database,
  );
  await sql`vacuum analyze`.execute(unlimited);
  await markRankings(opened);
});
afterAll(async () => opened?.close());

test('a page around one of few equals does not read all players in search of others', async () => {
  const page = { size: 50, after: undefined, before: undefined, withOwn: false, player: 1 };
  const request = { board: 'proofs', page, userId: undefined } as const;
  const { rowsRead } = await explainQueries(opened.database, async (database) =>
    readPlayerBoard(database, request),
  );
  expect(rowsRead).toBeLessThan(4000);
});
