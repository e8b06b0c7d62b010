import usePagination from '@mui/material/usePagination';
import { renderHook } from '@testing-library/react';
import { pageItems } from '../../../src/components/page/pageItems';

/** The items of Material UI's Pagination, without the steps. */
function materialItems(page: number, count: number, siblingCount: number) {
  const { result } = renderHook(() => usePagination({ page, count, siblingCount }));
  return result.current.items.slice(1, -1).map(({ type, page: number }) => number ?? type);
}

test.each([0, 1])('are those of the pagination with script, with %i siblings', (siblings) => {
  const lists = Array.from({ length: 12 }, (_, index) => index + 1);
  for (const pages of lists) {
    for (const page of lists.slice(0, pages)) {
      expect(pageItems(page, pages, siblings)).toEqual(materialItems(page, pages, siblings));
    }
  }
});
