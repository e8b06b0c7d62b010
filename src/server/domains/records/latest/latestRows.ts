import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../../../../contract/languages';
import type { LatestScore } from '../../../../contract/schemas/players';
import type { Database } from '../../../platform/database/tables';
import { playerColumns, toPlayer, type PlayerRow } from '../players/playerRows';
import { listedColumns, listedPlaces, toListed, type ListedRow } from '../scores/listedScores';
import type { ScoreCursor } from '../players/playerScoreQuery';

/** Reads the scores of a page, a query of `listedSource`, with their players; the latest first. */
export async function readLatestRows(
  database: Database,
  page: RawBuilder<unknown>,
  language: Language,
): Promise<{ score: LatestScore; position: ScoreCursor }[]> {
  const { rows } = await sql<ListedRow & PlayerRow>`
    with page as (${page})
    select ${listedColumns(language)}, s.player_id, ${playerColumns}
    from page s join players p on p.id = s.player_id
    left join users u on u.id = p.user_id cross join ${listedPlaces} order by s.changed_at desc, s.id desc`.execute(
    database,
  );
  return rows.map((row) => ({
    score: { ...toListed(row, language), '@type': 'LatestScore', player: toPlayer(row) },
    position: { changed: row.changed, id: row.id },
  }));
}
