import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { yearRules } from '../../../../contract/records/playerYears';
import type { PlayerScore } from '../../../../contract/schemas/players';
import type { Database } from '../../../platform/database/tables';
import { toScore } from '../players/findPlayerScores';
import {
  isListed,
  listedColumns,
  listedPlaces,
  listedSource,
  type ListedRow,
} from '../scores/listedScores';
import type { YearSpan } from './yearSpan';

/** Some of the scores for which most was paid may not be listed any more. */
const candidates = 5;

/**
 * Of the scores that a player posted last in a year, the one for which most was paid: the best place among the most players. Those that
 * were improved after the year are of a later one.
 */
export async function findYearBest(
  snapshot: Database,
  { playerId, language, span }: { playerId: number; language: Language; span: YearSpan },
): Promise<PlayerScore | null> {
  const startOf = (day: string) => sql`${day}::date::timestamp at time zone 'UTC'`;
  const { rows } = await sql<ListedRow>`
    with posted as materialized (
      select id, chart_id from scores where player_id = ${playerId} and changed_at >= ${startOf(span.first)}
        and changed_at < ${startOf(span.behind)} order by changed_at desc, id desc limit ${yearRules.compared}
    ), paid as materialized (
      select o.id, x.points from posted o join score_points x on x.chart_id = o.chart_id and x.player_id = ${playerId}
      where x.points > 0 order by x.points desc, o.id limit ${candidates}
    ), listed as (
      select ${listedSource} from paid o join scores s on s.id = o.id
      join charts c on c.id = s.chart_id join games g on g.id = c.game_id where s.ranked and ${isListed}
      order by o.points desc, s.id limit 1
    )
    select ${listedColumns(language)} from listed s cross join ${listedPlaces}`.execute(snapshot);
  return rows[0] ? toScore(rows[0], language) : null;
}
