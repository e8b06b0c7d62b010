import { sql } from 'kysely';
import type { Database } from '../../../platform/database/tables';
import { countPlaces, type Place } from './countPlaces';

/** What the scores of a player in a game, or a part of it, add up to; the names are those of the stored columns. */
export interface Standing {
  playerId: number;
  chartPoints: number;
  /** Numbers of places by medal, from 0 to 5. */
  places: number[];
  scoreCount: number;
  provedCount: number;
  disabledCount: number;
  lastScoreAt: string;
}

interface ScoreRow {
  playerId: number;
  key: string;
  ranked: boolean;
  proved: boolean;
  disabled: boolean;
  changedAt: string;
}

export interface ChartRow {
  id: number;
  groupId: number;
  /** Of its group. */
  ranked: boolean;
  dlc: boolean;
}

const batchSize = 1000;

export async function findCharts(snapshot: Database, gameId: number): Promise<ChartRow[]> {
  const { rows } = await sql<ChartRow>`
    select c.id, u.id as group_id, u.ranked, u.dlc from charts c join chart_groups u on u.id = c.group_id
    where c.game_id = ${gameId} and c.status <> 'retired' order by c.id`.execute(snapshot);
  return rows;
}

async function* readScores(snapshot: Database, chartId: number): AsyncGenerator<ScoreRow> {
  for (let after = 0; ;) {
    const { rows } = await sql<ScoreRow>`
      select player_id, encode(sort_key, 'hex') as key, ranked, state = 'proved' as proved, state = 'unproved' as disabled,
        changed_at
      from scores where chart_id = ${chartId} and state <> 'withdrawn' and player_id > ${after}
      order by player_id limit ${batchSize}`.execute(snapshot);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.playerId;
  }
}

function addPlace(standing: Standing, { rank, points, medal }: Place): void {
  standing.chartPoints += points;
  // A first place that is shared counts as a first one, and so does one alone.
  if (medal === 0) standing.places[0] = (standing.places[0] ?? 0) + 1;
  if (rank <= 5) standing.places[rank] = (standing.places[rank] ?? 0) + 1;
}

/** The sums of all players of a game, from the scores of one chart after the other. */
export async function countStandings(
  snapshot: Database,
  charts: readonly ChartRow[],
): Promise<Standing[]> {
  const standings = new Map<number, Standing>();
  for (const chart of charts) {
    const places = await countPlaces(snapshot, chart.id);
    for await (const { playerId, key, ranked, proved, disabled, changedAt } of readScores(
      snapshot,
      chart.id,
    )) {
      const standing = standings.get(playerId) ?? {
        playerId,
        chartPoints: 0,
        places: [0, 0, 0, 0, 0, 0],
        scoreCount: 0,
        provedCount: 0,
        disabledCount: 0,
        lastScoreAt: changedAt,
      };
      standings.set(playerId, standing);
      standing.scoreCount += 1;
      if (proved) standing.provedCount += 1;
      if (disabled) standing.disabledCount += 1;
      if (changedAt > standing.lastScoreAt) standing.lastScoreAt = changedAt;
      const place = ranked ? places.get(key) : undefined;
      if (place && chart.ranked) addPlace(standing, place);
    }
  }
  return [...standings.values()];
}

/** With the medals as columns, as they are stored. */
export function toColumns<Counted extends { places: number[] }>({ places, ...standing }: Counted) {
  const [place0 = 0, place1 = 0, place2 = 0, place3 = 0, place4 = 0, place5 = 0] = places;
  return { ...standing, place0, place1, place2, place3, place4, place5 };
}
