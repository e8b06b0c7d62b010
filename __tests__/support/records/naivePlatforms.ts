import { sql } from 'kysely';
import type { Database } from '../../../src/server/platform/database/tables';
import { pointsByRank, tiePoints } from '../../../src/server/domains/records/formulas/chartPoints';

interface Score {
  chart: number;
  platform: number;
  player: number;
  key: string;
  proved: boolean;
  counts: boolean;
}

interface Standing {
  platform: number;
  player: number;
  points: number;
  places: number[];
  scores: number;
  proved: number;
}

/** Recomputes the standings of all platforms from nothing but the scores. */
export async function naivePlatforms(database: Database): Promise<Standing[]> {
  const { rows } = await sql<Score>`
    select s.chart_id as chart, s.platform_id as platform, s.player_id as player, encode(s.sort_key, 'hex') as key,
      s.state = 'proved' as proved, u.ranked and g.ranked as counts
    from scores s join charts c on c.id = s.chart_id join chart_groups u on u.id = c.group_id join games g on g.id = c.game_id
    where s.ranked and s.platform_id is not null and c.status <> 'retired'`.execute(database);
  const standings = new Map<string, Standing>();
  for (const score of rows) {
    const { platform, player } = score;
    const name = `${platform} ${player}`;
    const none = { platform, player, points: 0, places: [0, 0, 0, 0, 0, 0], scores: 0, proved: 0 };
    const standing = standings.get(name) ?? none;
    standings.set(name, standing);
    standing.scores += 1;
    if (score.proved) standing.proved += 1;
    if (!score.counts) continue;
    const board = rows.filter((row) => row.chart === score.chart && row.platform === platform);
    const rank = board.filter(({ key }) => key < score.key).length + 1;
    const tied = board.filter(({ key }) => key === score.key).length;
    standing.points += tiePoints(pointsByRank(board.length), rank, tied);
    const { places } = standing;
    if (rank === 1 && tied === 1 && board.length > 1) places[0] = (places[0] ?? 0) + 1;
    if (rank <= 5) places[rank] = (places[rank] ?? 0) + 1;
  }
  return [...standings.values()].toSorted(
    (one, other) => one.platform - other.platform || one.player - other.player,
  );
}

/** The standings as they are stored. */
export async function storedPlatforms(database: Database): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select platform_id as platform, player_id as player, chart_points as points,
      array[place0, place1, place2, place3, place4, place5]::bigint[] as places, score_count as scores, proved_count as proved
    from platform_standings order by platform_id, player_id`.execute(database);
  return rows;
}
