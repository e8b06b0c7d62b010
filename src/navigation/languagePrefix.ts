import { chooseLanguage, type Language } from '../contract/languages';
import { splitLanguagePrefix } from '../contract/routes';

/** The parts of a URL after the origin, as in the router's and the browser's location. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** The same URL in another language; keeps query and hash. */
export function withLanguage({ pathname, search, hash }: Address, language: Language): string {
  return `/${language}/${splitLanguagePrefix(pathname).rest}${search}${hash}`;
}

/** The stored language, else the browser's preferred one, else English. */
export function resolveLanguage(
  stored: Language | undefined,
  browserTags: readonly string[],
): Language {
  return stored ?? chooseLanguage(browserTags);
}

/** The redirect target for a URL without a proper language prefix; undefined if it has one. */
export function languageRedirect(address: Address, resolve: () => Language): string | undefined {
  const split = splitLanguagePrefix(address.pathname);
  if (split.kind === 'prefixed') return undefined;
  return withLanguage(address, split.kind === 'otherCase' ? split.language : resolve());
}
