import { PrecacheController } from 'workbox-precaching';
import { environment } from '../config/environment';
import { respondFromApi } from './apiResponses';
import { buildVersion, mainScript, type ManifestEntry } from './buildFiles';
import { findFile, isFile } from './fileCache';
import { onStorageFull } from './putInCache';
import { createMessageHandler, isWorkerMessage } from './messages';
import { openPage, rememberPage } from './pages';
import { cacheCategory, cacheNames, type WorkerNotice } from './protocol';
import { classifyRequest } from './classifyRequest';
import { addressLanguage, browserLanguages, createAppShells } from './appShells';

declare const self: ServiceWorkerGlobalScope & { programFiles: ManifestEntry[] };

const manifest = self.programFiles;
const program = new PrecacheController({ cacheName: cacheNames.precache });
program.precache(manifest);

const own = self.location.origin;
const origins = {
  own,
  api: environment.apiHost === '' ? own : new URL(environment.apiHost).origin,
};
const version = buildVersion(manifest);
const shells = createAppShells(
  version,
  new Set(manifest.map(({ url }) => new URL(url, own).pathname)),
);

const openWindows = async () =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** The languages of open pages, those with a shell already, or the browser's preferred ones: at least one can start offline. */
async function prepareLanguages(): Promise<void> {
  const open = (await openWindows()).flatMap(({ url }) => addressLanguage(url) ?? []);
  const wanted = new Set([...open, ...(await shells.known())]);
  if (wanted.size === 0) wanted.add(browserLanguages(navigator.languages)[0] ?? 'en');
  await Promise.all([...wanted].map(shells.prepare));
}

/** Caches pages that were opened before the worker was installed, as if it had served them. */
async function rememberOpenPages(): Promise<void> {
  if (self.registration.active) return;
  const urls = new Set((await openWindows()).map(({ url }) => url.replace(/[?#].*$/s, '')));
  const pages = [...urls].filter((url) => addressLanguage(url) !== undefined);
  const files = await Promise.all(pages.map(async (url) => rememberPage(url, origins)));
  await keepResources(files.flat());
}

/** Fetches files that none of our caches has, from the HTTP cache where possible. */
async function keepResources(urls: readonly string[]): Promise<void> {
  for (const url of new Set(urls.map((text) => new URL(text, own).href))) {
    const kind = classifyRequest({ method: 'GET', mode: 'cors', url }, origins);
    if (kind !== 'asset' && kind !== 'font' && kind !== 'picture') continue;
    if (program.getCacheKeyForURL(url) || (await caches.match(url, { ignoreVary: true }))) continue;
    const response = await fetch(url).catch(() => undefined);
    if (!response || !isFile(response)) continue;
    const names = {
      asset: cacheNames.assets,
      font: cacheNames.fonts,
      picture: cacheNames.pictures,
    };
    await (await caches.open(names[kind])).put(url, response).catch(() => undefined);
  }
}

/** Deletes the caches and app shells of former versions. */
async function dropOldCaches(): Promise<void> {
  const current: string[] = [...Object.values(cacheNames), shells.cacheName];
  const old = (await caches.keys()).filter(
    (name) => cacheCategory(name) !== undefined && !current.includes(name),
  );
  await Promise.all(old.map(async (name) => caches.delete(name)));
}

// A new version waits until the user agrees: never call skipWaiting() here.
self.addEventListener('install', (event) => {
  event.waitUntil(prepareLanguages().then(() => rememberOpenPages().catch(() => undefined)));
});

/** Documents are requested while the worker starts; they need not bring the files that it has. */
async function preloadDocuments(): Promise<void> {
  const { navigationPreload } = self.registration;
  await navigationPreload.enable();
  await navigationPreload.setHeaderValue(mainScript(manifest));
}

self.addEventListener('activate', (event) => {
  const prepared = Promise.all([dropOldCaches(), preloadDocuments().catch(() => undefined)]);
  event.waitUntil(prepared.then(async () => self.clients.claim()));
});

async function findPrecached(event: FetchEvent): Promise<Response> {
  return (await program.matchPrecache(event.request)) ?? fetch(event.request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const wait = (work: Promise<unknown>) => event.waitUntil(work);
  const kind = classifyRequest(request, origins);
  if (kind === 'page') event.respondWith(openPage(event, wait, { shells, origins }));
  else if (kind === 'api' || kind === 'people')
    event.respondWith(respondFromApi(kind, request, wait));
  else if (program.getCacheKeyForURL(request.url)) event.respondWith(findPrecached(event));
  else if (kind !== undefined) event.respondWith(findFile(kind, event));
});

const handleMessage = createMessageHandler({
  version,
  shells,
  apiOrigin: origins.api,
  skipWaiting: async () => self.skipWaiting(),
  keepResources,
});

self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (!isWorkerMessage(data)) return;
  event.waitUntil(handleMessage(data, (reply) => event.ports[0]?.postMessage(reply)));
});

onStorageFull(() => {
  const notice: WorkerNotice = { type: 'STORAGE_FULL' };
  const tell = async () => {
    for (const page of await openWindows()) page.postMessage(notice, []);
  };
  void tell();
});
