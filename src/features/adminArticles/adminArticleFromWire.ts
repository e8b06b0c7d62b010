import { isLanguage } from '../../contract/languages';
import type {
  AdminArticle,
  AdminArticleContent,
  AdminArticlePresence,
  AdminArticlePublication,
  AdminArticleRow,
  AdminPerson,
  AdminRevision,
  AdminRevisionDetail,
  AdminTextPicture,
} from '../../contract/schemas/adminArticles';
import { isRecord, isId } from '../../api/wire/typeGuards';

/*
 * These responses come from the site's own server of the same release: they are checked only so that they cannot break a
 * page, not repaired field by field.
 */

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);

function hasFacts(item: Record<string, unknown>): boolean {
  return (
    isId(item.id) &&
    isId(item.version) &&
    typeof item.appliedVersion === 'number' &&
    isText(item.state) &&
    isText(item.slug) &&
    isTextOrNull(item.publishedAt) &&
    isText(item.editedAt)
  );
}

const isTranslation = ([language, text]: [string, unknown]) =>
  isLanguage(language) &&
  isRecord(text) &&
  isText(text.title) &&
  isText(text.excerpt) &&
  isText(text.content) &&
  (text.coverAlt === undefined || isText(text.coverAlt));

export function isArticleContent(value: unknown): value is AdminArticleContent {
  return (
    isRecord(value) &&
    isTextOrNull(value.slug) &&
    isTextOrNull(value.category) &&
    typeof value.featured === 'boolean' &&
    (value.pictureId === null || isId(value.pictureId)) &&
    (value.authorId === undefined || value.authorId === null || isId(value.authorId)) &&
    isRecord(value.translations) &&
    Object.entries(value.translations).every(isTranslation)
  );
}

const isArticle = (body: unknown): body is AdminArticle =>
  isRecord(body) && hasFacts(body) && isArticleContent(body.content);

const isRow = (item: unknown): item is AdminArticleRow =>
  isRecord(item) && hasFacts(item) && isTextOrNull(item.title) && Array.isArray(item.languages);

const isRevision = (item: unknown): item is AdminRevision =>
  isRecord(item) &&
  isId(item.id) &&
  isId(item.version) &&
  isText(item.kind) &&
  isText(item.savedAt);

const isRevisionDetail = (body: unknown): body is AdminRevisionDetail =>
  isRevision(body) && 'content' in body && isArticleContent(body.content);

export const adminArticleFromWire = (body: unknown) => (isArticle(body) ? body : undefined);
export const adminRowFromWire = (item: unknown) => (isRow(item) ? item : undefined);
const isTextPicture = (body: unknown): body is AdminTextPicture =>
  isRecord(body) && isText(body.src) && isId(body.width) && isId(body.height);

export const textPictureFromWire = (body: unknown) => (isTextPicture(body) ? body : undefined);
const isPerson = (item: unknown): item is AdminPerson =>
  isRecord(item) && isId(item.id) && isText(item.username);

const isPublication = (item: unknown): item is AdminArticlePublication =>
  isRecord(item) &&
  typeof item.appliedVersion === 'number' &&
  isText(item.status) &&
  isText(item.state) &&
  isTextOrNull(item.publishedAt);

/** A server of an earlier release does not report the publication. */
type ArticlePresence = Omit<AdminArticlePresence, 'publication'> & {
  publication: AdminArticlePublication | undefined;
};

export function presenceFromWire(body: unknown): ArticlePresence | undefined {
  if (!isRecord(body) || !Array.isArray(body.editors)) return undefined;
  const article = isArticle(body.article) ? body.article : null;
  const publication = isPublication(body.publication) ? body.publication : undefined;
  return { editors: body.editors.filter(isPerson), article, publication };
}

export const revisionFromWire = (body: unknown) => (isRevisionDetail(body) ? body : undefined);

export function revisionsFromWire(body: unknown): AdminRevision[] | undefined {
  return isRecord(body) && Array.isArray(body.revisions)
    ? body.revisions.filter(isRevision)
    : undefined;
}
