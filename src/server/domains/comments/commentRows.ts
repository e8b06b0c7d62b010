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

export function toComment(row: CommentRow): Comment {
  return { ...toCommentFields(row), user: toUser(row) };
}

function toUser({ userId, username, userSlug }: CommentRow): Comment['user'] {
  if (userId === null || username === null || userSlug === null) return null;
  return { '@id': paths.user(userId), '@type': 'User', id: userId, username, slug: userSlug };
}
