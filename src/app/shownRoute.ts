import type { ShownRoute } from '../state/uiSlice';

/** The query parameters the store may know: a reset link's token is not among them. */
const isReadable = ([name]: [string, string]) =>
  /^(?:page|size|sort|search|category|featured)$/.test(name);

/** What the store may know of an address. */
export function shownRoute({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): ShownRoute {
  return {
    path: pathname,
    query: new URLSearchParams([...new URLSearchParams(search)].filter(isReadable)).toString(),
    hash: /^#[\w-]{1,30}$/.test(hash) ? hash : '',
  };
}
