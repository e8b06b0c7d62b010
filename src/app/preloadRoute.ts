import { matchPage } from '../contract/matchPage';
import { splitLanguagePrefix } from '../contract/routes';
import type { AppDispatch } from '../store/createStore';
import { notFoundPage } from './notFoundPage';
import { prefetchPage, type RouteRequest } from './prefetchPage';
import type { RouteEntry } from './routeEntry';

/** Matches a URL to its page and request; undefined for unknown URLs. */
export function findRoute(
  table: readonly RouteEntry[],
  location: Pick<Location, 'pathname' | 'search'>,
): { entry: RouteEntry; request: RouteRequest } | undefined {
  const split = splitLanguagePrefix(location.pathname);
  if (split.kind !== 'prefixed') return undefined;
  const search = new URLSearchParams(location.search);
  const page = matchPage(split.rest);
  const entry = table.find(({ name }) => name === page?.route);
  return page && entry && { entry, request: { language: split.language, page, search } };
}

/** Starts loading the code and the first queries of a URL's page in parallel. Resolves when the code is loaded. */
export async function preloadRoute(
  table: readonly RouteEntry[],
  location: Pick<Location, 'pathname' | 'search'>,
  dispatch: AppDispatch,
): Promise<void> {
  const found = findRoute(table, location);
  const prefetched = found && prefetchPage(found.entry.name, dispatch, found.request);
  const page = found?.entry.page ?? notFoundPage;
  // A page that cannot be loaded shows its error where it is rendered.
  await Promise.allSettled([prefetched, page.load()]);
}
