import { matchPath } from 'react-router-dom';
import { splitLanguagePrefix, routePatterns } from '../contract/routes';
import type { AppDispatch } from '../store/createStore';
import { notFoundPage } from './notFoundPage';
import type { RouteEntry, RouteRequest } from './routeEntry';

/** The page an address leads to and what it asks of it; undefined for addresses no page answers. */
export function findRoute(
  table: readonly RouteEntry[],
  location: Pick<Location, 'pathname' | 'search'>,
): { entry: RouteEntry; request: RouteRequest } | undefined {
  const split = splitLanguagePrefix(location.pathname);
  if (split.kind !== 'prefixed') return undefined;
  const search = new URLSearchParams(location.search);
  // Fixed addresses before the article's, which would match any single segment.
  const fixedFirst = table.toSorted(
    (a, b) =>
      Number(routePatterns[a.name].includes(':')) - Number(routePatterns[b.name].includes(':')),
  );
  for (const entry of fixedFirst) {
    const match = matchPath(`/${routePatterns[entry.name]}`, `/${split.rest}`);
    if (match) {
      return { entry, request: { language: split.language, params: match.params, search } };
    }
  }
  return undefined;
}

/** Starts the code and the first queries of the page an address leads to, side by side. Resolves when the code is there. */
export async function startRoute(
  table: readonly RouteEntry[],
  location: Pick<Location, 'pathname' | 'search'>,
  dispatch: AppDispatch,
): Promise<void> {
  const found = findRoute(table, location);
  const prefetched = found?.entry.prefetch?.(dispatch, found.request);
  const page = found?.entry.page ?? notFoundPage;
  // A page that cannot be loaded says so itself, where it is rendered.
  await Promise.allSettled([prefetched, page.load()]);
}
