import { listParameters } from '../contract/views/listViews';
import type { ShownRoute } from '../state/uiSlice';

/** Only parameters of lists may be stored; a reset link's token must not be. */
const isReadable = ([name]: [string, string]) => listParameters.has(name);

/** The parts of a URL that may be stored. */
export function storableRoute({
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
