export type PageItem = number | 'start-ellipsis' | 'end-ellipsis';

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** The items of Material UI's Pagination: the first page, the last one, and the current one with its siblings. */
export function pageItems(page: number, pages: number, siblings: number): PageItem[] {
  if (pages < 4) return range(1, pages);
  const start = Math.max(Math.min(page - siblings, pages - 2 - siblings * 2), 3);
  const end = Math.min(Math.max(page + siblings, 3 + siblings * 2), pages - 2);
  return [
    1,
    start > 3 ? 'start-ellipsis' : 2,
    ...range(start, end),
    end < pages - 2 ? 'end-ellipsis' : pages - 1,
    pages,
  ];
}
