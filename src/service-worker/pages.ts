import { splitLanguagePrefix } from '../contract/routes';
import { cacheApiResponse } from './apiResponses';
import { documentFiles, inlinedAnswers } from './documentParts';
import { timeoutAfter, type WaitUntil } from './timeout';
import { classifyRequest, type Origins } from './classifyRequest';
import { addressLanguage, browserLanguages, type AppShells } from './appShells';
import { responseKey, jsonCopy } from './responseKeys';

/** Milliseconds to wait for a document when there is an app shell to start from. */
const timeout = 5_000;

export interface PageKeeper {
  shells: AppShells;
  origins: Origins;
}

/**
 * Caches the API responses inlined in a document. The document itself is rendered for a single request and not cached.
 */
async function rememberDocument(html: string, origins: Origins): Promise<void> {
  for (const { path, language, body } of inlinedAnswers(html)) {
    const url = new URL(path, origins.api).href;
    const kind = classifyRequest({ method: 'GET', mode: 'cors', url }, origins);
    if (kind !== 'api' && kind !== 'people') continue;
    const copy = jsonCopy(JSON.stringify(body), 'application/ld+json');
    await cacheApiResponse(kind, responseKey(url, language), copy);
  }
}

/** Fetches a page that was opened before the worker was installed, as a guest, and caches the responses inlined in it. */
export async function rememberPage(url: string, origins: Origins): Promise<string[]> {
  const { origin, pathname } = new URL(url);
  const response = await fetch(`${origin}${pathname}`, {
    credentials: 'omit',
    cache: 'no-store',
    headers: { Accept: 'text/html', Purpose: 'prefetch' },
  });
  if (response.status !== 200) return [];
  const html = await response.text();
  await rememberDocument(html, origins);
  return documentFiles(html);
}

/**
 * Without an app shell in the URL's language: for a URL without a language, another language's shell, and the client adds the
 * language to the URL; for any other URL, a redirect to a language that has a shell.
 */
async function openOtherwise(url: string, shells: AppShells): Promise<Response | undefined> {
  const split = splitLanguagePrefix(new URL(url).pathname);
  for (const language of [...browserLanguages(navigator.languages), ...(await shells.known())]) {
    const shell = await shells.find(language);
    if (shell && split.kind === 'unprefixed') return shell;
    if (shell) return Response.redirect(`/${language}/${split.rest}`);
  }
  return undefined;
}

/** The document that the browser has requested already, if it can. */
async function requestDocument({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const requested: unknown = await preloadResponse;
  return requested instanceof Response ? requested : fetch(request);
}

/** The server's document; offline, the app shell, from which the client renders the page. */
export async function openPage(event: FetchEvent, wait: WaitUntil, keeper: PageKeeper) {
  const { request } = event;
  const { shells } = keeper;
  const fetched = requestDocument(event).then((response) => {
    if (response.status === 200) wait(remember(response.clone(), request.url, keeper));
    return response;
  });
  wait(fetched.catch(() => undefined));
  const language = addressLanguage(request.url);
  const shell = language && (await shells.find(language));
  if (shell) {
    const response = await Promise.race([fetched.catch(() => undefined), timeoutAfter(timeout)]);
    return response && response.status < 502 ? response : shell;
  }
  try {
    return await fetched;
  } catch (error) {
    const other = await openOtherwise(request.url, shells);
    if (other) return other;
    throw error;
  }
}

async function remember(response: Response, url: string, { shells, origins }: PageKeeper) {
  const language = addressLanguage(url);
  // During a release the server may already run another build; the next worker prepares that build's shell.
  if (language) await shells.prepare(language).catch(() => undefined);
  await rememberDocument(await response.text(), origins);
}
