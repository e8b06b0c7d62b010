import { sql } from 'kysely';
import { playerBoards, type PlayerBoard } from '../../../../../src/contract/records/rankingBoards';
import { explainRank } from '../../../../../src/server/domains/records/playerRankings/explainRank';
import { markRankings } from '../../../../../src/server/domains/records/playerRankings/markRankings';
import { comparedColumns } from '../../../../../src/server/domains/records/playerRankings/rankings';
import { readExplanation } from '../../../../../src/server/domains/records/playerRankings/readExplanation';
import {
  createTestDatabase,
  type TestDatabase,
} from '../../../../support/database/createTestDatabase';
import { explainQueries } from '../../../../support/database/explainQueries';

const players = 8000;
const games = 30;

let opened: TestDatabase;

/** Three in four players have no points; the others have some, in no order and often the same. Few have medals. */
beforeAll(async () => {
  opened = await createTestDatabase();
  const { database, unlimited } = opened;
  await sql`insert into players (id) overriding system value select generate_series(1, ${players}::int)`.execute(
    database,
  );
  await sql`insert into games (slug, status) select 'game-' || n, 'active' from generate_series(1, ${games}::int) n`.execute(
    database,
  );
  await sql`
    insert into player_totals (player_id, chart_points, game_points, place0, place1, place2, place3, cup0, cup1, cup2, cup3,
      score_count, proved_count, badge_points, badge_count)
    select p.id, v.points, v.points, v.points % 97 / 90, v.points % 97 / 60, v.points % 5, v.points % 3, v.points % 97 / 90,
      v.points % 97 / 60, v.points % 5, v.points % 3, 1, v.points % 50,
      v.points % 97 / 90 * 125, v.points % 97 / 90
    from players p, lateral (
      select greatest(0, p.id * 7919 % ${players}::int / 3 * 4 - ${players}::int) as points) v`.execute(
    database,
  );
  await sql`
    insert into game_standings (game_id, player_id, chart_points, game_points, place1, cup, score_count, proved_count)
    select g.id, p.id, g.id, g.id, 1, 1, 1, 1 from players p, games g where p.id % 400 = 0`.execute(
    database,
  );
  await sql`vacuum analyze`.execute(unlimited);
});
afterAll(async () => opened?.close());

const explain = async (board: PlayerBoard, playerId: number) =>
  explainRank(opened.database, { gameId: undefined, board }, playerId);

interface Ranked {
  playerId: number;
  counts: number[];
}

/** All players, the best first. */
async function readAll(board: PlayerBoard): Promise<Ranked[]> {
  const { rows } = await sql<Ranked>`
    select player_id, array[${sql.join(comparedColumns[board].map((column) => sql.ref(column)))}]::bigint[] as counts
    from player_totals order by counts desc, player_id`.execute(opened.database);
  return rows;
}

const compare = (one: readonly number[], other: readonly number[]) => {
  const index = one.findIndex((count, at) => count !== other[at]);
  return (one[index] ?? 0) - (other[index] ?? 0);
};

/** The same, counted one by one. */
function explainNaively(all: readonly Ranked[], { counts }: Ranked, added: readonly number[][]) {
  const rankOf = (wanted: readonly number[]) =>
    all.filter((other) => compare(other.counts, wanted) > 0).length + 1;
  const next = all.findLast((other) => compare(other.counts, counts) > 0);
  return {
    rank: rankOf(counts),
    of: players,
    tied: Math.min(101, all.filter((other) => compare(other.counts, counts) === 0).length),
    next: next ? rankOf(next.counts) : null,
    steps: added.map((columns) =>
      rankOf(counts.map((count, index) => count + (columns.includes(index) ? 1 : 0))),
    ),
  };
}

const two = [[0, 1], [1]];
const steps = {
  points: [],
  'game-points': [],
  medals: two,
  cups: two,
  proofs: [[0]],
  badges: [],
};

async function expectTrue(board: PlayerBoard) {
  const all = await readAll(board);
  for (const position of [0, 1, 700, 1990, 3100, 6000, players - 1]) {
    const one = all[position] ?? { playerId: 0, counts: [] };
    const found = await explain(board, one.playerId);
    expect(
      found && {
        rank: found.rank,
        of: found.of,
        tied: found.tied,
        next: found.next?.rank ?? null,
        steps: found.steps.map(({ rank }) => rank),
      },
    ).toEqual(explainNaively(all, one, steps[board]));
  }
}

describe('before a ranking has marks', () => {
  test.each(playerBoards)('the rank by %s and what changes it are counted', expectTrue);
});

describe('with marks', () => {
  beforeAll(async () => markRankings(opened));

  test.each(playerBoards)('the rank by %s and what changes it are the same', expectTrue);

  test.each(playerBoards)('the explanation of %s reads few blocks', async (board) => {
    const all = await readAll(board);
    for (const position of [20, 1990, 3100, 6000, players - 1]) {
      const playerId = all[position]?.playerId ?? 0;
      const { buffers } = await explainQueries(opened.database, async (database) =>
        readExplanation(database, { playerId, board, language: 'en' }),
      );
      expect(buffers).toBeLessThanOrEqual(120);
    }
  });

  test('the games of a player cost a few blocks each', async () => {
    const { buffers } = await explainQueries(opened.database, async (database) =>
      readExplanation(database, { playerId: 400, board: 'points', language: 'en' }),
    );
    expect(buffers).toBeLessThanOrEqual(120 + 4 * games);
  });
});
