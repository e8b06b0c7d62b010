import { isPreloadedResponse, type PreloadedResponse } from '../contract/preloadedResponse';

/** Reads the responses inlined in the document; returns none when they are missing or unreadable. */
export function readPreloadedResponses(): PreloadedResponse[] {
  const text = document.getElementById('initial-data')?.textContent ?? '';
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed.filter(isPreloadedResponse) : [];
  } catch {
    return [];
  }
}

/** Normalizes a request, since the order of its query parameters is irrelevant. */
function requestKey(address: string, language: string): string {
  const { pathname, searchParams } = new URL(address, globalThis.location.origin);
  searchParams.sort();
  return `${language} ${pathname}?${searchParams.toString()}`;
}

/**
 * A fetch that returns each inlined response once, to a GET of the same URL in the same language. Every other request goes
 * to the server. What is inlined is public: members get the same answer as guests.
 */
export function createPreloadedFetch(
  preloaded: readonly PreloadedResponse[],
  send: typeof fetch,
): typeof fetch {
  const waiting = new Map(
    preloaded.map(({ path, language, body }) => [requestKey(path, language), body]),
  );
  return async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const ownOrigin = new URL(request.url).origin === globalThis.location.origin;
    if (waiting.size === 0 || !ownOrigin || request.method !== 'GET') return send(input, init);
    const key = requestKey(request.url, request.headers.get('Accept-Language') ?? '');
    if (!waiting.has(key)) return send(input, init);
    const body = waiting.get(key);
    waiting.delete(key);
    return Response.json(body, { headers: { 'Content-Type': 'application/ld+json' } });
  };
}
