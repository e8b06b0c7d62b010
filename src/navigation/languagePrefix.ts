import { chooseLanguage, type Language } from '../contract/languages';
import { splitLanguagePrefix } from '../contract/routes';

/** The parts of an address below the origin, as the router and the browser give them. */
export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/** The same address in another language; query and hash stay. */
export function withLanguage({ pathname, search, hash }: Address, language: Language): string {
  return `/${language}/${splitLanguagePrefix(pathname).rest}${search}${hash}`;
}

/** What the reader chose before, else what the browser asks for, else English. */
export function resolveLanguage(
  stored: Language | undefined,
  browserTags: readonly string[],
): Language {
  return stored ?? chooseLanguage(browserTags);
}

/** Where an address without a proper prefix leads; undefined for one that has its own. */
export function languageRedirect(address: Address, resolve: () => Language): string | undefined {
  const split = splitLanguagePrefix(address.pathname);
  if (split.kind === 'prefixed') return undefined;
  return withLanguage(address, split.kind === 'otherCase' ? split.language : resolve());
}
