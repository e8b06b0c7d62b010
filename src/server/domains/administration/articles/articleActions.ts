import { articleState, type RevisionKind } from '../../../../contract/articleAdministration';
import type {
  AdminArticle,
  AdminArticleContent,
  AdminArticleSave,
  AdminRevisionKeep,
} from '../../../../contract/schemas/adminArticles';
import type { PlatformServices } from '../../../platform/services';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { memberOf } from '../../../platform/security/guards';
import type { RequestContext } from '../../../platform/http/requestContext';
import { refuseConflict } from '../versionConflict';
import { applyContent, provisionalSlug } from './applyArticle';
import { settleAuthor } from './articleAuthor';
import { cleanContent, isOpenForWork } from './articleInput';
import { findArticle } from './articleRecord';
import {
  keepFirstVersion,
  keepVersion,
  markOverruled,
  refuseUnknownVersion,
} from './articleVersions';

export type LockedArticle = Awaited<ReturnType<typeof lockArticle>>;

/** Reads the article and locks its row until the transaction ends. @throws RequestError (404; 410 when it is in the trash) */
export async function lockArticle(transaction: Database, id: number) {
  const article = await transaction
    .selectFrom('articles')
    .select(['id', 'slug', 'version', 'appliedVersion', 'status', 'publishedAt', 'authorId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!article) throw new RequestError(404, 'articleNotFound');
  const { status, ...facts } = article;
  if (status === 'TRASHED') throw new RequestError(410, 'articleTrashed');
  return { ...facts, status };
}

const emptyContent = (authorId: number): AdminArticleContent => ({
  slug: null,
  category: null,
  featured: false,
  pictureId: null,
  authorId,
  translations: {},
});

/** Creates and saves articles. */
export function createArticleActions({
  audit,
  clock,
  database,
}: Pick<PlatformServices, 'audit' | 'clock' | 'database'>) {
  const refuseUnknownPicture = async (transaction: Database, id: number | null) => {
    if (id === null) return;
    const picture = await transaction
      .selectFrom('pictures')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (picture) return;
    const violation = { propertyPath: 'pictureId', textKey: 'invalidValue' } as const;
    throw new RequestError(422, 'unprocessable', [violation]);
  };

  const findByKey = async (key: string | null): Promise<number> => {
    const { id } = await database
      .selectFrom('articles')
      .select('id')
      .where('creationKey', '=', key)
      .executeTakeFirstOrThrow();
    return id;
  };

  return {
    /** Creates an article. A repeated key returns the article created with it, in its current state. */
    async create(
      context: RequestContext,
      { content: sent, key }: { content: AdminArticleContent | undefined; key: string | null },
    ): Promise<AdminArticle> {
      const { id: editorId } = memberOf(context);
      const now = clock();
      const cleaned = sent ? cleanContent(sent) : emptyContent(editorId);
      const id = await database.transaction().execute(async (transaction) => {
        await refuseUnknownPicture(transaction, cleaned.pictureId);
        const times = { createdAt: now, updatedAt: now, editedAt: now };
        const people = { authorId: editorId, editorId };
        const made = await transaction
          .insertInto('articles')
          .values({ ...times, ...people, slug: provisionalSlug(), creationKey: key })
          .onConflict((conflict) => conflict.doNothing())
          .returning(['id', 'slug'])
          .executeTakeFirst();
        if (!made) return undefined;
        const { id: articleId, slug } = made;
        const author = await settleAuthor(
          transaction,
          { id: articleId, authorId: editorId },
          { content: cleaned },
        );
        const content = { ...cleaned, authorId: author.id };
        const version = { articleId, version: 1, kind: 'draft', authorId: editorId } as const;
        await keepVersion(transaction, { ...version, content, now });
        if (sent) {
          const article = { id: articleId, slug, version: 1, settled: false };
          await applyContent(transaction, article, content);
        }
        const details = { article: articleId };
        await audit(context, { event: 'articleCreated', details }, transaction);
        return articleId;
      });
      return findArticle(database, id ?? (await findByKey(key)), now);
    },

    /** Stores a text that lost a conflict among the versions. */
    async keep(context: RequestContext, id: number, sent: AdminRevisionKeep): Promise<void> {
      const { id: authorId } = memberOf(context);
      const content = cleanContent(sent.content);
      await database.transaction().execute(async (transaction) => {
        await lockArticle(transaction, id);
        const { version } = sent;
        const kept = { articleId: id, version, kind: 'conflict', authorId } as const;
        await keepVersion(transaction, { ...kept, content, now: clock() });
      });
    },

    async save(context: RequestContext, id: number, sent: AdminArticleSave): Promise<AdminArticle> {
      const { id: editorId } = memberOf(context);
      const now = clock();
      const cleaned = cleanContent(sent.content);
      const fits = await database.transaction().execute(async (transaction) => {
        await refuseUnknownPicture(transaction, cleaned.pictureId);
        const article = await lockArticle(transaction, id);
        if (article.version !== sent.version) {
          if (sent.keepOnConflict === false) return false;
          const lost = { articleId: id, version: sent.version, kind: 'conflict' } as const;
          const whose = { authorId: editorId, content: cleaned, now };
          await keepVersion(transaction, { ...lost, ...whose });
          return false;
        }
        await keepFirstVersion(transaction, article);
        if (sent.restoredFrom !== undefined)
          await refuseUnknownVersion(transaction, id, sent.restoredFrom);
        const author = await settleAuthor(transaction, article, { ...sent, content: cleaned });
        const content = { ...cleaned, authorId: author.id };
        if (sent.overrules) await markOverruled(transaction, article);
        const version = article.version + 1;
        const kind: RevisionKind = sent.restoredFrom === undefined ? 'draft' : 'restored';
        const own = await keepVersion(transaction, {
          articleId: id,
          version,
          kind,
          content,
          authorId: editorId,
          now,
        });
        await transaction
          .updateTable('articles')
          .set({ version, editedAt: now, editorId })
          .where('id', '=', id)
          .execute();
        if (isOpenForWork(articleState(article, now.getTime()))) {
          const settled = article.status === 'CANCELED';
          await applyContent(transaction, { ...article, version, settled }, content);
        }
        if (own) {
          const details = { article: id, version, ...restoredDetails(sent) };
          await audit(context, { event: 'articleChanged', details }, transaction);
        }
        if (author.before !== author.id) {
          const details = { article: id, version, before: author.before ?? 0 };
          const entry = { event: 'articleAuthorChanged', subjectId: author.id, details } as const;
          await audit(context, entry, transaction);
        }
        return true;
      });
      const current = await findArticle(database, id, now);
      return fits ? current : refuseConflict(current);
    },
  };
}

function restoredDetails({ restoredFrom }: AdminArticleSave): Record<string, number> {
  return restoredFrom === undefined ? {} : { restoredFrom };
}
