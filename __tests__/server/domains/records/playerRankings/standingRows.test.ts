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
  await sql`insert into players (id, country) overriding system value
    select id, (array['FR', 'JP', 'BR', 'US', 'IT'])[1 + id % 5] from generate_series(1, ${players}::int) id`.execute(
    database,
  );
  await fillStandings(database, { players, part: 1 });
  await sql`update player_totals set proved_count = case when player_id <= ${equals} then 9 else player_id % 2 end,
    game_points = (${players}::int - player_id) / 20`.execute(database);
  // Almost all have no medals. The planner takes any number of each kind for independent of those of others, so it expects few equals.
  await sql`update player_totals set place0 = n % 7, place1 = n % 11, place2 = n % 13, place3 = n % 17, place4 = n % 19, place5 = n % 23
    from (select id, case when id % 50 = 0 then id / 50 else 0 end as n from players) p where id = player_id`.execute(
    database,
  );
  // So players stand in the table in the order of their game points, which makes the index of all countries look cheap.
  await sql`vacuum full player_totals`.execute(unlimited);
  // On a site in use the index of countries is a level deeper, so a search in it seems to cost more.
  for (const step of [1, -1])
    await sql`update player_totals set place5 = place5 + ${sql.lit(step)}`.execute(unlimited);
  await sql`reindex index player_totals_medals`.execute(unlimited);
  await sql`vacuum analyze`.execute(unlimited);
  await markRankings(opened);
});
afterAll(async () => opened?.close());

const usual = { size: 50, after: undefined, before: undefined, withOwn: false } as const;

async function explain(
  request: { board: 'proofs' | 'game-points' | 'medals'; country?: string },
  page: object,
) {
  return explainQueries(opened.database, async (database) =>
    readPlayerBoard(database, { ...request, page: { ...usual, ...page }, userId: undefined }),
  );
}

test('a page around one of few equals does not read all players in search of others', async () => {
  const { rowsRead } = await explain({ board: 'proofs' }, { player: 1 });
  expect(rowsRead).toBeLessThan(4000);
});

test.each<[string, object]>([
  ['first', {}],
  ['around a player', { player: 10_001 }],
  ['from a place', { rank: 2500 }],
  ['before another', { before: { counts: [500], id: 10_001 } }],
  ['after another', { after: { counts: [500], id: 10_001 } }],
])('the page of a country %s is read from the index of countries', async (_name, page) => {
  const { indexes, rowsRead } = await explain({ board: 'game-points', country: 'FR' }, page);
  expect(indexes).toContain('player_totals_country_game_points');
  expect(indexes).not.toContain('player_totals_game_points');
  expect(rowsRead).toBeLessThan(6000);
});

const none = [0, 0, 0, 0, 0, 0];

test.each<[string, object]>([
  ['around a player', { player: 10_001 }],
  ['from a place', { rank: 2500 }],
  ['before another', { before: { counts: none, id: 10_001 } }],
  ['after another', { after: { counts: none, id: 10_001 } }],
])(
  'the page of a country %s in a large tie is read from the index of countries',
  async (_name, page) => {
    const { indexes, rowsRead } = await explain({ board: 'medals', country: 'FR' }, page);
    expect(indexes).toContain('player_totals_country_medals');
    expect(indexes).not.toContain('player_totals_medals');
    expect(rowsRead).toBeLessThan(6000);
  },
);
