import {
  isBlankHtml,
  isBlankText,
  isSlug,
  type ArticleState,
} from '../../../../contract/articleAdministration';
import { languages } from '../../../../contract/languages';
import type {
  AdminArticleContent,
  AdminArticleText,
} from '../../../../contract/schemas/adminArticles';
import { RequestError, type Violation } from '../../../platform/errors/requestError';
import { sanitizeArticleHtml } from '../../../platform/security/sanitizeHtml';
import { cleanLine } from '../../../platform/texts/cleanLine';
import { storableText } from '../../../platform/texts/storableText';

/** Bytes: a long article in seven languages, in scripts that take three bytes per character. */
export const articleBodyLimit = 5 * 1024 * 1024;

function cleanText({ title, excerpt, content, coverAlt = '' }: AdminArticleText): AdminArticleText {
  const alt = cleanLine(coverAlt);
  return {
    title: cleanLine(title),
    excerpt: cleanLine(excerpt),
    content: isBlankHtml(content) ? '' : sanitizeArticleHtml(storableText(content)),
    ...(alt === '' ? {} : { coverAlt: alt }),
  };
}

/**
 * Sanitizes the submitted content and drops languages without any text.
 * @throws RequestError (422)
 */
export function cleanContent(sent: AdminArticleContent): AdminArticleContent {
  const slug = sent.slug === null || sent.slug.trim() === '' ? null : sent.slug.trim();
  if (slug !== null && !isSlug(slug)) {
    throw new RequestError(422, 'unprocessable', [{ propertyPath: 'slug', textKey: 'slugFormat' }]);
  }
  const translations: AdminArticleContent['translations'] = {};
  for (const language of languages) {
    const text = sent.translations[language];
    if (text && !isBlankText(text)) translations[language] = cleanText(text);
  }
  return { ...sent, slug, translations };
}

/**
 * A published article is complete: at least one language, and a title and a text in each.
 * @throws RequestError (422)
 */
export function refuseIncomplete({ translations }: AdminArticleContent): void {
  const violations = languages.flatMap((language): Violation[] => {
    const text = translations[language];
    if (!text) return [];
    const path = `translations.${language}`;
    return [
      ...(text.title === ''
        ? [{ propertyPath: `${path}.title`, textKey: 'titleMissing' as const }]
        : []),
      ...(text.content === ''
        ? [{ propertyPath: `${path}.content`, textKey: 'contentMissing' as const }]
        : []),
    ];
  });
  if (Object.keys(translations).length === 0) {
    violations.push({ propertyPath: 'translations', textKey: 'noTranslation' });
  }
  if (violations.length > 0) throw new RequestError(422, 'unprocessable', violations);
}

/** Whether each save also updates the public tables: the article is not public (a draft or withdrawn). */
export function isOpenForWork(state: ArticleState): boolean {
  return state === 'draft' || state === 'canceled';
}
