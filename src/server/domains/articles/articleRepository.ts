import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import type { Article, ArticleSummary } from '../../../contract/schemas/articles';
import type { Clock } from '../../platform/settings/appDependencies';
import type { Database } from '../../platform/database/tables';
import { sanitizeArticleHtml, sanitizerVersion } from '../../platform/security/sanitizeHtml';
import { findAddressRanges, findArticleAddresses } from './articleAddresses';
import { findArticlePage } from './articleList';
import type { ArticleQuery } from './articleQuery';
import { summaryColumns, toSummary, type SummaryRow } from './articleRows';
import { findRelatedRows } from './relatedArticles';

interface ArticleRow extends SummaryRow {
  content: string;
  contentSource: string;
  sanitizerVersion: number;
  availableLocales: Language[];
}

export interface ArticlePage {
  total: number;
  items: ArticleSummary[];
}

export type ArticleRepository = ReturnType<typeof createArticleRepository>;

/** Public articles in the reader's language. */
export function createArticleRepository(database: Database, clock: Clock) {
  return {
    async findPage(query: ArticleQuery, language: Language): Promise<ArticlePage> {
      const { total, rows } = await findArticlePage(database, { query, language, now: clock() });
      return { total, items: rows.map(toSummary) };
    },

    /** The numbers of the ranges of ids that hold published articles. */
    async findAddressRanges(size: number) {
      return findAddressRanges(database, { size, now: clock() });
    },

    /** What a sitemap lists of a range of ids. */
    async findAddresses(number: number, size: number) {
      return findArticleAddresses(database, { number, size, now: clock() });
    },

    /** One published article; undefined if it is unknown or not public. */
    async find(id: number, language: Language): Promise<Article | undefined> {
      const { rows } = await selectArticle(id, language, clock()).execute(database);
      return rows[0] && toArticle(rows[0]);
    },

    /** Other articles of the same category, newest first, then the newest of the others; undefined like {@link find}. */
    async findRelated(id: number, language: Language, count: number) {
      const rows = await findRelatedRows(database, { id, language, count, now: clock() });
      return rows?.map(toSummary);
    },
  };
}

function selectArticle(id: number, language: Language, now: Date) {
  return sql<ArticleRow>`
    select ${summaryColumns}, t.content, t.content_source, t.sanitizer_version,
      (select array_agg(o.language order by o.language) from article_translations o where o.article_id = a.id)
        as available_locales
    from article_listings l
    join articles a on a.id = l.article_id
    join article_translations t on t.article_id = a.id and t.language = l.locale
    left join users u on u.id = a.author_id
    where l.language = ${language} and l.article_id = ${id}
      and a.status = 'PUBLISHED' and a.published_at <= ${now.toISOString()}::timestamptz`;
}

function toArticle(row: ArticleRow): Article {
  return {
    ...toSummary(row),
    // Text sanitized by an older version is sanitized again from its source.
    content:
      row.sanitizerVersion === sanitizerVersion
        ? row.content
        : sanitizeArticleHtml(row.contentSource),
    availableLocales: row.availableLocales,
  };
}
