import { randomUUID } from 'node:crypto';
import { fallbackLanguage, languages } from '../../../../contract/languages';
import { slugOf } from '../../../../contract/articleAdministration';
import type { AdminArticleContent } from '../../../../contract/schemas/adminArticles';
import type { Database } from '../../../platform/database/tables';
import { sanitizerVersion } from '../../../platform/security/sanitizeHtml';

/** A placeholder slug for an untitled article; never public. */
export const provisionalSlug = () => `draft-${randomUUID()}`;

export interface SlugFacts {
  id: number;
  slug: string;
  /** The URL may already be public, so a new title does not change the slug. */
  settled: boolean;
}

/** The chosen slug, else the public one, else one derived from the title. */
function wantedSlug(content: AdminArticleContent, article: SlugFacts): string {
  if (content.slug !== null) return content.slug;
  if (article.settled && !article.slug.startsWith('draft-')) return article.slug;
  const order = [fallbackLanguage, ...languages];
  const titles = order.flatMap((language) => content.translations[language]?.title ?? []);
  return titles.map(slugOf).find((slug) => slug !== '') ?? `article-${article.id}`;
}

async function freeSlug(transaction: Database, wanted: string, id: number): Promise<string> {
  const taken = await transaction
    .selectFrom('articles')
    .select('id')
    .where('slug', '=', wanted)
    .where('id', '<>', id)
    .executeTakeFirst();
  // The id in the URL identifies the article; the slug only has to be unique in the database.
  return taken ? `${wanted}-${id}` : wanted;
}

/** Writes a version to the public tables. */
export async function applyContent(
  transaction: Database,
  article: SlugFacts & { version: number },
  content: AdminArticleContent,
): Promise<void> {
  const { id, version } = article;
  const written = languages.flatMap((language) => {
    const text = content.translations[language];
    if (!text) return [];
    return [
      {
        articleId: id,
        language,
        title: text.title,
        excerpt: text.excerpt === '' ? null : text.excerpt,
        content: text.content,
        contentSource: text.content,
        sanitizerVersion,
        coverAlt: text.coverAlt ?? null,
      },
    ];
  });
  const kept = written.map(({ language }) => language);
  await transaction
    .deleteFrom('articleTranslations')
    .where('articleId', '=', id)
    .$if(kept.length > 0, (query) => query.where('language', 'not in', kept))
    .execute();
  if (written.length > 0) {
    await transaction
      .insertInto('articleTranslations')
      .values(written)
      .onConflict((conflict) =>
        conflict.columns(['articleId', 'language']).doUpdateSet((eb) => ({
          title: eb.ref('excluded.title'),
          excerpt: eb.ref('excluded.excerpt'),
          content: eb.ref('excluded.content'),
          contentSource: eb.ref('excluded.contentSource'),
          sanitizerVersion: eb.ref('excluded.sanitizerVersion'),
          coverAlt: eb.ref('excluded.coverAlt'),
        })),
      )
      .execute();
  }
  await transaction
    .updateTable('articles')
    .set({
      slug: await freeSlug(transaction, wantedSlug(content, article), id),
      category: content.category,
      featured: content.featured,
      pictureId: content.pictureId,
      appliedVersion: version,
    })
    // The author's account may have been deleted since.
    .$if(content.authorId !== undefined, (query) =>
      query.set((eb) => ({
        authorId: eb
          .selectFrom('users')
          .select('users.id')
          .where('users.id', '=', content.authorId ?? null),
      })),
    )
    .where('id', '=', id)
    .execute();
}
