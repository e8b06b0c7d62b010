import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { currentDriver } from '../../../../support/database/testDatabases';
import { eventually } from '../../../../support/eventually';
import { postOn } from '../../../../support/records/postOn';
import { rankEverything } from '../../../../support/records/rankEverything';
import { addChart, addMember } from '../../../../support/server/addChart';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await createTestDatabase();
});
afterAll(async () => opened?.close());

/** How many games the list says that members play. */
async function gamesOf(users: readonly number[]): Promise<number[]> {
  const listed = opened.database.selectFrom('playerListings').select('gameCount');
  const rows = await listed.where('userId', 'in', users).execute();
  return rows.map(({ gameCount }) => gameCount);
}

async function pointsOf(userId: number): Promise<number> {
  const row = await opened.database
    .selectFrom('playerTotals as t')
    .innerJoin('players as p', 'p.id', 't.playerId')
    .select('t.chartPoints')
    .where('p.userId', '=', userId)
    .executeTakeFirst();
  return row?.chartPoints ?? 0;
}

/** Keeps a row locked, as whoever deletes an account or moves a player does, until the function returned is called. */
async function hold(table: 'users' | 'playerListings', userId: number) {
  // The embedded database has one connection: nothing waits for a lock.
  if (currentDriver() === 'embedded') return async () => undefined;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let holding: Promise<void> | undefined;
  await new Promise<void>((isLocked) => {
    holding = opened.database.transaction().execute(async (transaction) => {
      const row =
        table === 'users'
          ? transaction.selectFrom('users').select('id').where('id', '=', userId)
          : transaction.selectFrom('playerListings').select('userId').where('userId', '=', userId);
      await row.forUpdate().execute();
      isLocked();
      await released;
    });
  });
  return async () => {
    release();
    await holding;
  };
}

test.each(['users', 'playerListings'] as const)(
  'a locked row of %s keeps no ranking from its commit, and is written after it',
  async (table) => {
    const [first, second] = [await addChart(opened.database), await addChart(opened.database)];
    const [one, other] = [await addMember(opened.database), await addMember(opened.database)];
    const at = '2026-05-01T10:00:00Z';
    if (table === 'playerListings') {
      for (const userId of [one, other])
        await postOn(opened.database, { userId, chart: first, amount: 5, at });
      await rankEverything(opened.database);
    }
    for (const userId of [one, other])
      await postOn(opened.database, { userId, chart: second, amount: 7, at });
    const points = await pointsOf(other);
    const release = await hold(table, one);
    const ranking = rankEverything(opened.database);
    try {
      await eventually(
        async () => pointsOf(other),
        (now) => now > points,
      );
    } finally {
      await release();
    }
    await ranking;
    const games = table === 'playerListings' ? 2 : 1;
    expect(await gamesOf([one, other])).toEqual([games, games]);
  },
);

test('a name and a country that have not followed their player are mended by the next ranking', async () => {
  const { database } = opened;
  const chart = await addChart(database);
  const userId = await addMember(database);
  const listing = async () =>
    database
      .selectFrom('playerListings')
      .select(['name', 'country'])
      .where('userId', '=', userId)
      .executeTakeFirst();
  await postOn(database, { userId, chart, amount: 5, at: '2026-05-01T10:00:00Z' });
  await rankEverything(database);
  const right = await listing();
  const wrong = { name: 'another', country: 'FR' };
  await database.updateTable('playerListings').set(wrong).where('userId', '=', userId).execute();
  await postOn(database, { userId, chart, amount: 6, at: '2026-05-02T10:00:00Z' });
  await rankEverything(database);
  expect(await listing()).toEqual(right);
});
