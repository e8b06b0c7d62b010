import { sql } from 'kysely';
import type { OrderDirection } from '../../../contract/articleFilters';
import type { Comment } from '../../../contract/schemas/comments';
import type { Clock } from '../../platform/settings/appDependencies';
import type { PageRequest } from '../../platform/http/collection';
import type { Database } from '../../platform/database/tables';
import { RequestError } from '../../platform/errors/requestError';
import { nearerWindow } from '../../platform/http/pageWindow';
import { commentColumns, toComment } from './commentRows';
import { shownContent, type CommentText } from './commentText';

export interface NewCommentRow {
  articleId: number;
  userId: number;
  text: CommentText;
}

const authorColumns = ['c.userId', 'c.hiddenAt', 'u.username', 'u.slug as userSlug'] as const;

export interface CommentList {
  page: PageRequest;
  direction: OrderDirection;
  /** Null for guests. */
  reader: number | null;
}

const reversed = { asc: 'desc', desc: 'asc' } as const;

export type CommentRepository = ReturnType<typeof createCommentRepository>;

/** Comments of public articles; comments of other articles can be neither read nor changed. */
export function createCommentRepository(database: Database, clock: Clock) {
  const visibleComments = (source: Database) =>
    source
      .selectFrom('comments as c')
      .innerJoin('articles as a', 'a.id', 'c.articleId')
      .where('a.status', '=', 'PUBLISHED')
      .where('a.publishedAt', '<=', clock().toISOString());

  const find = async (
    id: number,
    reader: number | null,
    source = database,
  ): Promise<Comment | undefined> => {
    const row = await visibleComments(source)
      .leftJoin('users as u', 'u.id', 'c.userId')
      .select([...commentColumns, ...authorColumns])
      .where('c.id', '=', id)
      .executeTakeFirst();
    return row && toComment(row, reader);
  };

  return {
    find,

    /** The author (null once the account is deleted); undefined when there is no such comment. */
    async findAuthor(id: number): Promise<{ userId: number | null } | undefined> {
      return visibleComments(database).select('c.userId').where('c.id', '=', id).executeTakeFirst();
    },

    /** A page of an article's comments; undefined when the article is not public. */
    async findPage(
      articleId: number,
      { page, direction, reader }: CommentList,
    ): Promise<{ total: number; items: Comment[] } | undefined> {
      const article = await database
        .selectFrom('articles')
        .select('commentCount')
        .where('id', '=', articleId)
        .where('status', '=', 'PUBLISHED')
        .where('publishedAt', '<=', clock().toISOString())
        .executeTakeFirst();
      if (!article) return undefined;
      const { commentCount: total } = article;
      const window = nearerWindow(page, total);
      if (window.limit === 0) return { total, items: [] };
      const order = window.fromEnd ? reversed[direction] : direction;
      const rows = await database
        .selectFrom('comments as c')
        .leftJoin('users as u', 'u.id', 'c.userId')
        .select([...commentColumns, ...authorColumns])
        .where('c.articleId', '=', articleId)
        .orderBy('c.createdAt', order)
        .orderBy('c.id', order)
        .limit(window.limit)
        .offset(window.offset)
        .execute();
      const items = rows.map((row) => toComment(row, reader));
      return { total, items: window.fromEnd ? items.toReversed() : items };
    },

    /** The new comment; undefined when the article is not public. */
    async create(transaction: Database, { articleId, userId, text }: NewCommentRow) {
      const now = clock().toISOString();
      // Check and insert in one statement, so that an article withdrawn at this moment gets no comment.
      const { rows } = await sql<{ id: number }>`
        insert into comments
          (article_id, user_id, content, content_source, sanitizer_version, created_at, updated_at)
        select id, ${userId}::int, ${text.content}, ${text.contentSource}, ${text.sanitizerVersion}::int,
          ${now}::timestamptz, ${now}::timestamptz
        from articles
        where id = ${articleId} and status = 'PUBLISHED' and published_at <= ${now}::timestamptz
        returning id`.execute(transaction);
      return rows[0] && find(rows[0].id, userId, transaction);
    },

    /**
     * Reports whether the text changed: saving the same text is no edit. Undefined when the comment is gone.
     * @throws RequestError (403) if a moderator hid it.
     */
    async update(transaction: Database, id: number, text: CommentText) {
      const row = await transaction
        .selectFrom('comments')
        .select([
          'userId',
          'articleId',
          'createdAt',
          'content',
          'contentSource',
          'sanitizerVersion',
          'hiddenAt',
        ])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return undefined;
      if (row.hiddenAt !== null) throw new RequestError(403, 'commentHidden');
      const { userId, articleId } = row;
      if (shownContent(row) === text.content) return { userId, articleId, changed: false };
      // Later than createdAt even if the clock was set back: clients recognize edited comments by it.
      const editedAt = new Date(Math.max(clock().getTime(), Date.parse(row.createdAt) + 1));
      await transaction
        .updateTable('comments')
        .set({ ...text, updatedAt: editedAt, editedAt })
        .where('id', '=', id)
        .execute();
      return { userId, articleId, changed: true };
    },

    /** The author and article of the deleted comment; undefined when it was already gone. */
    async remove(transaction: Database, id: number) {
      return transaction
        .deleteFrom('comments')
        .where('id', '=', id)
        .returning(['userId', 'articleId'])
        .executeTakeFirst();
    },
  };
}
