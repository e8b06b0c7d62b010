import { parseArticleKey, splitLanguagePrefix } from '../../../contract/routes';

/** Identifies the page of a pathname. A change of language or of an article's slug is not a new page. */
export function pageIdentity(pathname: string): string {
  const { rest } = splitLanguagePrefix(pathname);
  const article = parseArticleKey(rest);
  return article?.kind === 'article' ? `article ${article.id}` : rest;
}
