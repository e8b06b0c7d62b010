import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { RankingFailure, RankingWork } from '../../../../contract/schemas/adminOperation';
import type { Database } from '../../../platform/database/tables';
import { readRankingFigures } from '../../../platform/metrics/rankingFigures';
import { namedJson } from '../../games/localizedNames';

/** More have the same cause. */
const shownFailures = 20;

async function findFailures(database: Database, language: Language): Promise<RankingFailure[]> {
  const { rows } = await sql<RankingFailure>`
    with failing as (
      select game_id, null::int as chart_id, failures, error, not_before from game_rankings where failures > 0
      union all
      select c.game_id, f.chart_id, f.failures, f.error, f.not_before
      from chart_failures f join charts c on c.id = f.chart_id
    )
    select failures, coalesce(error, '') as error, not_before as next_attempt_at,
      (select ${namedJson({ table: 'game_translations', key: 'game_id', language })}
        from games x where x.id = f.game_id) as game,
      (select ${namedJson({ table: 'chart_translations', key: 'chart_id', language })}
        from charts x where x.id = f.chart_id) as chart
    from failing f order by failures desc, game_id, chart_id nulls first limit ${shownFailures}`.execute(
    database,
  );
  return rows;
}

/** What the rankings do not contain yet, and what fails. */
export async function readRankingWork(
  database: Database,
  language: Language,
): Promise<RankingWork> {
  const { waiting, since, failing, recounted, games, mended } = await readRankingFigures(database);
  const failures = failing === 0 ? [] : await findFailures(database, language);
  return {
    nbWaiting: waiting,
    waitingSince: since,
    nbFailing: failing,
    failures,
    nbGames: games,
    nbRecounted: recounted,
    nbMended: mended,
  };
}
