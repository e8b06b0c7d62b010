import type { ShownRoute } from '../state/uiSlice';

/**
 * The parameters of lists (`contract/views`), which are not on the first screen: a test compares them. Others may not be stored, such as
 * a reset link's token.
 */
const isReadable = ([name]: [string, string]) =>
  /^(?:page|size|sort|search|category|featured|letter|platform|series|around|country|at|sense|window|by|dlc|after|before|rank|player|game|result|board|own)$/.test(
    name,
  );

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
