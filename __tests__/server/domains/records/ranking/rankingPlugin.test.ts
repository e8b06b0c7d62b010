import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { payLargeTies } from '../../../../../src/server/domains/records/ranking/payLargeTies';
import { rankNextGame } from '../../../../../src/server/domains/records/ranking/rankNextGame';
import { recountRankings } from '../../../../../src/server/domains/records/ranking/recountRankings';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { DatabaseUnavailable } from '../../../../../src/server/platform/database/databaseErrors';
import { seededRandom } from '../../../../../src/server/sample/covers/seededRandom';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { currentDriver } from '../../../../support/database/testDatabases';
import { naiveStandings, storedStandings } from '../../../../support/records/naiveRanking';
import { rankEverything } from '../../../../support/records/rankEverything';
import { verifyAll } from '../../../../support/records/verifyAll';
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

beforeAll(async () => {
  opened = await createTestDatabase();
  while (charts.length < 6) charts.push(await addChart(opened.database));
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
      platform: null,
      achievedOn: null,
      key: randomUUID(),
      confirmed: ['worse' as const, 'zero' as const],
    }));
    const batch = { userId: members[below(members.length)] ?? 0, scores, at: now };
    while (!(await attempt(async () => postScores(opened.database, batch))));
  }
}

/** Rows whose sums differ from what they are the sums of, in one snapshot. */
const contradictions = sql<{ name: string }>`
  select 'standing ' || game_id || ' ' || player_id as name from (
    select c.game_id, x.player_id, sum(x.points) as points, count(*) filter (where x.medal in (0, 1)) as firsts
    from score_points x join charts c on c.id = x.chart_id group by 1, 2) l
  full join game_standings t using (game_id, player_id)
  where (coalesce(l.points, 0), coalesce(l.firsts, 0)) is distinct from (coalesce(t.chart_points, 0), coalesce(t.place1, 0))
  union all
  select 'total ' || player_id from (
    select player_id, sum(chart_points) as points, sum(game_points) as game_points, sum(score_count) as scores,
      count(*) filter (where cup in (0, 1)) as cups from game_standings group by 1) s
  full join player_totals t using (player_id)
  where (coalesce(s.points, 0), coalesce(s.game_points, 0), coalesce(s.scores, 0), coalesce(s.cups, 0))
    is distinct from (coalesce(t.chart_points, 0), coalesce(t.game_points, 0), coalesce(t.score_count, 0), coalesce(t.cup1, 0))`;

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
        const outcome = await rankNextGame(database, now, { portion, rest: 0, ...small });
        if (typeof outcome === 'object') throw outcome.failed;
        if (random() < 0.1) await payLargeTies(database, now, { largeTie: 4, batch: 3 });
      });
  };
  const found: string[] = [];
  const look = async () => {
    for (let looks = 1; !lifetime.signal.aborted; looks += 1) {
      await attempt(async () => {
        const { rows } = await contradictions.execute(database);
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
      await attempt(async () => recountRankings({ audit, clock, database }));
    }
  };
  const working = [work(), work(), work(), recount(), look()];
  await Promise.all([write(), write(), write()]);
  lifetime.abort();
  await Promise.all(working);
  expect(found).toEqual([]);

  await rankEverything(database, small);
  expect(await verifyAll(database)).toMatchObject({ differences: [], pending: [] });
  const stored = await storedStandings(database);
  expect(stored.length).toBeGreaterThan(20);
  expect(stored).toEqual(await naiveStandings(database));
});
