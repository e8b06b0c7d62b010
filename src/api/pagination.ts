import type { Page } from './wire/collection';

/** The next page number; undefined after the last page. */
function nextPage(last: Page<unknown>, pages: readonly Page<unknown>[]) {
  const read = pages.reduce((sum, { items }) => sum + items.length, 0);
  return last.items.length === 0 || read >= last.total ? undefined : pages.length + 1;
}

/** The pages of a list that is read from the first one on. */
export const numberedPages = { initialPageParam: 1, getNextPageParam: nextPage };
