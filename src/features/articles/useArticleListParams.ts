import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListParams, writeListParams, type ArticleListParams } from './articleListAddress';

export interface ArticleListState {
  params: ArticleListParams;
  /** Any change other than of the page returns to the first page. `replace` adds no history entry. */
  change: (wish: Partial<ArticleListParams>, options?: { replace?: boolean }) => void;
  /** The search string, with its question mark, of the URL the same change leads to. */
  queryFor: (wish: Partial<ArticleListParams>) => string;
}

/** The query of the article list. The URL is the only place it is stored. */
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
