import { paths } from '../../../contract/paths';
import type { Comment, NewComment } from '../../../contract/schemas/comments';
import { idOfReference } from '../../../contract/parseId';
import type { PlatformServices } from '../../platform/services';
import type { AuditEvent } from '../../../contract/auditEvents';
import type { Database } from '../../platform/database/tables';
import { RequestError } from '../../platform/errors/requestError';
import { limitTable } from '../../platform/rateLimits/limitTable';
import { addressRange } from '../../platform/security/addressRange';
import { memberOf } from '../../platform/security/guards';
import { refuseSilenced } from '../../platform/security/sanctions';
import type { RequestContext } from '../../platform/http/requestContext';
import type { CommentRepository } from './commentRepository';
import { readCommentText } from './commentText';
import { createIdempotencyKeys, hashPost, type IdempotencyKey } from './idempotencyKeys';

interface Place {
  userId: number | null;
  articleId: number;
}

/** Creates, updates and deletes comments, each in one transaction with its audit entry. */
export function createCommentActions(
  services: Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'limits'>,
  comments: CommentRepository,
) {
  const { audit, clock, database, limits } = services;
  const posts = createIdempotencyKeys(database, clock);

  async function write(
    context: RequestContext,
    body: NewComment,
    post: IdempotencyKey | undefined,
  ) {
    const { id: userId } = memberOf(context);
    const text = readCommentText(body.content);
    const articleId = readArticle(body.article);
    return database.transaction().execute(async (transaction) => {
      if (post && !(await posts.claim(transaction, post))) {
        return { comment: await posts.find(post, transaction), repeated: true };
      }
      const comment = await comments.create(transaction, { articleId, userId, text });
      if (!comment) refuseArticle();
      if (post) await posts.storeResponse(transaction, post, comment);
      return { comment, repeated: false };
    });
  }

  /** Audits changes made by anyone but the author. */
  async function record(
    context: RequestContext,
    { id, event, place }: { id: number; event: AuditEvent; place: Place },
    transaction: Database,
  ) {
    if (place.userId === memberOf(context).id) return;
    const details = { comment: id, article: place.articleId };
    await audit(context, { event, subjectId: place.userId, details }, transaction);
  }

  const takeChange = (context: RequestContext) =>
    limits.take(limitTable.commentChangesPerAccount, String(memberOf(context).id));

  return {
    /** Creates a comment. A repeated key returns the comment created with it. */
    async post(context: RequestContext, body: NewComment, key?: string): Promise<Comment> {
      const { id: userId } = memberOf(context);
      const post = key === undefined ? undefined : { userId, key, requestHash: hashPost(body) };
      const known = post && (await posts.find(post));
      if (known) return known;
      await refuseSilenced(database, { userId, at: clock() });
      const uses = [
        [limitTable.commentsPerAccount, String(userId)],
        [limitTable.commentsPerAddress, addressRange(context.ip)],
      ] as const;
      for (const [limit, who] of uses) await limits.take(limit, who);
      const { comment, repeated } = await write(context, body, post);
      if (repeated) for (const [limit, who] of uses) await limits.giveBack(limit, who);
      if (!comment) throw new RequestError(409, 'conflict');
      return comment;
    },

    async update(context: RequestContext, id: number, content: string): Promise<Comment> {
      const text = readCommentText(content);
      await takeChange(context);
      const { id: userId } = memberOf(context);
      await refuseSilenced(database, { userId, at: clock() });
      return database.transaction().execute(async (transaction) => {
        const place = await comments.update(transaction, id, text);
        if (place?.changed)
          await record(context, { id, event: 'commentChanged', place }, transaction);
        return (place && (await comments.find(id, userId, transaction))) ?? refuseUnknown();
      });
    },

    async remove(context: RequestContext, id: number): Promise<void> {
      await takeChange(context);
      await database.transaction().execute(async (transaction) => {
        const place = (await comments.remove(transaction, id)) ?? refuseUnknown();
        await record(context, { id, event: 'commentDeleted', place }, transaction);
      });
    },
  };
}

export function refuseUnknown(): never {
  throw new RequestError(404, 'commentNotFound');
}

function refuseArticle(): never {
  const violation = { propertyPath: 'article', textKey: 'articleNotFound' } as const;
  throw new RequestError(422, 'articleNotFound', [violation]);
}

const readArticle = (reference: string | number): number =>
  idOfReference(paths.articles, reference) ?? refuseArticle();
