import type { Language } from '../../../contract/languages';
import { matchPage, type MatchedPage } from '../../../contract/matchPage';
import { isKeyedRoute } from '../../../contract/pages';
import { splitLanguagePrefix } from '../../../contract/routes';

export type FoundPage =
  /** A page of the site. Whether its resource exists is not checked yet. */
  | (MatchedPage & { kind: 'page'; language: Language })
  | { kind: 'notFound'; language: Language }
  /** The language prefix has another case, or is missing; `rest` is the path without it. */
  | { kind: 'otherCase'; language: Language; rest: string }
  | { kind: 'unprefixed'; rest: string }
  /** A missing file, for example a script of an older build. */
  | { kind: 'file' };

/** Resolves a path without its query. */
export function findPage(path: string): FoundPage {
  const split = splitLanguagePrefix(path);
  if (split.kind === 'otherCase') return split;
  if (split.kind === 'unprefixed') {
    return /\.[a-z0-9]{1,11}$/i.test(path) ? { kind: 'file' } : split;
  }
  const { language } = split;
  const page = matchPage(split.rest);
  return !page || (isKeyedRoute(page.route) && page.id === undefined)
    ? { kind: 'notFound', language }
    : { kind: 'page', language, ...page };
}
