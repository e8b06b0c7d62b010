import type { PageRequest } from './collection';

export interface PageWindow {
  offset: number;
  limit: number;
  /** Whether the offset counts from the last row, in the reverse order. */
  fromEnd: boolean;
}

/**
 * The window of a page, counted from the nearer end: the cost of a deep page is its skipped rows, so no page skips more than
 * half of them. A limit of 0 means a page past the end.
 */
export function nearerWindow(page: PageRequest, total: number): PageWindow {
  const { offset, limit } = startWindow(page, total);
  const behind = total - offset - limit;
  return behind < offset && limit > 0
    ? { offset: behind, limit, fromEnd: true }
    : { offset, limit, fromEnd: false };
}

/** The window of a page, counted from the first row. */
export function startWindow({ page, itemsPerPage }: PageRequest, total: number): PageWindow {
  const offset = (page - 1) * itemsPerPage;
  return { offset, limit: Math.max(0, Math.min(itemsPerPage, total - offset)), fromEnd: false };
}
