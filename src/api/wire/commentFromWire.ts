import { idOf } from './articleFromWire';
import { dateOrNull, isRecord, textOrNull } from './typeGuards';

export type CommentAuthor = { id: number; username: string | null; slug: string | null };

/** A comment as used by the client. The author is null if the account was deleted. */
export type Comment = {
  id: number;
  /** HTML; must be sanitized before it is rendered. */
  content: string;
  createdAt: string | null;
  edited: boolean;
  author: CommentAuthor | null;
};

/** The article of a member's comment. */
export type CommentedArticle = { id: number; slug: string | null; title: string | null };
export type MemberComment = Comment & { article: CommentedArticle | null };

/** A relation is an object, or only an IRI, which contains just the id. */
const authorFromWire = (value: unknown): CommentAuthor | null => {
  const relation = typeof value === 'string' ? { '@id': value } : value;
  if (!isRecord(relation)) return null;
  const id = idOf(relation);
  if (id === undefined) return null;
  return { id, username: textOrNull(relation.username), slug: textOrNull(relation.slug) };
};

/** Servers that do not send `edited` change `updatedAt` on an edit. */
const isEdited = ({ edited, createdAt, updatedAt }: Record<string, unknown>): boolean => {
  if (typeof edited === 'boolean') return edited;
  const [created, updated] = [dateOrNull(createdAt), dateOrNull(updatedAt)];
  return created !== null && updated !== null && Date.parse(updated) > Date.parse(created);
};

/** Undefined without an id, since it could not be identified. */
export function commentFromWire(item: unknown): Comment | undefined {
  if (!isRecord(item)) return undefined;
  const id = idOf(item);
  if (id === undefined) return undefined;
  return {
    id,
    content: typeof item.content === 'string' ? item.content : '',
    createdAt: dateOrNull(item.createdAt),
    edited: isEdited(item),
    author: authorFromWire(item.user),
  };
}

export function memberCommentFromWire(item: unknown): MemberComment | undefined {
  const comment = commentFromWire(item);
  if (!comment || !isRecord(item)) return undefined;
  const { article } = item;
  const id = isRecord(article) ? idOf(article) : undefined;
  return {
    ...comment,
    article:
      isRecord(article) && id !== undefined
        ? { id, slug: textOrNull(article.slug), title: textOrNull(article.title) }
        : null,
  };
}
