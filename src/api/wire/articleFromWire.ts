import {
  isArticleCategory,
  type ArticleCategory,
  type ArticleStatus,
  articleStatuses,
} from '../../contract/articleFilters';
import { isLanguage, matchLanguage, type Language } from '../../contract/languages';
import type { PictureSource } from '../../contract/schemas/articles';
import { environment, pictureAddress } from '../../config/environment';
import { countOrZero, dateOrNull, isRecord, textOrNull } from './typeGuards';

/** An article as used by the client: every field is present, null if the server does not send it. */
export type ArticleOverview = {
  id: number;
  slug: string | null;
  title: string | null;
  excerpt: string | null;
  picture: string | null;
  /** The picture's sizes, smallest first; empty if there is only one. */
  pictureSources: PictureSource[];
  /** Alternative text in the language of the article; null if the picture is decorative. */
  pictureAlt: string | null;
  category: ArticleCategory | null;
  featured: boolean;
  status: ArticleStatus;
  /** The language of the text; null if unknown. */
  locale: Language | null;
  author: ArticleAuthor | null;
  views: number;
  nbComment: number;
  publishedAt: string | null;
  createdAt: string | null;
  updatedAt: string | null;
};

export type ArticleAuthor = { id: number; username: string; slug: string | null };

export type ArticleText = ArticleOverview & {
  /** HTML; must be sanitized before it is rendered. */
  content: string;
  availableLocales: Language[];
};

export const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

/** The id, or the number at the end of the item's IRI. */
export const idOf = (item: Record<string, unknown>): number | undefined => {
  if (isId(item.id)) return item.id;
  const last = textOrNull(item['@id'])?.match(/\/(\d+)$/)?.[1];
  const id = Number(last);
  return isId(id) ? id : undefined;
};

/** A relation may be an object, an IRI (without a name) or null. */
const authorFromWire = (value: unknown): ArticleAuthor | null => {
  if (!isRecord(value)) return null;
  const id = idOf(value);
  const username = textOrNull(value.username);
  return id === undefined || username === null
    ? null
    : { id, username, slug: textOrNull(value.slug) };
};

const isPictureSource = (value: unknown): value is PictureSource =>
  isRecord(value) && isId(value.width) && textOrNull(value.url) !== null;

export const sourcesFromWire = (value: unknown): PictureSource[] =>
  Array.isArray(value)
    ? value
        .filter(isPictureSource)
        .map(({ width, url }) => ({ width, url: pictureAddress(url) }))
        .toSorted((a, b) => a.width - b.width)
    : [];

const statusFromWire = (value: unknown): ArticleStatus =>
  articleStatuses.find((status) => status === value) ?? 'PUBLISHED';

export const localeFromWire = (value: unknown): Language | null =>
  (typeof value === 'string' && matchLanguage(value.replace('_', '-'))) || null;

/** An article of a list; undefined without an id, since it could not be opened. */
export function overviewFromWire(item: unknown): ArticleOverview | undefined {
  if (!isRecord(item)) return undefined;
  const id = idOf(item);
  if (id === undefined) return undefined;
  const category = textOrNull(item.category);
  const picture = textOrNull(item.picture);
  return {
    id,
    slug: textOrNull(item.slug),
    title: textOrNull(item.title),
    excerpt: textOrNull(item.excerpt),
    picture: picture === null ? null : pictureAddress(picture),
    pictureSources: sourcesFromWire(item.pictureSources),
    pictureAlt: textOrNull(item.pictureAlt),
    category: isArticleCategory(category) ? category : null,
    featured: item.featured === true,
    status: statusFromWire(item.status),
    locale: localeFromWire(item.locale),
    author: authorFromWire(item.author),
    views: countOrZero(item.views),
    nbComment: countOrZero(item.nbComment),
    publishedAt: dateOrNull(item.publishedAt),
    createdAt: dateOrNull(item.createdAt),
    updatedAt: dateOrNull(item.updatedAt),
  };
}

/** Only pictures with a URL from the root are shown; a server of another origin sends absolute URLs. */
const withRootPictures = (content: string): string =>
  content.replaceAll(` src="${environment.apiHost}/media/`, ' src="/media/');

/** An article with its text. */
export function articleFromWire(item: unknown): ArticleText | undefined {
  const overview = overviewFromWire(item);
  if (!overview || !isRecord(item)) return undefined;
  const { content, availableLocales } = item;
  return {
    ...overview,
    content: typeof content === 'string' ? withRootPictures(content) : '',
    availableLocales: Array.isArray(availableLocales)
      ? availableLocales.filter(
          (locale: unknown) => typeof locale === 'string' && isLanguage(locale),
        )
      : [],
  };
}
