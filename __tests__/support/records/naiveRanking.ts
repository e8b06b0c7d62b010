import { sql } from 'kysely';
import type { Database } from '../../../src/server/platform/database/tables';
import { gamePoints } from '../../../src/server/domains/records/formulas/gamePoints';
import { pointsByRank, tiePoints } from '../../../src/server/domains/records/formulas/chartPoints';

interface Score {
  chart: number;
  game: number;
  group: number;
  player: number;
  key: string;
  ranked: boolean;
  proved: boolean;
  counts: boolean;
  dlc: boolean;
}

const readScores = async (database: Database) => {
  const { rows } = await sql<Score>`
    select s.chart_id as chart, c.game_id as game, u.id as "group", s.player_id as player, encode(s.sort_key, 'hex') as key,
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

const boardsOf = (scores: readonly Score[]) =>
  groupBy(
    scores.filter(({ ranked }) => ranked),
    ({ chart }) => chart,
  );

/** What the scores of a player add up to. */
function sumOf(scores: readonly Score[], boards: ReadonlyMap<number, Score[]>) {
  const sum = { points: 0, places: [0, 0, 0, 0, 0, 0] };
  for (const score of scores) {
    if (!score.ranked || !score.counts) continue;
    const board = boards.get(score.chart) ?? [];
    const { rank, points, alone } = placeOf(score, board);
    sum.points += points;
    if (rank === 1 && alone && board.length > 1) sum.places[0] = (sum.places[0] ?? 0) + 1;
    if (rank <= 5) sum.places[rank] = (sum.places[rank] ?? 0) + 1;
  }
  return { ...sum, scores: scores.length, proved: scores.filter(({ proved }) => proved).length };
}

/** Recomputes the standings of every game from nothing but the scores. */
export async function naiveStandings(database: Database) {
  const scores = await readScores(database);
  const boards = boardsOf(scores);
  const games = [...groupBy(scores, ({ game }) => game)].map(([game, own]) => {
    const players = [...groupBy(own, ({ player }) => player)].map(([player, theirs]) => {
      return { game, player, ...sumOf(theirs, boards) };
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
    select game_id as game, player_id as player, chart_points as points,
      array[place0, place1, place2, place3, place4, place5] as places, score_count as scores,
      proved_count as proved, cup, game_points
    from game_standings order by game_id, player_id`.execute(database);
  return rows;
}

/** Recomputes the standings of the parts of all games that should have parts. */
export async function naiveParts(database: Database) {
  const scores = await readScores(database);
  const boards = boardsOf(scores);
  const groups = await database.selectFrom('chartGroups').selectAll().execute();
  const wanted = groups.flatMap(({ id, gameId, ranked, dlc }) => [
    ...(ranked && groups.some((other) => other.gameId === gameId && other.id !== id)
      ? [{ game: gameId, group: id }]
      : []),
    ...(dlc ? [{ game: gameId, group: null }] : []),
  ]);
  const parts = new Map(wanted.map((part) => [`${part.game} ${part.group}`, part]));
  return [...parts.values()]
    .flatMap(({ game, group }) => {
      const own = scores.filter(
        (score) => score.game === game && (group === null ? !score.dlc : score.group === group),
      );
      const players = groupBy(own, ({ player }) => player);
      return [...players].map(([player, theirs]) => ({
        game,
        group,
        player,
        of: players.size,
        ...sumOf(theirs, boards),
      }));
    })
    .toSorted(
      (one, other) =>
        one.game - other.game || (one.group ?? 0) - (other.group ?? 0) || one.player - other.player,
    );
}

/** The maintained standings of parts in the same form. */
export async function storedParts(database: Database) {
  const { rows } = await sql`
    select a.game_id as game, a.group_id as "group", t.player_id as player, a.player_count as of, t.chart_points as points,
      array[place0, place1, place2, place3, place4, place5] as places, t.score_count as scores, t.proved_count as proved
    from part_standings t join game_parts a on a.id = t.part_id
    where t.score_count > 0 or t.chart_points <> 0 or t.place1 <> 0
    order by a.game_id, coalesce(a.group_id, 0), t.player_id`.execute(database);
  return rows;
}
