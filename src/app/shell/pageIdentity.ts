import { parseArticleKey, splitLanguagePrefix } from '../../contract/routes';

/** What an address shows, whatever its language and however its article is worded: neither of these is a move. */
export function pageIdentity(pathname: string): string {
  const { rest } = splitLanguagePrefix(pathname);
  const article = parseArticleKey(rest);
  return article?.kind === 'article' ? `article ${article.id}` : rest;
}
