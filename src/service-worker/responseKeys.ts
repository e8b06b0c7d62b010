import { chooseLanguage, parseAcceptLanguage, type Language } from '../contract/languages';
import { fetchedAtHeader } from './protocol';

const languageParameter = 'offline-language';

/** The language a response was requested in. */
export const requestLanguage = ({ headers }: Pick<Request, 'headers'>): Language =>
  chooseLanguage(parseAcceptLanguage(headers.get('Accept-Language') ?? ''));

/**
 * The cache key of a response: its URL with sorted parameters, and the language, which the API reads from a header.
 * `Vary` matching would not do: the page's header values for one language can differ.
 */
export function responseKey(url: string, language: Language): string {
  const key = new URL(url);
  key.hash = '';
  key.searchParams.sort();
  key.searchParams.set(languageParameter, language);
  return key.href;
}

/** The URL and the language of a key. */
export function parseResponseKey(key: string): { path: string; language: string } {
  const { pathname, searchParams } = new URL(key);
  return { path: pathname, language: searchParams.get(languageParameter) ?? '' };
}

/**
 * Complete, public, not opaque and of the expected type: a proxy may send an HTML page with status 200. Redirections hold for a
 * time only: their responses belong to another address.
 */
export function isCacheable(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  const hidden = /\b(private|no-store)\b/.test(response.headers.get('Cache-Control') ?? '');
  return (
    response.status === 200 &&
    response.type !== 'opaque' &&
    !response.redirected &&
    /\bjson\b/.test(type) &&
    !hidden
  );
}

/**
 * The copy to cache: the body, the headers needed to read it, and the time. The other headers would be outdated later.
 * @throws SyntaxError for a body that is cut off or not JSON.
 */
export async function copyToKeep(response: Response, now = new Date()): Promise<Response> {
  const body = await response.text();
  JSON.parse(body);
  return jsonCopy(body, response.headers.get('Content-Type') ?? 'application/ld+json', now);
}

export function jsonCopy(body: string, type: string, now = new Date()): Response {
  return new Response(body, {
    headers: { 'Content-Type': type, [fetchedAtHeader]: now.toISOString() },
  });
}

export function fetchedAt(response: Response): number {
  return Date.parse(response.headers.get(fetchedAtHeader) ?? '') || 0;
}
