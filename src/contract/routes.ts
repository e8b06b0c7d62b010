import { isLanguage, matchLanguage, type Language } from './languages';
import { pages, type StaticRouteName } from './pages';
import { parseId } from './parseId';

export function buildPath(language: Language, route: StaticRouteName): string {
  return `/${language}/${pages[route].path.replace('/*', '')}`;
}

export function buildArticlePath(
  language: Language,
  article: { id: number; slug: string | null },
): string {
  return `/${language}/${article.slug || 'article'}-article-a${article.id}`;
}

export function buildMemberPath(language: Language, slug: string): string {
  return `/${language}/members/${encodeURIComponent(slug)}`;
}

export type ArticleKey = { kind: 'article'; slug: string; id: number } | { kind: 'invalid' };

/**
 * Parses `{slug}-article-a{id}`; undefined if the segment does not have this form, `invalid` if the part that
 * follows `-article-a` is not a positive integer.
 */
export function parseArticleKey(segment: string): ArticleKey | undefined {
  const match = /^(.*)-article-a([^/]*)$/s.exec(segment);
  if (!match) return undefined;
  const [, slug = '', digits = ''] = match;
  const id = parseId(digits);
  return id === undefined ? { kind: 'invalid' } : { kind: 'article', slug, id };
}

export type SplitPath =
  | { kind: 'prefixed'; language: Language; rest: string }
  | { kind: 'otherCase'; language: Language; rest: string }
  | { kind: 'unprefixed'; rest: string };

/** Splits the language prefix from a path; `rest` has no leading slash. `/pt-BR/faq` is `otherCase`. */
export function splitLanguagePrefix(path: string): SplitPath {
  const [first = '', ...others] = path.replace(/^\/+/, '').split('/');
  const rest = others.join('/');
  if (isLanguage(first)) return { kind: 'prefixed', language: first, rest };
  const language = first.toLowerCase();
  if (isLanguage(language) && matchLanguage(first)) return { kind: 'otherCase', language, rest };
  return { kind: 'unprefixed', rest: path.replace(/^\/+/, '') };
}
