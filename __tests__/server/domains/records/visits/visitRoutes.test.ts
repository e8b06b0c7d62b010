import { sql } from 'kysely';
import { SessionProblem } from '../../../../../src/contract/schemas/problems';
import { VisitChanges } from '../../../../../src/contract/schemas/visits';
import { ownPaths } from '../../../../../src/contract/ownPaths';
import { postScores } from '../../../../../src/server/domains/records/scores/postScores';
import { findChanges } from '../../../../../src/server/domains/records/visits/findChanges';
import { readVisitChanges } from '../../../../../src/server/domains/records/visits/readVisitChanges';
import { explainQueries } from '../../../../support/database/explainQueries';
import { readContract } from '../../../../support/readContract';
import { rankEverything } from '../../../../support/records/rankEverything';
import { scoreToPost } from '../../../../support/records/scoreToPost';
import { addChart, addMember } from '../../../../support/server/addChart';
import { joinAs } from '../../../../support/server/comments';
import { createTestServer, type TestServer } from '../../../../support/server/createTestServer';

type Member = Awaited<ReturnType<typeof joinAs>>;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { rateLimitFactor: 1000 } });
});
afterAll(async () => server?.close());

/** A time of a day, as which the server and the sessions of its members know it. */
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 10, day, hour)).toISOString();

const get = async (headers: Record<string, string>, language = 'en') =>
  server.app.inject({
    url: ownPaths.sinceLastVisit,
    headers: { ...headers, 'accept-language': language },
  });
const look = async ({ headers }: Pick<Member, 'headers'>, language = 'en') =>
  readContract(VisitChanges, (await get(headers, language)).json());

/** Joins, and stays logged in although days pass. */
async function join(
  username?: string,
): Promise<Member & { lookAt: (time: string) => Promise<VisitChanges> }> {
  server.setTime(at(1, 12));
  const member = await joinAs(server, username === undefined ? {} : { username });
  await sql`update sessions set expires_at = '2030-01-01'`.execute(server.database);
  return {
    ...member,
    lookAt: async (time) => {
      server.setTime(time);
      return readVisitChanges(server.database, {
        userId: member.id,
        now: new Date(time),
        language: 'en',
      });
    },
  };
}

async function post(userId: number, charts: Record<number, number>, time: string) {
  await postScores(server.database, {
    userId,
    scores: Object.entries(charts).map(([chart, amount]) =>
      scoreToPost(Number(chart), { amounts: [amount] }),
    ),
    at: new Date(time),
  });
  await rankEverything(server.database, { now: new Date(time) });
}

const scoreOn = async (userId: number, chart: number) => {
  const { rows } = await sql<{ id: number; player: number; game: number }>`
    select s.id, p.id as player, c.game_id as game from scores s join players p on p.id = s.player_id
    join charts c on c.id = s.chart_id where p.user_id = ${userId} and s.chart_id = ${chart}`.execute(
    server.database,
  );
  const [row] = rows;
  if (!row) throw new Error('There is no such score.');
  return row;
};

test('is for members, and nobody keeps it', async () => {
  const refused = await get({});
  expect(refused.statusCode).toBe(401);
  readContract(SessionProblem, refused.json());
  const response = await get((await joinAs(server)).headers);
  expect(response.headers['cache-control']).toBe('private, no-store');
});

test('a first visit of a member without scores has nothing to compare', async () => {
  expect(await look(await joinAs(server))).toEqual({
    '@context': '/api/contexts/VisitChanges',
    '@id': ownPaths.sinceLastVisit,
    '@type': 'VisitChanges',
    since: null,
    places: [],
    changes: [],
  });
});

describe('a member with scores', () => {
  let mine: Awaited<ReturnType<typeof join>>;
  let rival: number;
  let kept: number;
  let lost: number;

  beforeAll(async () => {
    mine = await join('rosa');
    rival = await addMember(server.database);
    [kept, lost] = [await addChart(server.database), await addChart(server.database)];
    await post(rival, { [kept]: 5, [lost]: 5 }, at(2, 10));
    await post(mine.id, { [kept]: 10, [lost]: 10 }, at(2, 11));
  });

  test('sees the same changes within a visit, and those since its end in the next one', async () => {
    const first = await mine.lookAt(at(2, 12));
    expect(first).toMatchObject({ since: null, changes: [] });
    expect(first.places).toMatchObject([
      { board: 'points', gained: null, rankBefore: null, rank: 1 },
      { board: 'game-points', gained: null, rankBefore: null, rank: 1 },
    ]);
    await post(rival, { [lost]: 20 }, at(3, 10));
    // A reload, a second tab and another device are the same visit.
    for (const time of [at(4, 12), at(4, 13), at(4, 18)]) {
      const { since, places, changes } = await mine.lookAt(time);
      expect(since).toBe(at(2, 12));
      expect(places[0]).toMatchObject({ board: 'points', rank: 1, rankBefore: 1 });
      expect(places[0]?.gained).toBeLessThan(0);
      expect(changes).toMatchObject([
        {
          event: 'firstLost',
          count: 1,
          at: at(3, 10),
          chart: { id: lost },
          score: null,
          player: { id: (await scoreOn(rival, lost)).player },
        },
        // The only chart of its game.
        { event: 'badgeLost', count: 1, chart: null, player: null },
      ]);
    }
    const next = await mine.lookAt(at(5, 0));
    expect(next).toMatchObject({ since: at(4, 18), changes: [] });
    expect(next.places.map(({ gained }) => gained)).toEqual([0, 0]);
  });

  test('of two looks at once both have the same start', async () => {
    server.setTime(at(6, 12));
    const looks = await Promise.all([mine.lookAt(at(6, 12)), mine.lookAt(at(6, 12))]);
    expect(looks.map(({ since }) => since)).toEqual([at(5, 0), at(5, 0)]);
    expect((await mine.lookAt(at(6, 13))).since).toBe(at(5, 0));
  });

  test('what was lost and won back is only won', async () => {
    await post(rival, { [kept]: 30 }, at(7, 10));
    await post(mine.id, { [kept]: 40 }, at(7, 11));
    const { changes } = await mine.lookAt(at(8, 12));
    expect(changes.map(({ event }) => event)).toEqual(['firstWon', 'badgeWon']);
    expect(changes[0]).toMatchObject({ chart: { id: kept }, at: at(7, 11), player: null });
  });

  test('sees what was decided about own proofs and requests, and badges, what concerns it most first', async () => {
    const { id, player, game } = await scoreOn(mine.id, kept);
    const other = await scoreOn(rival, kept);
    const proof = sql`insert into proofs (score_id, game_id, player_id, revision, amounts, video, state, sent_at, decided_at)`;
    await sql`${proof} values
      (${id}, ${game}, ${player}, 1, '{40}', 'https://youtu.be/abcdefghijk', 'refused', ${at(8, 1)}, ${at(8, 13)}),
      (${id}, ${game}, ${player}, 1, '{40}', 'https://youtu.be/abcdefghijk', 'accepted', ${at(8, 14)}, ${at(8, 15)}),
      (${other.id}, ${game}, ${other.player}, 1, '{30}', 'https://youtu.be/abcdefghijk', 'accepted', ${at(8, 14)}, ${at(8, 15)})`.execute(
      server.database,
    );
    await sql`insert into proof_requests (score_id, game_id, player_id, revision, amounts, kind, asked_by, grounds, state, asked_at, decided_at)
      values (${other.id}, ${game}, ${other.player}, 1, '{30}', 'member', ${mine.id}, 'other', 'refused', ${at(8, 1)}, ${at(8, 16)}),
        (${id}, ${game}, ${player}, 1, '{30}', 'member', ${rival}, 'other', 'refused', ${at(8, 1)}, ${at(8, 16)})`.execute(
      server.database,
    );
    await sql`insert into player_badges (game_id, player_id, value, won_at, lost_at)
      select game_id, ${player}, 5, ${at(8, 1)}, ${at(8, 17)} from charts where id = ${lost}`.execute(
      server.database,
    );
    const { changes } = await mine.lookAt(at(9, 12));
    expect(changes).toMatchObject([
      { event: 'badgeLost', chart: null, score: null },
      { event: 'proofRefused', count: 1, score: id, chart: { id: kept } },
      { event: 'proofAccepted', count: 1, score: id },
      { event: 'requestRefused', count: 1, score: other.id, player: null },
    ]);
  });

  test('many changes are counted up to a limit, and cost few blocks', async () => {
    const { player } = await scoreOn(mine.id, kept);
    await sql`insert into player_badges (game_id, player_id, value, won_at, lost_at)
      select g.id, ${player}, 5, ${at(9, 13)}, ${at(9, 14)} from games g cross join generate_series(1, 500)`.execute(
      server.database,
    );
    const games = sql`insert into games (slug, status) select 'many-' || n, 'active' from generate_series(1, 200) n returning id`;
    await sql`with many as (${games}) insert into player_badges (game_id, player_id, value, won_at)
      select id, ${player}, 5, ${at(9, 15)} from many`.execute(server.database);
    await sql`vacuum analyze player_badges`.execute(server.database);
    const since = at(9, 12);
    const facts = await explainQueries(server.database, async (database) =>
      findChanges(database, { userId: mine.id, playerId: player, since, language: 'en' }),
    );
    const named = facts.scans.filter(({ table }) => table.endsWith('_translations'));
    const names = named.reduce((sum, { buffers }) => sum + buffers, 0);
    expect(facts.buffers - names).toBeLessThanOrEqual(120);
    const { changes } = await mine.lookAt(at(10, 13));
    expect(changes.find(({ event }) => event === 'badgeWon')).toMatchObject({
      count: 20,
      more: true,
    });
  });
});

test('a member whose account is deleted leaves nothing', async () => {
  const member = await joinAs(server);
  await look(member);
  await sql`delete from sessions where user_id = ${member.id}`.execute(server.database);
  await sql`delete from users where id = ${member.id}`.execute(server.database);
  const { rows } = await sql`select from member_visits where user_id = ${member.id}`.execute(
    server.database,
  );
  expect(rows).toHaveLength(0);
});
