import type { Language } from '../contract/languages';
import { routePatterns, splitLanguagePrefix, type StaticRouteName } from '../contract/routes';
import { withLanguage } from './languagePrefix';

export const redirectParameter = 'redirect';

/** Only somebody who is no member yet has business there. */
const guestRoutes: readonly StaticRouteName[] = [
  'Login',
  'Register',
  'ForgotPassword',
  'ResetPassword',
];

const origin = 'https://site.invalid';

/**
 * The address to go back to after logging in, or undefined for anything that is not a page of this site: what stands in a link
 * may have been written by anybody. With a `language`, the same page in that one.
 */
export function safeRedirect(target: string | null, language?: Language): string | undefined {
  if (!target?.startsWith('/') || !URL.canParse(target, origin)) return undefined;
  const url = new URL(target, origin);
  if (url.origin !== origin) return undefined;
  const split = splitLanguagePrefix(url.pathname);
  if (split.kind !== 'prefixed') return undefined;
  if (guestRoutes.some((route) => routePatterns[route] === split.rest)) return undefined;
  return withLanguage(url, language ?? split.language);
}

/** A guests' page that remembers where the person wanted to go. */
export function withRedirect(path: string, target: string | undefined): string {
  return target === undefined ? path : `${path}?${redirectParameter}=${encodeURIComponent(target)}`;
}
