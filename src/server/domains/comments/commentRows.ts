import { paths } from '../../../contract/paths';
import type { Comment } from '../../../contract/schemas/comments';
import { shownContent, type CommentText } from './commentText';

export interface CommentFields extends CommentText {
  id: number;
  createdAt: string;
  updatedAt: string;
  editedAt: string | null;
}

export interface CommentRow extends CommentFields {
  userId: number | null;
  username: string | null;
  userSlug: string | null;
  hiddenAt: string | null;
}

export const commentColumns = [
  'c.id',
  'c.content',
  'c.contentSource',
  'c.sanitizerVersion',
  'c.createdAt',
  'c.updatedAt',
  'c.editedAt',
] as const;

/** The fields of a comment that all responses share. */
export function toCommentFields(row: CommentFields) {
  return {
    '@id': paths.comment(row.id),
    '@type': 'ArticleComment' as const,
    id: row.id,
    content: shownContent(row),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    edited: row.editedAt !== null,
  };
}

/** What a moderator hid, only its author reads; `reader` is null for guests. */
export function toComment(row: CommentRow, reader: number | null): Comment {
  const fields = toCommentFields(row);
  const hidden = row.hiddenAt !== null;
  const isOwn = row.userId !== null && row.userId === reader;
  return {
    ...fields,
    content: hidden && !isOwn ? '' : fields.content,
    hidden,
    user: toUser(row),
  };
}

function toUser({ userId, username, userSlug }: CommentRow): Comment['user'] {
  if (userId === null || username === null || userSlug === null) return null;
  return { '@id': paths.user(userId), '@type': 'User', id: userId, username, slug: userSlug };
}
