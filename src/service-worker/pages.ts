import { splitLanguagePrefix } from '../contract/routes';
import { cacheApiResponse } from './apiResponses';
import { documentFiles, inlinedAnswers } from './documentParts';
import { timeoutAfter, type WaitUntil } from './timeout';
import { classifyRequest, type Origins } from './classifyRequest';
import { addressLanguage, browserLanguages, type AppShells } from './appShells';
import { responseKey, jsonCopy } from './responseKeys';

/** Milliseconds a reader waits for a document where the site can be started without. */
const timeout = 5_000;

export interface PageKeeper {
  shells: AppShells;
  origins: Origins;
}

/**
 * Takes out of a document what is worth keeping: the answers it carries. The document itself is made for one moment and not kept.
 */
export async function rememberDocument(html: string, origins: Origins): Promise<void> {
  for (const { path, language, body } of inlinedAnswers(html)) {
    const url = new URL(path, origins.api).href;
    const kind = classifyRequest({ method: 'GET', mode: 'cors', url }, origins);
    if (kind !== 'answer' && kind !== 'people') continue;
    const copy = jsonCopy(JSON.stringify(body), 'application/ld+json');
    await cacheApiResponse(kind, responseKey(url, language), copy);
  }
}

/** Asks for a page that was opened before there was a worker, as somebody without an account, and keeps what it says. */
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
 * Where there is no document in the language of an address, another language's starts an address without one, which the program
 * completes by itself; any other is led to a language that can be shown.
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

/** The server's document; without a network the neutral one, from which the program opens the page by itself. */
export async function openPage(request: Request, wait: WaitUntil, keeper: PageKeeper) {
  const { shells } = keeper;
  const fetched = fetch(request).then((response) => {
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
  // In the middle of a release the server may already have another build; the next worker will see to it.
  if (language) await shells.prepare(language).catch(() => undefined);
  await rememberDocument(await response.text(), origins);
}
