import {
  checked,
  checkedItems,
  hasFields,
  isIdOrNull,
  isNumber,
  isText,
  isTextOrNull,
} from '../../admin-frame/checks';
import { isLanguage } from '../../contract/languages';
import type {
  AdminArticle,
  AdminArticleContent,
  AdminArticlePresence,
  AdminArticlePublication,
  AdminArticleRow,
  AdminArticleText,
  AdminPerson,
  AdminRevision,
  AdminRevisionDetail,
  AdminTextPicture,
} from '../../contract/schemas/adminArticles';
import { isId, isRecord } from '../../api/wire/typeGuards';

const facts = {
  id: isId,
  version: isId,
  appliedVersion: isNumber,
  state: isText,
  slug: isText,
  publishedAt: isTextOrNull,
  editedAt: isText,
};

const isTextOfArticle = hasFields<AdminArticleText>({
  title: isText,
  excerpt: isText,
  content: isText,
  coverAlt: (value) => value === undefined || isText(value),
});

export const isArticleContent = hasFields<AdminArticleContent>({
  slug: isTextOrNull,
  category: isTextOrNull,
  featured: (value) => typeof value === 'boolean',
  pictureId: isIdOrNull,
  authorId: (value) => value === undefined || isIdOrNull(value),
  translations: (value) =>
    isRecord(value) &&
    Object.entries(value).every(
      ([language, text]) => isLanguage(language) && isTextOfArticle(text),
    ),
});

const isArticle = hasFields<AdminArticle>({ ...facts, content: isArticleContent });
const isPerson = hasFields<AdminPerson>({ id: isId, username: isText });
const isPublication = hasFields<AdminArticlePublication>({
  appliedVersion: isNumber,
  status: isText,
  state: isText,
  publishedAt: isTextOrNull,
});
const revision = { id: isId, version: isId, kind: isText, savedAt: isText };

export const adminArticleFromWire = checked(isArticle);
export const adminRowFromWire = checked(
  hasFields<AdminArticleRow>({ ...facts, title: isTextOrNull, languages: Array.isArray }),
);
export const textPictureFromWire = checked(
  hasFields<AdminTextPicture>({ src: isText, width: isId, height: isId }),
);
export const revisionFromWire = checked(
  hasFields<AdminRevisionDetail>({ ...revision, content: isArticleContent }),
);
export const revisionsFromWire = checkedItems('revisions', hasFields<AdminRevision>(revision));

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
