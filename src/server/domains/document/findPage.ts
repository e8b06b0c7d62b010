import type { Language } from '../../../contract/languages';
import { matchPage, type MatchedPage } from '../../../contract/matchPage';
import { isKeyedRoute, shortAddresses } from '../../../contract/pages';
import { splitLanguagePrefix } from '../../../contract/routes';

export type FoundPage =
  /** A page of the site. Whether its resource exists is not checked yet. */
  | (MatchedPage & { kind: 'page'; language: Language })
  | { kind: 'notFound'; language: Language }
  /** The page is at another address; `rest` is its path without the language. */
  | { kind: 'elsewhere'; language: Language; rest: string }
  /** The language is missing. */
  | { kind: 'unprefixed'; rest: string }
  /** A missing file, for example a script of an older build. */
  | { kind: 'file' };

/** Resolves a path without its query. */
export function findPage(path: string): FoundPage {
  const split = splitLanguagePrefix(path);
  if (split.kind === 'otherCase') return { ...split, kind: 'elsewhere' };
  if (split.kind === 'unprefixed') {
    return /\.[a-z0-9]{1,11}$/i.test(path) ? { kind: 'file' } : split;
  }
  const { language } = split;
  // Pages have no slash at their end, except Home, which is the language alone.
  const rest = split.rest.replace(/\/+$/, '');
  const short = Object.entries(shortAddresses).find(([address]) => rest === address);
  if (short) return { kind: 'elsewhere', language, rest: short[1] };
  if (rest !== split.rest) return { kind: 'elsewhere', language, rest };
  const page = matchPage(split.rest);
  const hasId = page && (isKeyedRoute(page.route) || 'id' in page.params);
  return !page || (hasId && page.id === undefined)
    ? { kind: 'notFound', language }
    : { kind: 'page', language, ...page };
}
