import type { ArticleStatus } from './articleFilters';
import { visibleLength } from './commentRules';
import { spellLatin } from './spellLatin';

/** Article states shown to administrators: a published article with a future publication time is scheduled. */
export const articleStates = ['draft', 'scheduled', 'published', 'canceled', 'trashed'] as const;
export type ArticleState = (typeof articleStates)[number];

/** Days a deleted article can be restored. */
export const trashDays = 30;

interface StateFacts {
  status: ArticleStatus;
  publishedAt: string | null;
  trashedAt?: string | null;
}

export function articleState(
  { status, publishedAt, trashedAt = null }: StateFacts,
  now: number,
): ArticleState {
  if (trashedAt !== null) return 'trashed';
  if (status === 'CANCELED') return 'canceled';
  if (status !== 'PUBLISHED') return 'draft';
  return publishedAt !== null && Date.parse(publishedAt) <= now ? 'published' : 'scheduled';
}

/** Sort fields of the administration's list (`order[…]`); `trashedAt` in the trash only. */
export const adminArticleSorts = [
  'editedAt',
  'title',
  'publishedAt',
  'views',
  'trashedAt',
] as const;
export type AdminArticleSort = (typeof adminArticleSorts)[number];

/** Why a version of an article was stored. */
export const revisionKinds = ['draft', 'published', 'restored', 'conflict'] as const;
export type RevisionKind = (typeof revisionKinds)[number];

/** Lengths in characters, sizes in bytes. */
export const articleLimits = {
  title: 200,
  excerpt: 500,
  content: 200_000,
  slug: 100,
  /** Maximum lengths of a picture's alternative text and caption. */
  alt: 300,
  caption: 300,
  /** Bytes of an uploaded picture, and its pixels after cropping: the widest size the site serves. */
  cover: { bytes: 6 * 1024 * 1024, width: 1600, height: 900, smallest: 480 },
  /** Pixels of a picture inside a text: twice the width of a line. */
  textPicture: { width: 1344, height: 2688 },
} as const;

/** Picture types that browsers can read and the server accepts. */
export const coverTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The title's slug: lower-case letters, digits and hyphens; empty for a title without Latin letters or digits. */
export function slugOf(title: string): string {
  return spellLatin(title)
    .replaceAll(/['’\u02bc·]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, articleLimits.slug)
    .replaceAll(/^-+|-+$/g, '');
}

export function isSlug(text: string): boolean {
  return text.length <= articleLimits.slug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** Whether markup has no visible content. */
export function isBlankHtml(html: string): boolean {
  return !/<img\b/.test(html) && visibleLength(html.replaceAll(/<[^>]*>|&nbsp;/g, '')) === 0;
}

interface TextOfArticle {
  title: string;
  excerpt: string;
  content: string;
  coverAlt?: string;
}

export function isBlankText({ title, excerpt, content, coverAlt = '' }: TextOfArticle): boolean {
  return (
    [title, excerpt, coverAlt].every((line) => visibleLength(line) === 0) && isBlankHtml(content)
  );
}
