import { isLanguage } from '../../contract/languages';
import type { Database } from '../platform/database/tables';
import {
  sanitizeArticleHtml,
  sanitizeCommentHtml,
  sanitizerVersion,
} from '../platform/security/sanitizeHtml';
import { seededRandom } from './covers/seededRandom';
import type { SampleArticle } from './sampleArticle';

/** Stores one article with its texts and comments. */
export async function seedArticle(
  database: Database,
  article: SampleArticle,
  { members, pictureId }: { members: Map<string, number>; pictureId: number | null },
): Promise<void> {
  const { id } = await database
    .insertInto('articles')
    .values({
      slug: article.slug,
      category: article.category,
      featured: article.featured,
      status: 'PUBLISHED',
      authorId: members.get(article.author) ?? null,
      pictureId,
      views: Math.round(180 + seededRandom(article.slug)() ** 2 * 5200),
      publishedAt: article.publishedAt,
      createdAt: article.publishedAt,
      updatedAt: article.publishedAt,
      editedAt: article.publishedAt,
      editorId: members.get(article.author) ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.insertInto('articleTranslations').values(textRows(id, article)).execute();
  if (article.comments.length > 0) {
    await database
      .insertInto('comments')
      .values(commentRows(id, article, members))
      .execute();
  }
}

function textRows(articleId: number, { translations }: SampleArticle) {
  return Object.entries(translations).flatMap(([language, text]) => {
    if (!isLanguage(language)) return [];
    const source = text.content.trim();
    return [
      {
        articleId,
        language,
        title: text.title,
        excerpt: text.excerpt,
        content: sanitizeArticleHtml(source),
        contentSource: source,
        sanitizerVersion,
      },
    ];
  });
}

function commentRows(articleId: number, { comments }: SampleArticle, members: Map<string, number>) {
  return comments.map(({ author, at, content }) => ({
    articleId,
    userId: members.get(author) ?? null,
    content: sanitizeCommentHtml(content),
    contentSource: content,
    sanitizerVersion,
    createdAt: at,
    updatedAt: at,
  }));
}
