import type { ArticleCategory, ArticleStatus } from '../../../src/contract/articleFilters';
import { languages, type Language } from '../../../src/contract/languages';
import type { Database } from '../../../src/server/platform/database/tables';
import {
  sanitizeArticleHtml,
  sanitizerVersion,
} from '../../../src/server/platform/security/sanitizeHtml';

export interface ArticleFacts {
  slug?: string;
  category?: ArticleCategory | null;
  featured?: boolean;
  status?: ArticleStatus;
  publishedAt?: string | null;
  authorId?: number | null;
  pictureId?: number | null;
  views?: number;
  texts?: Partial<Record<Language, { title: string; content?: string; excerpt?: string }>>;
}

let made = 0;

/** Inserts one article with its texts as the product would, and returns its id. */
export async function publishArticle(database: Database, facts: ArticleFacts = {}) {
  made += 1;
  const { texts = { en: { title: `Article ${made}` } }, ...columns } = facts;
  const { id } = await database
    .insertInto('articles')
    .values({
      slug: `article-${made}`,
      category: null,
      status: 'PUBLISHED',
      authorId: null,
      pictureId: null,
      publishedAt: '2026-01-01T00:00:00Z',
      ...columns,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const language of languages) {
    const text = texts[language];
    if (!text) continue;
    const { title, content = '<p>Text.</p>', excerpt = null } = text;
    await database
      .insertInto('articleTranslations')
      .values({
        articleId: id,
        language,
        title,
        excerpt,
        sanitizerVersion,
        content: sanitizeArticleHtml(content),
        contentSource: content,
      })
      .execute();
  }
  return id;
}
