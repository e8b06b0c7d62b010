import { articleState } from '../../../../contract/articleAdministration';
import type {
  AdminArticle,
  AdminArticleStatusChange,
} from '../../../../contract/schemas/adminArticles';
import type { PlatformServices } from '../../../platform/services';
import type { AuditEvent } from '../../../../contract/auditEvents';
import type { Database } from '../../../platform/database/tables';
import { RequestError } from '../../../platform/errors/requestError';
import { memberOf } from '../../../platform/security/guards';
import type { RequestContext } from '../../../platform/http/requestContext';
import { applyContent } from './applyArticle';
import { refuseConflict } from '../versionConflict';
import { lockArticle, type LockedArticle } from './articleActions';
import { refuseIncomplete } from './articleInput';
import { findArticle, findContent } from './articleRecord';
import { keepVersion } from './articleVersions';

interface Change {
  context: RequestContext;
  transaction: Database;
  article: LockedArticle;
  now: Date;
}

/** Publishes, schedules, withdraws and cancels. */
export function createStatusChange({
  audit,
  clock,
  database,
}: Pick<PlatformServices, 'audit' | 'clock' | 'database'>) {
  /** Publishes the current version, now or at the given time. */
  const publish = async (
    { context, transaction, article, now }: Change,
    wanted: string | null,
  ): Promise<AuditEvent> => {
    const { id, version } = article;
    const content = await findContent(transaction, id);
    refuseIncomplete(content);
    const { publishedAt } = article;
    const read = articleState(article, now.getTime()) === 'published';
    const known = read ? publishedAt : null;
    const at = new Date(wanted ?? known ?? now);
    const due = at.getTime() <= now.getTime();
    const settled = article.status !== 'UNDER CONSTRUCTION';
    await applyContent(transaction, { ...article, settled }, content);
    const versionFacts = { articleId: id, version, kind: 'published', content } as const;
    await markPublished(transaction, { ...versionFacts, authorId: memberOf(context).id, now });
    await transaction
      .updateTable('articles')
      .set({
        status: 'PUBLISHED',
        publishedAt: at,
        updatedAt: due ? now : at,
        publicationRecordedAt: due ? now : null,
      })
      .where('id', '=', id)
      .execute();
    return due ? 'articlePublished' : 'articleScheduled';
  };

  const takeBack = async (
    { transaction, article: { id }, now }: Change,
    status: 'UNDER CONSTRUCTION' | 'CANCELED',
  ): Promise<AuditEvent> => {
    await transaction
      .updateTable('articles')
      .set({
        status,
        updatedAt: now,
        publicationRecordedAt: now,
        ...(status === 'CANCELED' ? {} : { publishedAt: null }),
      })
      .where('id', '=', id)
      .execute();
    return status === 'CANCELED' ? 'articleCanceled' : 'articleWithdrawn';
  };

  return async (
    context: RequestContext,
    id: number,
    wanted: AdminArticleStatusChange,
  ): Promise<AdminArticle> => {
    const now = clock();
    const fits = await database.transaction().execute(async (transaction) => {
      const article = await lockArticle(transaction, id);
      if (article.version !== wanted.version) return false;
      const change = { context, transaction, article, now };
      const { status, publishedAt } = wanted;
      if (publishedAt !== null && !isPlausible(publishedAt)) {
        const violation = { propertyPath: 'publishedAt', textKey: 'invalidValue' } as const;
        throw new RequestError(422, 'unprocessable', [violation]);
      }
      const event =
        status === 'PUBLISHED'
          ? await publish(change, publishedAt)
          : await takeBack(change, status);
      const details = { article: id, version: article.version };
      await audit(context, { event, details }, transaction);
      return true;
    });
    const current = await findArticle(database, id, now);
    return fits ? current : refuseConflict(current);
  };
}

/** Catches typos in the year. */
function isPlausible(instant: string): boolean {
  const year = new Date(instant).getUTCFullYear();
  return year >= 1990 && year < 2100;
}

/** Marks the current version as published, which is never deleted. Articles never edited here get their first version. */
async function markPublished(transaction: Database, version: Parameters<typeof keepVersion>[1]) {
  const { numUpdatedRows } = await transaction
    .updateTable('articleRevisions')
    .set({ kind: 'published', savedAt: version.now })
    .where('articleId', '=', version.articleId)
    .where('version', '=', version.version)
    .where('kind', '<>', 'conflict')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await keepVersion(transaction, version);
}
