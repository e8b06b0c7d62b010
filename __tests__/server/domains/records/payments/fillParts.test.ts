import { sql } from 'kysely';
import { fillParts } from '../../../../../src/server/domains/records/payments/fillParts';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { addUnfilledParts } from '../../../../support/records/unfilledParts';

const players = 7;

let opened: TestDatabase;

beforeAll(async () => {
  opened = await createTestDatabase();
  await addUnfilledParts(opened.database, players);
});
afterAll(async () => opened?.close());

const readParts = async () => {
  const { rows } = await sql`
    select u.slug as "group", a.player_count, a.filled_to, count(t.player_id) as standings,
      coalesce(sum(t.chart_points), 0) as points, coalesce(sum(t.place5), 0) as fifth
    from game_parts a left join chart_groups u on u.id = a.group_id left join part_standings t on t.part_id = a.id
    group by a.id, u.id order by u.position nulls last`.execute(opened.database);
  return rows;
};

const none = { playerCount: 0, standings: 0, points: 0, fifth: 0 };
const all = { playerCount: players, standings: players, points: 10 * players, fifth: players };

test('a game that gets a second group gets parts, which are filled in portions, once', async () => {
  const before = await readParts();
  expect(before).toMatchObject([
    { group: expect.stringMatching('chart'), ...none, filledTo: 0 },
    { group: 'more', ...none, filledTo: 0 },
    { group: null, ...none, filledTo: 0 },
  ]);
  await fillParts(opened, { portion: 3 });
  const after = await readParts();
  expect(after).toMatchObject([
    { ...all, filledTo: null },
    { group: 'more', ...none, filledTo: null },
    { group: null, ...all, filledTo: null },
  ]);
  await fillParts(opened, { portion: 3 });
  expect(await readParts()).toEqual(after);
});

test('goes on where it ended, for a part that is new from the beginning', async () => {
  const { database } = opened;
  const filled = await readParts();
  await sql`update game_parts set filled_to = 4 where group_id is not null`.execute(database);
  await sql`update part_standings set chart_points = 0 where player_id > 4`.execute(database);
  await sql`delete from game_parts where group_id is null`.execute(database);
  await sql`select make_game_parts(array(select id from games))`.execute(database);
  await fillParts(opened, { portion: 2 });
  expect(await readParts()).toEqual(filled);
});

test('a part goes with its reason', async () => {
  const { database } = opened;
  await sql`update chart_groups set dlc = false`.execute(database);
  expect(await readParts()).toHaveLength(2);
  await sql`delete from chart_groups where slug = 'more'`.execute(database);
  expect(await readParts()).toEqual([]);
});
