import { putInCache } from './putInCache';
import { timeoutAfter, type WaitUntil } from './timeout';
import { cacheNames } from './protocol';
import type { RequestKind } from './classifyRequest';
import { responseKey, copyToKeep, fetchedAt, isCacheable, requestLanguage } from './responseKeys';

export type ApiRequestKind = Extract<RequestKind, 'api' | 'people'>;

/** Milliseconds to wait for the server when there is a cached copy. */
const timeout = 3_000;
/** Milliseconds a copy counts as fresh: until then a member's request does not fetch another anonymous copy. */
const fresh = 5 * 60_000;

/** Counts log-outs: responses to requests from before a log-out that name people are not cached after it. */
let logOutCount = 0;

export async function clearMemberResponses(): Promise<void> {
  logOutCount += 1;
  await caches.delete(cacheNames.people);
}

/** The newest cached copy. */
async function findApiResponse(key: string): Promise<Response | undefined> {
  const found = await Promise.all(
    [cacheNames.saved, cacheNames.api, cacheNames.people].map(async (name) =>
      caches.match(key, { cacheName: name, ignoreVary: true }),
    ),
  );
  return found
    .filter((copy) => copy !== undefined)
    .toSorted((a, b) => fetchedAt(b) - fetchedAt(a))[0];
}

/** Caches a response under its key; a deliberately saved response stays in the saved cache and is updated there. */
export async function cacheApiResponse(
  kind: ApiRequestKind,
  key: string,
  copy: Response,
): Promise<boolean> {
  if (kind === 'people') return putInCache(cacheNames.people, key, copy);
  const saved = await caches.match(key, { cacheName: cacheNames.saved, ignoreVary: true });
  return putInCache(saved ? cacheNames.saved : cacheNames.api, key, copy);
}

/** A request and the cache key for its response. */
interface ApiRequest {
  kind: ApiRequestKind;
  key: string;
  request: Request;
  /** The value of `logOutCount` when the request was made. */
  logOuts: number;
}

/** Deletes the copies of a resource that no longer exists. */
async function deleteCopies(key: string): Promise<void> {
  for (const name of [cacheNames.saved, cacheNames.api, cacheNames.people]) {
    if (await caches.has(name)) await (await caches.open(name)).delete(key);
  }
}

/** Caches the response if it is cacheable; skips bodies that are cut off or not JSON. */
async function keepResponse({ kind, key, logOuts }: ApiRequest, response: Response): Promise<void> {
  if (response.status === 404 || response.status === 410) await deleteCopies(key);
  if (!isCacheable(response)) return;
  const copy = await copyToKeep(response).catch(() => undefined);
  if (copy && (kind !== 'people' || logOuts === logOutCount))
    await cacheApiResponse(kind, key, copy);
}

/** Fetches as a guest, bypassing the HTTP cache, which may hold a member's response. */
export async function fetchAnonymously(url: string, language: string): Promise<Response> {
  const own = new URL(url).origin === globalThis.location.origin;
  return fetch(url, {
    credentials: 'omit',
    cache: 'no-store',
    headers: {
      Accept: 'application/ld+json',
      'Accept-Language': language,
      // A prefetch counts no view. Sent to the own origin only: elsewhere CORS would have to allow the header.
      ...(own ? { Purpose: 'prefetch' } : {}),
    },
  });
}

/** A member's response is not cached; the anonymous version of it is fetched and cached instead. */
async function keepAnonymousCopy(apiRequest: ApiRequest) {
  const { key, request } = apiRequest;
  const known = await findApiResponse(key);
  if (known && Date.now() - fetchedAt(known) < fresh) return;
  const response = await fetchAnonymously(request.url, requestLanguage(request)).catch(
    () => undefined,
  );
  if (response) await keepResponse(apiRequest, response);
}

const isDown = ({ status }: Response) => status >= 502 && status <= 504;

/** The server's response, or the cached copy if the server is unreachable, down or slow. */
export async function respondFromApi(
  kind: ApiRequestKind,
  request: Request,
  wait: WaitUntil,
): Promise<Response> {
  const key = responseKey(request.url, requestLanguage(request));
  const apiRequest = { kind, key, request, logOuts: logOutCount };
  const anonymous = !request.headers.has('Authorization');
  const fetched = fetch(request).then((response) => {
    if (!anonymous && response.status === 200) wait(keepAnonymousCopy(apiRequest));
    if (anonymous) wait(keepResponse(apiRequest, response.clone()));
    return response;
  });
  wait(fetched.catch(() => undefined));
  const copy = await findApiResponse(key);
  if (!copy) return fetched;
  // No timeout for comments: after posting one, an older list would look as if the comment had been lost.
  const limits = kind === 'people' ? [] : [timeoutAfter(timeout)];
  const response = await Promise.race([fetched.catch(() => undefined), ...limits]);
  return response && !isDown(response) ? response : copy;
}
