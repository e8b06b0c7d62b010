import { sql } from 'kysely';
import { articleState, trashDays } from '../../../../contract/articleAdministration';
import type { AdminArticle } from '../../../../contract/schemas/adminArticles';
import type { PlatformServices } from '../../../platform/services';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { memberOf } from '../../../platform/security/guards';
import type { RequestContext } from '../../../platform/http/requestContext';
import { findArticle } from './articleRecord';
import { findArticleTitles } from './articleTitles';

const columns = ['id', 'slug', 'status', 'publishedAt', 'trashedAt', 'trashedStatus'] as const;

/** @throws RequestError (404) */
async function lock(transaction: Database, id: number) {
  const article = await transaction
    .selectFrom('articles')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!article) throw new RequestError(404, 'articleNotFound');
  return article;
}

/** An article whose scheduled time passed while it was in the trash is restored as a draft: restoring never publishes. */
function statusAfterTrash(article: Awaited<ReturnType<typeof lock>>, now: Date) {
  const { publishedAt, trashedAt, trashedStatus: status } = article;
  if (status === null || trashedAt === null) throw new RequestError(409, 'articleNotTrashed');
  const before = articleState({ status, publishedAt }, Date.parse(trashedAt));
  const after = articleState({ status, publishedAt }, now.getTime());
  return before === 'scheduled' && after === 'published'
    ? ({ status: 'UNDER CONSTRUCTION', publishedAt: null, publicationRecordedAt: now } as const)
    : { status };
}

/** Moves articles to the trash, restores them and deletes them permanently. */
export function createArticleTrash({
  audit,
  clock,
  database,
}: Pick<PlatformServices, 'audit' | 'clock' | 'database'>) {
  return {
    /** Idempotent. */
    async trash(context: RequestContext, id: number): Promise<void> {
      const member = memberOf(context);
      await database.transaction().execute(async (transaction) => {
        const { slug, status } = await lock(transaction, id);
        if (status === 'TRASHED') return;
        await transaction
          .updateTable('articles')
          .set({
            status: 'TRASHED',
            trashedAt: clock(),
            trashedBy: member.id,
            trashedStatus: status,
          })
          .where('id', '=', id)
          .execute();
        const details = { article: id, slug, status };
        await audit(context, { event: 'articleTrashed', details }, transaction);
      });
    },

    async restore(context: RequestContext, id: number): Promise<AdminArticle> {
      const now = clock();
      await database.transaction().execute(async (transaction) => {
        const article = await lock(transaction, id);
        const back = statusAfterTrash(article, now);
        await transaction
          .updateTable('articles')
          .set({ ...back, trashedAt: null, trashedBy: null, trashedStatus: null })
          .where('id', '=', id)
          .execute();
        const details = { article: id, slug: article.slug, status: back.status };
        await audit(context, { event: 'articleRestored', details }, transaction);
      });
      return findArticle(database, id, now);
    },

    /** Deletes the article with its versions and comments. Only from the trash, so that one click cannot lose it. */
    async remove(context: RequestContext, id: number): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        const { slug, status, trashedStatus } = await lock(transaction, id);
        if (status !== 'TRASHED') throw new RequestError(409, 'articleNotTrashed');
        const titles = await findArticleTitles(transaction, [id], context.language);
        await transaction.deleteFrom('articles').where('id', '=', id).execute();
        const title = titles.get(id) ?? '';
        const details = { article: id, title, slug, status: trashedStatus ?? status };
        await audit(context, { event: 'articleDeleted', details }, transaction);
      });
    },
  };
}

/** Permanently deletes articles that have been in the trash for `trashDays`. Resolves to the deleted articles. */
export async function emptyTrash(transaction: Database, now: Date) {
  const before = new Date(now.getTime() - trashDays * 86_400_000).toISOString();
  return transaction
    .deleteFrom('articles')
    .where('id', 'in', (query) =>
      query
        .selectFrom('articles')
        .select('id')
        .where('status', '=', 'TRASHED')
        .where('trashedAt', '<=', before)
        .forUpdate()
        .skipLocked(),
    )
    .returning((query) => [
      'id',
      'slug',
      query
        .selectFrom('articleTranslations as t')
        .select('t.title')
        .whereRef('t.articleId', '=', 'articles.id')
        .where('t.title', '<>', '')
        .orderBy(sql`t.language = 'en'`, 'desc')
        .orderBy('t.language')
        .limit(1)
        .as('title'),
    ])
    .execute();
}
