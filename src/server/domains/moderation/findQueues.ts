import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import { paths } from '../../../contract/paths';
import type { ModeratedGame } from '../../../contract/schemas/moderation';
import type { Database } from '../../platform/database/tables';
import { named, reference, type LabelledRow } from '../games/gameRows';
import { localizedName } from '../games/localizedNames';
import { isGiven, type Moderator } from './moderator';

interface QueueRow extends LabelledRow {
  waiting: number;
  oldest: string;
}

/** The games whose proofs wait for a moderator, the oldest first. Reads the index of waiting proofs. */
export async function findQueues(
  database: Database,
  moderator: Moderator,
  language: Language,
): Promise<ModeratedGame[]> {
  const label = localizedName({
    table: 'game_translations',
    key: 'game_id',
    id: 'g.id',
    language,
  });
  const { rows } = await sql<QueueRow>`
    select g.id, g.slug, ${label} as label, q.waiting, q.oldest from (
      select p.game_id, count(*) as waiting, min(p.sent_at) as oldest
      from proofs p where ${isGiven(moderator)} group by p.game_id
    ) q join games g on g.id = q.game_id order by q.oldest, g.id`.execute(database);
  return rows.map(({ waiting, oldest, ...game }) => ({
    '@id': paths.game(game.id),
    '@type': 'ModeratedGame',
    game: reference('Game', paths.game(game.id), named(game)),
    waiting,
    oldest,
  }));
}
