import type { Comment } from '../../api/commentFromWire';
import type { Kept, Page } from '../../api/collection';

/** All comments loaded so far, without duplicates: newly posted comments shift others to the next page. */
export function loadedComments<Item extends Comment>(
  data: { pages: Page<Item>[] } | undefined,
): Kept & {
  comments: Item[];
  total: number;
} {
  const pages = data?.pages ?? [];
  const byId = new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
  const { total = 0, keptAt } = pages.find((page) => page.keptAt !== undefined) ?? pages[0] ?? {};
  return { comments: [...byId.values()], total, ...(keptAt === undefined ? {} : { keptAt }) };
}
