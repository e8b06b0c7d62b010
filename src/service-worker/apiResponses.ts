import { putInCache } from './putInCache';
import { timeoutAfter, type WaitUntil } from './timeout';
import { cacheNames } from './protocol';
import type { RequestKind } from './classifyRequest';
import { responseKey, copyToKeep, fetchedAt, isCacheable, requestLanguage } from './responseKeys';

export type ApiRequestKind = Extract<RequestKind, 'answer' | 'people'>;

/** Milliseconds a reader waits for the server where there is a copy to read. */
const timeout = 3_000;
/** Milliseconds a copy counts as new: a member's reading does not fetch another. */
const fresh = 5 * 60_000;

/** Counts the members that have left: what was asked for before is not kept after. */
let departures = 0;

export async function clearMemberResponses(): Promise<void> {
  departures += 1;
  await caches.delete(cacheNames.people);
}

/** The newest copy there is. */
export async function findApiResponse(key: string): Promise<Response | undefined> {
  const found = await Promise.all(
    [cacheNames.saved, cacheNames.answers, cacheNames.people].map(async (name) =>
      caches.match(key, { cacheName: name, ignoreVary: true }),
    ),
  );
  return found
    .filter((copy) => copy !== undefined)
    .toSorted((a, b) => fetchedAt(b) - fetchedAt(a))[0];
}

/** Keeps an answer under its key; what has been saved on purpose stays so, with its new text. */
export async function cacheApiResponse(
  kind: ApiRequestKind,
  key: string,
  copy: Response,
): Promise<boolean> {
  if (kind === 'people') return putInCache(cacheNames.people, key, copy);
  const saved = await caches.match(key, { cacheName: cacheNames.saved, ignoreVary: true });
  return putInCache(saved ? cacheNames.saved : cacheNames.answers, key, copy);
}

/** What somebody asks, and where the copy of the answer goes. */
interface Question {
  kind: ApiRequestKind;
  key: string;
  request: Request;
  /** How many had left when it was asked. */
  asked: number;
}

/** What is no longer there is not shown from a copy either. */
async function forgetAnswer(key: string): Promise<void> {
  for (const name of [cacheNames.saved, cacheNames.answers, cacheNames.people]) {
    if (await caches.has(name)) await (await caches.open(name)).delete(key);
  }
}

/** Keeps what can be kept; a body that turns out to be none is left. */
async function keepResponse({ kind, key, asked }: Question, response: Response): Promise<void> {
  if (response.status === 404 || response.status === 410) await forgetAnswer(key);
  if (!isCacheable(response)) return;
  const copy = await copyToKeep(response).catch(() => undefined);
  if (copy && (kind !== 'people' || asked === departures)) await cacheApiResponse(kind, key, copy);
}

/** Asks as somebody without an account, past the browser's own cache, which may hold a member's answer. */
export async function fetchAnonymously(url: string, language: string): Promise<Response> {
  const own = new URL(url).origin === globalThis.location.origin;
  return fetch(url, {
    credentials: 'omit',
    cache: 'no-store',
    headers: {
      Accept: 'application/ld+json',
      'Accept-Language': language,
      // It is not read yet: no view is counted. Another origin would have to allow the header.
      ...(own ? { Purpose: 'prefetch' } : {}),
    },
  });
}

/** What a member reads is answered to the member; the copy kept is the one everybody gets. */
async function keepAnonymousCopy(question: Question) {
  const { key, request } = question;
  const known = await findApiResponse(key);
  if (known && Date.now() - fetchedAt(known) < fresh) return;
  const response = await fetchAnonymously(request.url, requestLanguage(request)).catch(
    () => undefined,
  );
  if (response) await keepResponse(question, response);
}

const isDown = ({ status }: Response) => status >= 502 && status <= 504;

/** The server's answer; the copy where the server cannot be reached, is down, or lets a reader wait. */
export async function answer(
  kind: ApiRequestKind,
  request: Request,
  wait: WaitUntil,
): Promise<Response> {
  const key = responseKey(request.url, requestLanguage(request));
  const question = { kind, key, request, asked: departures };
  const anonymous = !request.headers.has('Authorization');
  const fetched = fetch(request).then((response) => {
    if (!anonymous && response.status === 200) wait(keepAnonymousCopy(question));
    if (anonymous) wait(keepResponse(question, response.clone()));
    return response;
  });
  wait(fetched.catch(() => undefined));
  const copy = await findApiResponse(key);
  if (!copy) return fetched;
  // Who has just written a comment would take a list from before for a loss.
  const limits = kind === 'people' ? [] : [timeoutAfter(timeout)];
  const response = await Promise.race([fetched.catch(() => undefined), ...limits]);
  return response && !isDown(response) ? response : copy;
}
