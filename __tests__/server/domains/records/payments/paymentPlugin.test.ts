import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { payLargeTies } from '../../../../../src/server/domains/records/payments/payLargeTies';
import { payNextGame } from '../../../../../src/server/domains/records/payments/payNextGame';
import { payNextPlatforms } from '../../../../../src/server/domains/records/platformPayments/payNextPlatforms';
import { mendDaily } from '../../../../../src/server/domains/records/mending/mendDaily';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { DatabaseUnavailable } from '../../../../../src/server/platform/database/databaseErrors';
import { seededRandom } from '../../../../../src/server/sample/covers/seededRandom';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { currentDriver } from '../../../../support/database/testDatabases';
import { naivePlatforms, storedPlatforms } from '../../../../support/records/naivePlatforms';
import { naiveStandings, storedStandings } from '../../../../support/records/naiveRanking';
import { rankEverything } from '../../../../support/records/rankEverything';
import { sumContradictions } from '../../../../support/records/sumContradictions';
import { verifyAll } from '../../../../support/records/verifyAll';
import { addPlatform } from '../../../../support/server/addGame';
import { addChart, addMember } from '../../../../support/server/addChart';

const now = new Date('2027-01-01T00:00:00Z');
const posts = Number(process.env.RANKING_POSTS ?? 45);
const random = seededRandom('workers beside writers');
const below = (count: number) => Math.floor(random() * count);
/** Every way is taken: ties of five are large, and a game takes several rankings. */
const small = { threshold: 5, largeTie: 4 };

let opened: TestDatabase;
const charts: number[] = [];
const members: number[] = [];
const platforms: number[] = [];

beforeAll(async () => {
  opened = await createTestDatabase();
  platforms.push(
    await addPlatform(opened.database, { en: 'One' }),
    await addPlatform(opened.database, { en: 'Two' }),
  );
  while (charts.length < 6)
    charts.push(await addChart(opened.database, { platformIds: platforms }));
  await sql`update charts set game_id = (select min(game_id) from charts) where id % 2 = 0`.execute(
    opened.database,
  );
  while (members.length < 14) members.push(await addMember(opened.database));
});
afterAll(async () => opened?.close());

/** Whether the work was done; a lost connection is none of its faults. */
const attempt = async (work: () => Promise<unknown>): Promise<boolean> =>
  work().then(
    () => true,
    (error: unknown) => {
      if (error instanceof DatabaseUnavailable) return false;
      throw error;
    },
  );

async function write(): Promise<void> {
  for (let count = 0; count < posts / 3; count += 1) {
    const ids = charts.filter(() => random() < 0.4);
    const scores = ids.map((chart) => ({
      chart,
      amounts: [below(5)],
      platform: platforms[below(3)] ?? null,
      achievedOn: null,
      key: randomUUID(),
      confirmed: ['worse' as const, 'zero' as const],
    }));
    const batch = { userId: members[below(members.length)] ?? 0, scores, at: now };
    while (!(await attempt(async () => postScores(opened.database, batch))));
  }
}

test('sums agree at every moment while several workers rank and recount beside writers and connections are lost', async () => {
  const { database } = opened;
  const lifetime = new AbortController();
  const work = async () => {
    while (!lifetime.signal.aborted)
      await attempt(async () => {
        await sql`update game_rankings set not_before = '-infinity', ties_at = '-infinity'
          where game_id in (select game_id from game_rankings for update skip locked)`.execute(
          database,
        );
        const portion = { changes: 7, charts: 2 };
        const outcome = await payNextGame(database, now, { portion, rest: 0, ...small });
        if (typeof outcome === 'object') throw outcome.failed;
        if (random() < 0.1) await payLargeTies(database, now, { largeTie: 4, batch: 3 });
        const paid = await payNextPlatforms(database, { portion: 5, paidLimit: 4, pause: 0 });
        if (typeof paid === 'object') throw paid.failed;
      });
  };
  const found: string[] = [];
  const look = async () => {
    for (let looks = 1; !lifetime.signal.aborted; looks += 1) {
      await attempt(async () => {
        const { rows } = await sumContradictions.execute(database);
        found.push(...rows.map(({ name }) => name));
      });
      if (looks % 20 === 0 && currentDriver() === 'postgres') await opened.breakConnections();
    }
  };
  // Nothing is wrong, so nothing may be found.
  const audit = async (_source: unknown, { details }: { details?: object }) =>
    void found.push(`mended ${JSON.stringify(details)}`);
  const recount = async () => {
    for (let day = 0; !lifetime.signal.aborted; day += 1) {
      const clock = () => new Date(now.getTime() + day);
      await attempt(async () => mendDaily({ audit, clock, database, patient: opened.patient }));
    }
  };
  const working = [work(), work(), work(), recount(), look()];
  await Promise.all([write(), write(), write()]);
  lifetime.abort();
  await Promise.all(working);
  expect(found).toEqual([]);

  // The last connections that were broken may not be known as such yet.
  while (!(await attempt(async () => rankEverything(database, small))));
  expect(await verifyAll(database)).toMatchObject({ differences: [], pending: [] });
  const stored = await storedStandings(database);
  expect(stored.length).toBeGreaterThan(20);
  expect(stored).toEqual(await naiveStandings(database));
  const onPlatforms = await storedPlatforms(database);
  expect(onPlatforms.length).toBeGreaterThan(10);
  expect(onPlatforms).toEqual(await naivePlatforms(database));
});
