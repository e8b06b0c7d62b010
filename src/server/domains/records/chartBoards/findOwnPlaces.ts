import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { ScoreState } from '../../../../contract/records/scoreStates';
import type { ChartSummary, OwnPlace } from '../../../../contract/schemas/charts';
import type { Database } from '../../../platform/database/tables';
import { placeOf, toPlace, type CountedPlace } from '../places/livePlaces';
import { valuesOf } from './rankedScores';

interface OwnRow extends CountedPlace {
  id: number;
  chartId: number;
  amounts: number[];
  state: ScoreState;
  ranked: boolean;
}

interface Request {
  charts: readonly ChartSummary[];
  userId: number;
  language: Language;
}

/** The scores of a user on charts, with their places, by chart id. Each is looked up by its chart: the user may have very many others. */
export async function findOwnPlaces(
  database: Database,
  { charts, userId, language }: Request,
): Promise<Map<number, OwnPlace>> {
  const { rows } = await sql<OwnRow>`
    select s.id, s.chart_id, s.amounts, s.state, s.ranked, place.*
    from players p cross join unnest(${sql.val(charts.map(({ id }) => id))}::int[]) c (id)
    cross join lateral (
      select s.* from scores s where s.chart_id = c.id and s.player_id = p.id and s.state <> 'withdrawn' limit 1
    ) s
    cross join ${placeOf(sql`s.chart_id`, sql`s.sort_key`)} place where p.user_id = ${userId}`.execute(
    database,
  );
  const columnsOf = new Map(charts.map(({ id, columns }) => [id, columns]));
  return new Map(
    rows.map((row) => [
      row.chartId,
      {
        id: row.id,
        rank: row.ranked ? toPlace(row).rank : null,
        of: row.rankedCount,
        values: valuesOf(row.amounts, { columns: columnsOf.get(row.chartId) ?? [], language }),
        state: row.state,
      },
    ]),
  );
}

/** On how many charts of a game a user has a score, and on how many of them nobody is better. */
export async function countOwnPlaces(
  database: Database,
  { gameId, userId }: { gameId: number; userId: number },
): Promise<{ played: number; firsts: number }> {
  const { rows } = await sql<{ played: number; firsts: number }>`
    select count(*) as played, count(*) filter (where s.ranked and not exists (
      select from scores w where w.chart_id = s.chart_id and w.ranked and w.sort_key < s.sort_key)) as firsts
    from players p cross join charts c
    cross join lateral (
      select s.* from scores s where s.chart_id = c.id and s.player_id = p.id and s.state <> 'withdrawn' limit 1
    ) s
    where p.user_id = ${userId} and c.game_id = ${gameId} and c.status <> 'retired'`.execute(
    database,
  );
  return rows[0] ?? { played: 0, firsts: 0 };
}
