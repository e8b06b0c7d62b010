import type { Comment } from '../../api/commentFromWire';
import type { Page } from '../../api/collection';

/** All comments read so far, each once: what was posted meanwhile moves others to the next page. */
export function loadedComments<Item extends Comment>(
  data: { pages: Page<Item>[] } | undefined,
): {
  comments: Item[];
  total: number;
} {
  const pages = data?.pages ?? [];
  const byId = new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item]));
  return { comments: [...byId.values()], total: pages[0]?.total ?? 0 };
}
