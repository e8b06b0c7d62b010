import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import { limits } from '../../../../contract/limits';
import type { PlayerScore } from '../../../../contract/schemas/players';
import type { Database } from '../../../platform/database/tables';
import {
  isListed,
  listedColumns,
  listedPlaces,
  listedSource,
  type ListedRow,
} from '../scores/listedScores';
import { toScore } from './findPlayerScores';

/** Of a player with more places among the first five of charts, only so many are compared, first places first. */
const mostCompared = 1000;

/** The scores of a player among the first five of their charts that were paid the most points, with the places of this moment. */
export async function findBestScores(
  database: Database,
  { playerId, language }: { playerId: number; language: Language },
): Promise<PlayerScore[]> {
  // Some may not be listed any more.
  const candidates = 2 * limits.bestScores;
  const { rows } = await sql<ListedRow>`
    with paid as materialized (
      select chart_id, points from score_points where player_id = ${playerId} and medal is not null
      order by medal limit ${mostCompared}
    ), best as materialized (
      select * from paid order by points desc, chart_id limit ${candidates}
    ), listed as (
      select ${listedSource} from best b join scores s on s.chart_id = b.chart_id and s.player_id = ${playerId}
      join charts c on c.id = s.chart_id join games g on g.id = c.game_id where s.ranked and ${isListed}
      order by b.points desc, s.id limit ${limits.bestScores}
    )
    select ${listedColumns(language)} from listed s cross join ${listedPlaces}`.execute(database);
  return rows
    .map((row) => toScore(row, language))
    .toSorted((one, other) => other.points - one.points || one.id - other.id);
}
