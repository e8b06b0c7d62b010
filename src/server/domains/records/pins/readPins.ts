import { sql } from 'kysely';
import type { Language } from '../../../../contract/languages';
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

/** The pinned scores s of a player that readers see, with the charts c, the games g and the pins n. */
const pinned = (playerId: number) => sql`
  players p join pinned_scores n on n.user_id = p.user_id
  join scores s on s.id = n.score_id and s.player_id = p.id
  join charts c on c.id = s.chart_id join games g on g.id = c.game_id
  where p.id = ${playerId} and ${isListed}`;

/** Their ids, in the order of the member. */
export async function findPins(database: Database, playerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from ${pinned(playerId)} order by n.position`.execute(database);
  return rows.map(({ id }) => id);
}

/** The scores that a player shows first, with the places of this moment. */
export async function readPinnedScores(
  database: Database,
  { playerId, language }: { playerId: number; language: Language },
): Promise<PlayerScore[]> {
  const { rows } = await sql<ListedRow>`
    with listed as (select ${listedSource}, n.position as pin from ${pinned(playerId)})
    select ${listedColumns(language)} from listed s cross join ${listedPlaces} order by s.pin`.execute(
    database,
  );
  return rows.map((row) => toScore(row, language));
}
