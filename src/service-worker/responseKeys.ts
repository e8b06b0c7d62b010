import { chooseLanguage, parseAcceptLanguage, type Language } from '../contract/languages';
import { fetchedAtHeader } from './protocol';

const languageParameter = 'offline-language';

/** The language an answer was asked for in. */
export const requestLanguage = ({ headers }: Pick<Request, 'headers'>): Language =>
  chooseLanguage(parseAcceptLanguage(headers.get('Accept-Language') ?? ''));

/**
 * What an answer is kept under: its address, the parameters in one order, and the language, which the API takes from a header.
 * A cache told to go by the header instead would have to compare headers the page words differently from time to time.
 */
export function responseKey(url: string, language: Language): string {
  const key = new URL(url);
  key.hash = '';
  key.searchParams.sort();
  key.searchParams.set(languageParameter, language);
  return key.href;
}

/** The address and the language of a key. */
export function parseResponseKey(key: string): { path: string; language: string } {
  const { pathname, searchParams } = new URL(key);
  return { path: pathname, language: searchParams.get(languageParameter) ?? '' };
}

/** Whole, public, of our own and what it should be: a proxy's page of HTML is no answer, whatever its status says. */
export function isCacheable(response: Response): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  const hidden = /\b(private|no-store)\b/.test(response.headers.get('Cache-Control') ?? '');
  return response.status === 200 && response.type !== 'opaque' && /\bjson\b/.test(type) && !hidden;
}

/**
 * The copy to keep: the body and what is needed to read it, stamped with the time. Of the other headers none is true later.
 * @throws SyntaxError for a body that breaks off or is no JSON.
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
