import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { Chart, OwnRankedScore } from '../../../../contract/schemas/charts';
import type { Database } from '../../../platform/database/tables';
import { placeOf, toPlace, type CountedPlace } from '../places/livePlaces';
import { shownColumns, valuesOf, toRankedScore, type ShownScore } from './rankedScores';

interface OwnRow extends ShownScore, CountedPlace {
  nextAmounts: number[] | null;
}

interface Request {
  chart: Chart;
  userId: number;
  language: Language;
}

/** The score of a user at its place on the board of everyone, with the next better one; null without a ranked score. */
export async function findOwnScore(
  database: Database,
  { chart, userId, language }: Request,
): Promise<OwnRankedScore | null> {
  const { rows } = await sql<OwnRow>`
    select ${shownColumns(language)}, place.*,
      (select w.amounts from scores w where w.chart_id = s.chart_id and w.ranked and w.sort_key < s.sort_key
        order by w.sort_key desc, w.changed_at desc, w.id desc limit 1) as next_amounts
    from players p join users u on u.id = p.user_id
    join scores s on s.player_id = p.id and s.chart_id = ${chart.id}::int and s.ranked
    cross join ${placeOf(sql`s.chart_id`, sql`s.sort_key`)} place where p.user_id = ${userId}`.execute(
    database,
  );
  const row = rows[0];
  if (!row) return null;
  const shown = { columns: chart.columns, language };
  return {
    ...toRankedScore(row, { ...shown, place: toPlace(row), of: row.rankedCount }),
    next: row.nextAmounts && valuesOf(row.nextAmounts, shown),
  };
}
