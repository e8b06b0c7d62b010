import { sql } from 'kysely';
import { articleState } from '../../../../contract/articleAdministration';
import type { ArticleStatus } from '../../../../contract/articleFilters';
import type {
  AdminArticlePresence,
  AdminPresenceHeartbeat,
} from '../../../../contract/schemas/adminArticles';
import type { PlatformServices } from '../../../platform/services';
import { RequestError } from '../../../platform/errors/requestError';
import { findArticle } from './articleRecord';

/** Milliseconds without a heartbeat until an editor counts as closed: two missed heartbeats plus a slow network. */
const lifetime = 40_000;

type Heartbeat = AdminPresenceHeartbeat & { articleId: number; memberId: number };

interface OpenArticle {
  version: number;
  appliedVersion: number;
  status: ArticleStatus;
  publishedAt: string | null;
  trashed: boolean;
}

/** Tracks who has an article open. Stored in the database and thus shared by all nodes. */
export function createArticlePresence({
  clock,
  database,
}: Pick<PlatformServices, 'clock' | 'database'>) {
  const note = async ({ articleId, memberId, editor }: Heartbeat, now: Date) => {
    const expiresAt = new Date(now.getTime() + lifetime).toISOString();
    // `for key share` keeps the referenced article and user from being deleted before the insert.
    const { rows } = await sql<OpenArticle>`
      with open as (
        select a.id, a.version, a.applied_version, a.status, a.published_at,
          a.trashed_at is not null as trashed, u.id as member
        from articles a, users u
        where a.id = ${articleId} and u.id = ${memberId}
        for key share
      ), noted as (
        insert into article_presence (article_id, editor_key, user_id, expires_at)
        select id, ${editor}, member, ${expiresAt}::timestamptz from open
        on conflict (article_id, editor_key) do update set expires_at = excluded.expires_at
        where article_presence.user_id = excluded.user_id
      )
      select version, applied_version, status, published_at, trashed from open`.execute(database);
    const [article] = rows;
    if (!article) throw new RequestError(404, 'articleNotFound');
    if (article.trashed) throw new RequestError(410, 'articleTrashed');
    return article;
  };

  return {
    /** Records that an editor is open. Publishing makes no new version, so each response reports it. The response includes the article if its version is newer than the editor's. */
    async heartbeat(heartbeat: Heartbeat): Promise<AdminArticlePresence> {
      const now = clock();
      const { articleId, editor, version } = heartbeat;
      const open = await note(heartbeat, now);
      const { rows: editors } = await sql<{ id: number; username: string }>`
        select distinct u.id, u.username from article_presence p join users u on u.id = p.user_id
        where p.article_id = ${articleId} and p.editor_key <> ${editor}
          and p.expires_at > ${now.toISOString()}::timestamptz
        order by u.username`.execute(database);
      const article = open.version > version ? await findArticle(database, articleId, now) : null;
      const { appliedVersion, status, publishedAt } = open;
      const state = articleState({ status, publishedAt }, now.getTime());
      return { editors, article, publication: { appliedVersion, status, state, publishedAt } };
    },

    async leave({ articleId, memberId, editor }: Omit<Heartbeat, 'version'>): Promise<void> {
      await database
        .deleteFrom('articlePresence')
        .where('articleId', '=', articleId)
        .where('editorKey', '=', editor)
        .where('userId', '=', memberId)
        .execute();
    },
  };
}
