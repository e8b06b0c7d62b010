import { idOf } from './articleFromWire';
import { dateOrNull, isRecord, textOrNull } from './wire';

export type CommentAuthor = { id: number; username: string | null; slug: string | null };

/** A comment as the screens know it. Its author is null where the member's account is gone. */
export type Comment = {
  id: number;
  /** HTML, which must be sanitised before it is shown. */
  content: string;
  createdAt: string | null;
  edited: boolean;
  author: CommentAuthor | null;
};

/** The article a member's comment stands under. */
export type CommentedArticle = { id: number; slug: string | null; title: string | null };
export type MemberComment = Comment & { article: CommentedArticle | null };

/** A relation is an object, or only an address, which has the number alone. */
const authorFromWire = (value: unknown): CommentAuthor | null => {
  const relation = typeof value === 'string' ? { '@id': value } : value;
  if (!isRecord(relation)) return null;
  const id = idOf(relation);
  if (id === undefined) return null;
  return { id, username: textOrNull(relation.username), slug: textOrNull(relation.slug) };
};

/** Servers that do not say whether a comment was edited change its date when it was. */
const isEdited = ({ edited, createdAt, updatedAt }: Record<string, unknown>): boolean => {
  if (typeof edited === 'boolean') return edited;
  const [created, updated] = [dateOrNull(createdAt), dateOrNull(updatedAt)];
  return created !== null && updated !== null && Date.parse(updated) > Date.parse(created);
};

/** Undefined for what has no number and so cannot be told from others. */
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
