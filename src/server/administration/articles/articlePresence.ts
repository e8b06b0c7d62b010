import { sql } from 'kysely';
import type {
  AdminArticlePresence,
  AdminPresenceBeat,
} from '../../../contract/schemas/adminArticles';
import type { AppServices } from '../../appServices';
import type { Database } from '../../database/tables';
import { RequestError } from '../../errors/requestError';
import { findArticle } from './articleRecord';

/** Milliseconds without a beat after which an editor counts as closed: two missed beats and a slow network. */
const lifetime = 40_000;

type Beat = AdminPresenceBeat & { articleId: number; memberId: number };

/** Who has an article open. It is kept in the database, so all nodes know the same. */
export function createArticlePresence({
  clock,
  database,
}: Pick<AppServices, 'clock' | 'database'>) {
  const note = async ({ articleId, memberId, editor }: Beat, now: Date) => {
    const expiresAt = new Date(now.getTime() + lifetime).toISOString();
    // The locks keep what the row refers to until it is written.
    const { rows } = await sql<{ version: number; trashed: boolean }>`
      with open as (
        select a.id, a.version, a.trashed_at is not null as trashed, u.id as member from articles a, users u
        where a.id = ${articleId} and u.id = ${memberId}
        for key share
      ), noted as (
        insert into article_presence (article_id, editor_key, user_id, expires_at)
        select id, ${editor}, member, ${expiresAt}::timestamptz from open
        on conflict (article_id, editor_key) do update set expires_at = excluded.expires_at
        where article_presence.user_id = excluded.user_id
      )
      select version, trashed from open`.execute(database);
    const [article] = rows;
    if (!article) throw new RequestError(404, 'articleNotFound');
    if (article.trashed) throw new RequestError(410, 'articleTrashed');
    return article.version;
  };

  return {
    /** Notes that an editor is open. The response has the article where its version is newer than the one the editor has. */
    async beat(beat: Beat): Promise<AdminArticlePresence> {
      const now = clock();
      const { articleId, editor, version } = beat;
      const newest = await note(beat, now);
      const { rows: editors } = await sql<{ id: number; username: string }>`
        select distinct u.id, u.username from article_presence p join users u on u.id = p.user_id
        where p.article_id = ${articleId} and p.editor_key <> ${editor}
          and p.expires_at > ${now.toISOString()}::timestamptz
        order by u.username`.execute(database);
      const article = newest > version ? await findArticle(database, articleId, now) : null;
      return { editors, article };
    },

    async leave({ articleId, memberId, editor }: Omit<Beat, 'version'>): Promise<void> {
      await database
        .deleteFrom('articlePresence')
        .where('articleId', '=', articleId)
        .where('editorKey', '=', editor)
        .where('userId', '=', memberId)
        .execute();
    },
  };
}

/** Deletes what editors left behind that closed without saying so. */
export async function deleteExpiredPresence(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('articlePresence').where('expiresAt', '<', now.toISOString()).execute();
}
