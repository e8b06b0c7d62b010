import { sql } from 'kysely';
import type { Database } from '../../../src/server/platform/database/tables';
import { gamePoints } from '../../../src/server/domains/records/formulas/gamePoints';
import { pointsByRank, tiePoints } from '../../../src/server/domains/records/formulas/chartPoints';

interface Score {
  chart: number;
  game: number;
  player: number;
  key: string;
  ranked: boolean;
  proved: boolean;
  counts: boolean;
  dlc: boolean;
}

const readScores = async (database: Database) => {
  const { rows } = await sql<Score>`
    select s.chart_id as chart, c.game_id as game, s.player_id as player, encode(s.sort_key, 'hex') as key,
      s.ranked, s.state = 'proved' as proved, u.ranked as counts, u.dlc
    from scores s join charts c on c.id = s.chart_id join chart_groups u on u.id = c.group_id
    where s.state <> 'withdrawn' and c.status <> 'retired'`.execute(database);
  return rows;
};

const groupBy = <Item>(items: readonly Item[], key: (item: Item) => number) =>
  items.reduce((groups, item) => {
    const name = key(item);
    return groups.set(name, [...(groups.get(name) ?? []), item]);
  }, new Map<number, Item[]>());

/** The rank by counting who is better, with nothing maintained. */
function placeOf(score: Score, board: readonly Score[]) {
  const rank = board.filter(({ key }) => key < score.key).length + 1;
  const tied = board.filter(({ key }) => key === score.key).length;
  return { rank, points: tiePoints(pointsByRank(board.length), rank, tied), alone: tied === 1 };
}

/** Recomputes the standings of every game from nothing but the scores. */
export async function naiveStandings(database: Database) {
  const scores = await readScores(database);
  const boards = groupBy(
    scores.filter(({ ranked }) => ranked),
    ({ chart }) => chart,
  );
  const games = [...groupBy(scores, ({ game }) => game)].map(([game, own]) => {
    const players = [...groupBy(own, ({ player }) => player)].map(([player, theirs]) => {
      const standing = { game, player, points: 0, base: 0, places: [0, 0, 0, 0, 0, 0] };
      for (const score of theirs) {
        if (!score.ranked || !score.counts) continue;
        const board = boards.get(score.chart) ?? [];
        const { rank, points, alone } = placeOf(score, board);
        standing.points += points;
        if (!score.dlc) standing.base += points;
        if (rank === 1 && alone && board.length > 1)
          standing.places[0] = (standing.places[0] ?? 0) + 1;
        if (rank <= 5) standing.places[rank] = (standing.places[rank] ?? 0) + 1;
      }
      const proved = theirs.filter((score) => score.proved).length;
      return { ...standing, scores: theirs.length, proved };
    });
    return players.map((standing) => {
      const better = players.filter(({ points }) => points > standing.points).length;
      const equal = players.filter(({ points }) => points === standing.points).length;
      const alone = better === 0 && equal === 1 && players.length > 1;
      const cup = standing.points === 0 || better > 2 ? null : alone ? 0 : better + 1;
      return { ...standing, cup, gamePoints: naiveGamePoints(standing.points, players) };
    });
  });
  return games.flat().toSorted((one, other) => one.game - other.game || one.player - other.player);
}

function naiveGamePoints(points: number, players: readonly { points: number }[]): number {
  if (points === 0) return 0;
  const values = [...new Set(players.map((player) => player.points))]
    .filter((value) => value > 0)
    .toSorted((one, other) => other - one);
  const ties = values.map((value) => players.filter((player) => player.points === value).length);
  return gamePoints(players.length, ties)[values.indexOf(points)] ?? NaN;
}

/** The maintained standings in the same form. */
export async function storedStandings(database: Database) {
  const { rows } = await sql`
    select game_id as game, player_id as player, chart_points as points, base_points as base,
      array[place0, place1, place2, place3, place4, place5] as places, score_count as scores,
      proved_count as proved, cup, game_points
    from game_standings order by game_id, player_id`.execute(database);
  return rows;
}
