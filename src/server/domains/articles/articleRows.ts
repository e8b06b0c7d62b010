import { sql, type RawBuilder } from 'kysely';
import type { ArticleCategory, ArticleStatus } from '../../../contract/articleFilters';
import type { Language } from '../../../contract/languages';
import { paths } from '../../../contract/paths';
import type { ArticleSummary, PictureSource } from '../../../contract/schemas/articles';
import { picturePath } from '../../platform/pictures/picturePath';

export interface SummaryRow {
  id: number;
  slug: string;
  title: string;
  excerpt: string | null;
  locale: Language;
  category: ArticleCategory | null;
  featured: boolean;
  status: ArticleStatus;
  views: number;
  commentCount: number;
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  authorId: number | null;
  authorName: string | null;
  authorSlug: string | null;
  pictureFiles: { width: number; hash: string }[] | null;
  pictureAlt: string | null;
}

/** The columns of a {@link SummaryRow}: article_listings l, articles a, users u. */
export const summaryColumns: RawBuilder<unknown> = sql`
  a.id, a.slug, l.title, l.excerpt, l.locale, a.category, a.featured, a.status, a.views, a.comment_count,
  a.published_at, a.created_at, a.updated_at, u.id as author_id, u.username as author_name, u.slug as author_slug,
  (select json_agg(json_build_object('width', f.width, 'hash', f.hash) order by f.width)
     from picture_files f where f.picture_id = a.picture_id) as picture_files,
  (select d.cover_alt from article_translations d where d.article_id = a.id and d.language = l.locale) as picture_alt`;

/** Pixels: the largest width to use for an `img` without `srcset`. */
const plainWidth = 800;

export function toSummary(row: SummaryRow): ArticleSummary {
  const pictureSources = (row.pictureFiles ?? []).map(({ width, hash }) => ({
    width,
    url: picturePath(hash, width),
  }));
  return {
    '@id': paths.article(row.id),
    '@type': 'Article',
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    picture: plainPicture(pictureSources),
    pictureSources,
    pictureAlt: row.pictureAlt,
    category: row.category,
    featured: row.featured,
    status: row.status,
    locale: row.locale,
    author: toAuthor(row),
    views: row.views,
    nbComment: row.commentCount,
    publishedAt: row.publishedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

function toAuthor({ authorId, authorName, authorSlug }: SummaryRow): ArticleSummary['author'] {
  if (authorId === null || authorName === null || authorSlug === null) return null;
  return {
    '@id': `/api/users/${authorId}`,
    '@type': 'User',
    id: authorId,
    username: authorName,
    slug: authorSlug,
  };
}

function plainPicture(sources: readonly PictureSource[]): string | null {
  const fitting = sources.findLast(({ width }) => width <= plainWidth) ?? sources[0];
  return fitting?.url ?? null;
}
