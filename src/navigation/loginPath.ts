import type { Language } from '../contract/languages';
import { pageEntry, pages, routeNames } from '../contract/pages';
import { splitLanguagePrefix } from '../contract/routes';
import { withLanguage } from './languagePrefix';

export const redirectParameter = 'redirect';

/** Guests only: never a target after login. */
const guestPaths = new Set<string>(
  routeNames.filter((name) => pageEntry(name).guard === 'guest').map((name) => pages[name].path),
);

const origin = 'https://site.invalid';

/**
 * Validates the page to return to after login; undefined for anything that is not a page of this site, since the parameter
 * is untrusted. With a `language`, returns the same page in that language.
 */
export function safeRedirect(target: string | null, language?: Language): string | undefined {
  if (!target?.startsWith('/') || !URL.canParse(target, origin)) return undefined;
  const url = new URL(target, origin);
  if (url.origin !== origin) return undefined;
  const split = splitLanguagePrefix(url.pathname);
  if (split.kind !== 'prefixed') return undefined;
  if (guestPaths.has(split.rest)) return undefined;
  return withLanguage(url, language ?? split.language);
}

/** Adds the return page to the path of a guests' page. */
export function withRedirect(path: string, target: string | undefined): string {
  return target === undefined ? path : `${path}?${redirectParameter}=${encodeURIComponent(target)}`;
}
