import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListParams, writeListParams, type ArticleListParams } from './articleListAddress';

export interface ArticleListState {
  params: ArticleListParams;
  /** Anything but another page begins at the first page again. `replace` leaves no step for the back button. */
  change: (wish: Partial<ArticleListParams>, options?: { replace?: boolean }) => void;
  /** The query of the address the same wish leads to, with its question mark. */
  queryFor: (wish: Partial<ArticleListParams>) => string;
}

/** The list as the address asks for it: the address is the only place its state is kept. */
export function useArticleListParams(): ArticleListState {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const params = readListParams(search);
    const after = (wish: Partial<ArticleListParams>) =>
      writeListParams({ ...params, page: 1, ...wish }, search);
    return {
      params,
      change: (wish, { replace = false } = {}) =>
        setSearch(after(wish), { replace, preventScrollReset: true }),
      queryFor: (wish) => `?${after(wish).toString()}`,
    };
  }, [search, setSearch]);
}
