import { sql } from 'kysely';
import { keptPlaces, type PlayerBoard } from '../../../../contract/records/rankingBoards';
import type { Database } from '../../../platform/database/tables';
import { columnsOf } from '../playerRankings/rankings';
import type { VerificationReport } from './verificationReport';

interface MarksRow {
  day: string;
  board: PlayerBoard;
  total: number;
  better: number[];
  /** One array for each number that the board compares. */
  counts: number[][];
  leaders: number[];
}

/** How many marks of a board are counted again. */
const recounted = 10;

const countsAt = ({ counts }: MarksRow, index: number): number[] =>
  counts.map((column) => column[index] ?? 0);

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const first = one.findIndex((count, index) => count !== other[index]);
  return first !== -1 && (one[first] ?? 0) > (other[first] ?? 0);
}

/** Whether each mark is as good as the next one or better, and as many players or more are better than the next one. */
function isInOrder(row: MarksRow): boolean {
  const { better, counts, leaders, total } = row;
  return (
    counts.every((column) => column.length === better.length) &&
    better[0] === 0 &&
    (better.at(-1) ?? 0) < total &&
    leaders.length === Math.min(keptPlaces, total) &&
    better.slice(1).every((count, index) => {
      const before = better[index] ?? 0;
      const isWorse = isBetter(countsAt(row, index), countsAt(row, index + 1));
      return isWorse
        ? count > before
        : count === before && !isBetter(countsAt(row, index + 1), countsAt(row, index));
    })
  );
}

/** Counts some marks again from what was kept of the players. */
async function findWrongMarks(snapshot: Database, row: MarksRow): Promise<number[]> {
  const { day, board, better } = row;
  const apart = Math.ceil(better.length / recounted);
  const places = better.map((_, index) => index).filter((index) => index % apart === 0);
  const marks = JSON.stringify(places.map((index) => ({ index, counts: countsAt(row, index) })));
  const numbers = columnsOf({ gameId: undefined, board }, 'a');
  const { rows } = await sql<{ index: number; better: number }>`
    with past as materialized (
      select distinct on (a.player_id) a.score_count, array[${numbers}]::bigint[] as counts from (
        select player_id, day, score_count, chart_points, game_points, place0, place1, place2, place3, place4, place5,
          cup0, cup1, cup2, cup3, proved_count, badge_points, badge_count from player_days
        union all select player_id, day, score_count, chart_points, game_points, place0, place1, place2, place3, place4, place5,
          cup0, cup1, cup2, cup3, proved_count, badge_points, badge_count from player_totals
      ) a where a.day is null or a.day <= ${day}::date order by a.player_id, a.day desc nulls last
    )
    select m.index, (select count(*) from past t where t.score_count > 0
      and t.counts > array(select jsonb_array_elements_text(m.counts)::bigint)) as better
    from jsonb_to_recordset(${marks}::jsonb) m (index int, counts jsonb)`.execute(snapshot);
  return rows.filter((found) => found.better !== better[found.index]).map(({ index }) => index);
}

/** Verifies the order of what was kept of the rankings of each day, and counts some ranks of the newest one again. */
export async function verifyRankingDays(
  snapshot: Database,
  { difference }: Pick<VerificationReport, 'difference'>,
): Promise<void> {
  const { rows: days } = await sql<{ day: string }>`
    select distinct day from ranking_day_marks order by day`.execute(snapshot);
  for (const [position, { day }] of days.entries()) {
    const { rows } = await sql<MarksRow>`
      select day, board, total, better, to_json(counts) as counts, leaders from ranking_day_marks
      where day = ${day}::date order by board`.execute(snapshot);
    for (const row of rows) {
      const name = `rankings of ${day}, ${row.board}`;
      if (!isInOrder(row)) difference(`${name}: not in order`);
      else if (position === days.length - 1)
        for (const index of await findWrongMarks(snapshot, row))
          difference(`${name}: mark ${index + 1} is not that of the players`);
    }
  }
}
