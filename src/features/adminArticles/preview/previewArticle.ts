import type { ArticleText } from '../../../api/wire/articleFromWire';
import { pictureAddress } from '../../../config/environment';
import { isBlankText } from '../../../contract/articleAdministration';
import { fallbackLanguage, languages, type Language } from '../../../contract/languages';
import type { ArticleDraft } from '../draft/useArticleDraft';

/** The article as a reader of a language gets it: in that language, else English, else the first one. */
export function previewArticle(
  { article, content }: Pick<ArticleDraft, 'article' | 'content'>,
  language: Language,
): ArticleText {
  const written = languages.filter((one) => {
    const text = content.translations[one];
    return text !== undefined && !isBlankText(text);
  });
  const locale =
    [language, fallbackLanguage].find((one) => written.includes(one)) ?? written[0] ?? language;
  const text = content.translations[locale];
  const pictureSources =
    article.picture?.id === content.pictureId
      ? (article.picture?.sources ?? []).map(({ width, url }) => ({
          width,
          url: pictureAddress(url),
        }))
      : [];
  const { author, id, slug, status, views, nbComment, publishedAt, createdAt, editedAt } = article;
  return {
    id,
    slug,
    status,
    views,
    nbComment,
    createdAt,
    publishedAt: publishedAt ?? editedAt,
    updatedAt: editedAt,
    title: text?.title || null,
    excerpt: text?.excerpt || null,
    content: text?.content ?? '',
    picture: pictureSources.at(-1)?.url ?? null,
    pictureSources,
    pictureAlt: text?.coverAlt || null,
    category: content.category,
    featured: content.featured,
    locale,
    author: author && { ...author, slug: null },
    availableLocales: written,
  };
}
