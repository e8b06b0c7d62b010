import { setupListeners } from '@reduxjs/toolkit/query/react';
import type { i18n as I18n } from 'i18next';
import { startTransition, StrictMode, useLayoutEffect } from 'react';
import type { Root } from 'react-dom/client';
import { baseApi } from '../api/baseApi';
import type { PreloadedResponse } from '../contract/preloadedResponse';
import { fallbackLanguage, type Language } from '../contract/languages';
import { splitLanguagePrefix } from '../contract/routes';
import { captureInstallPrompt } from '../features/pwa/install/deferredInstallPrompt';
import { watchPageResume } from '../features/session/pageResume';
import { startSessionListeners } from '../features/session/sessionListeners';
import { createI18n, currentLanguage } from '../i18n/createI18n';
import { readPrintedFormats } from '../i18n/printedFormats';
import { routeChanged } from '../state/uiSlice';
import { createExtra } from '../store/createExtra';
import { createStore, type AppStore } from '../store/createStore';
import { loadDevTools } from '../store/devTools/loadDevTools';
import { createSafeStorage } from '../store/persistence/safeStorage';
import { readStoredSession } from '../store/persistence/sessionStorageKeys';
import { startPersistence } from '../store/persistence/startPersistence';
import { createPreloadedFetch, readPreloadedResponses } from './preloadedResponses';
import { routeTable } from './routeTable';
import { loadTexts } from './loadTexts';
import { yieldToMain } from './yieldToMain';
import { storableRoute } from './storableRoute';
import { findRoute, preloadRoute } from './preloadRoute';
import { whenIdle } from '../components/lazy/whenIdle';

/** Maximum milliseconds to wait for inlined responses, which only have to be parsed, before the first render. */
const readingTime = 100;

const addressLanguage = (): Language => {
  const split = splitLanguagePrefix(globalThis.location.pathname);
  return split.kind === 'unprefixed' ? fallbackLanguage : split.language;
};

/** reloadOnMissingFiles may show its message and remove the root after the program has begun: the message stays. */
const hasFailed = () => document.getElementById('root') === null;

/** Calls back when the whole page has replaced the printed one, before it is painted. */
function Mounted({ onMount }: { onMount: () => void }) {
  useLayoutEffect(onMount, [onMount]);
  return null;
}

/**
 * Starts the app: loads the texts, the page's code and its first queries in parallel, then replaces the printed page with
 * the whole page in one step. Then it calls `onMount`.
 */
export async function startApp(root: Root, onMount: () => void): Promise<void> {
  captureInstallPrompt();
  const preloaded = readPreloadedResponses();
  readPrintedFormats();
  const tools = await loadDevTools();
  const ownStorage = createSafeStorage(() => globalThis.localStorage);
  const storage = tools?.guardStorage(ownStorage) ?? ownStorage;
  const send: typeof fetch = (input, init) => globalThis.fetch(input, init);
  let language = addressLanguage;
  const store = createStore({
    extra: createExtra({
      language: () => language(),
      fetch: createPreloadedFetch(preloaded, tools?.guardFetch(send) ?? send),
      storedSession: () => readStoredSession(storage),
      offlineCopies: async () => (await import('../store/persistence/offlineCopies')).offlineCopies,
    }),
    storage,
    listeners: [startSessionListeners],
    tools,
  });
  recordFirstRoute(store);
  watchPageResume(store.dispatch);
  const texts = pageTexts();
  await yieldToMain();
  const { App } = await import(/* webpackMode: "eager" */ './App');
  await yieldToMain();
  await startPersistence(store, storage);
  const [i18n] = await Promise.all([texts, preloadPage(store, preloaded)]);
  language = () => currentLanguage(i18n);
  // Queries that failed offline are repeated when the browser is online again.
  setupListeners(store.dispatch);
  if (hasFailed()) return;
  // Time-sliced rendering keeps the browser responsive.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App store={store} i18n={i18n} />
        <Mounted onMount={onMount} />
      </StrictMode>,
    ),
  );
  whenIdle(() => void loadBackground(store, i18n));
}

/** A recording starts with the persisted slices, so the route must be stored before they are read: a replay starts on it. */
function recordFirstRoute(store: AppStore): void {
  const { location } = globalThis;
  const isPage = splitLanguagePrefix(location.pathname).kind === 'prefixed';
  if (isPage) store.dispatch(routeChanged(storableRoute(location)));
}

/** The chunk also holds the code of failures, which must not need the network. If it cannot be loaded, the next visit starts it. */
async function loadBackground(store: AppStore, i18n: I18n): Promise<void> {
  const background = await import(/* webpackChunkName: "background" */ './startBackground').catch(
    () => undefined,
  );
  background?.startBackground(store, i18n);
}

/** Loads the core texts together with those of the page: a page that suspends for its texts would flicker. */
async function pageTexts(): Promise<I18n> {
  const i18n = await createI18n();
  const areas = findRoute(routeTable, globalThis.location)?.entry.texts;
  await loadTexts(i18n, { language: currentLanguage(i18n), areas, visit: '' });
  return i18n;
}

/** Loads the page's code and waits until inlined responses are in the store: the first render shows what was printed. */
async function preloadPage(
  store: AppStore,
  preloaded: readonly PreloadedResponse[],
): Promise<void> {
  await preloadRoute(routeTable, globalThis.location, store.dispatch);
  if (preloaded.length === 0) return;
  const running = store.dispatch(baseApi.util.getRunningQueriesThunk());
  const limit = new Promise((resolve) => globalThis.setTimeout(resolve, readingTime));
  await Promise.race([Promise.allSettled(running), limit]);
}
