import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import { moderationPaths } from '../../../contract/moderationPaths';
import { paths } from '../../../contract/paths';
import type { ModeratorGames } from '../../../contract/schemas/moderation';
import type { Database } from '../../platform/database/tables';
import { refuseViolations, RequestError } from '../../platform/errors/requestError';
import type { RequestContext } from '../../platform/http/requestContext';
import type { PlatformServices } from '../../platform/services';
import { named, reference, type LabelledRow } from '../games/gameRows';
import { localizedName } from '../games/localizedNames';

/** The games that a member judges. @throws RequestError (404) */
export async function readModeratorGames(
  database: Database,
  userId: number,
  language: Language,
): Promise<ModeratorGames> {
  const user = await database
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw new RequestError(404, 'memberNotFound');
  const label = localizedName({
    table: 'game_translations',
    key: 'game_id',
    id: 'g.id',
    language,
  });
  const { rows } = await sql<LabelledRow>`select g.id, g.slug, ${label} as label
    from proof_moderator_games m join games g on g.id = m.game_id where m.user_id = ${userId} order by g.slug`.execute(
    database,
  );
  return {
    '@id': moderationPaths.moderatorGames(userId),
    '@type': 'ModeratorGames',
    games: rows.map((row) => reference('Game', paths.game(row.id), named(row))),
  };
}

/** Replaces the games that a member judges. @throws RequestError (404, 422) */
export const createModeratorGamesChange =
  ({ audit, database }: Pick<PlatformServices, 'audit' | 'database'>) =>
  async (context: RequestContext, userId: number, games: readonly number[]): Promise<void> =>
    database.transaction().execute(async (transaction) => {
      const user = await transaction
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      if (!user) throw new RequestError(404, 'memberNotFound');
      // Public games are never deleted: without its only game a moderator would judge all.
      const { rows: known } = await sql<{ id: number }>`select id from games
        where id = any(${sql.val(games)}::int[]) and status in ('active', 'closed')
        order by id for share`.execute(transaction);
      const wanted = new Set(known.map(({ id }) => id));
      const unknown = games.some((id) => !wanted.has(id));
      refuseViolations(
        unknown ? [{ propertyPath: 'games', textKey: 'unknown', code: 'unknown' }] : [],
      );
      const before = await transaction
        .deleteFrom('proofModeratorGames')
        .where('userId', '=', userId)
        .returning('gameId')
        .execute();
      const rows = [...wanted].map((gameId) => ({ userId, gameId }));
      if (rows.length > 0)
        await transaction.insertInto('proofModeratorGames').values(rows).execute();
      const had = new Set(before.map(({ gameId }) => gameId));
      const added = [...wanted].filter((id) => !had.has(id));
      const removed = [...had].filter((id) => !wanted.has(id));
      if (added.length + removed.length === 0) return;
      const details = { added: added.join(' '), removed: removed.join(' ') };
      await audit(
        context,
        { event: 'moderatorGamesChanged', subjectId: userId, details },
        transaction,
      );
    });
