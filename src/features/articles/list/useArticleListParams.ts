import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readListParams, writeListParams } from '../../../contract/articleListParams';
import type { ArticleListParams } from '../../../contract/articleRequests';

export interface ArticleListState {
  params: ArticleListParams;
  /** Any change other than of the page returns to the first page. `replace` adds no history entry. */
  change: (changes: Partial<ArticleListParams>, options?: { replace?: boolean }) => void;
  /** The search string, with its question mark, of the URL the same change leads to. */
  queryFor: (changes: Partial<ArticleListParams>) => string;
}

/** The query of the article list. The URL is the only place it is stored. */
export function useArticleListParams(): ArticleListState {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const params = readListParams(search);
    const after = (changes: Partial<ArticleListParams>) =>
      writeListParams({ ...params, page: 1, ...changes }, search);
    return {
      params,
      change: (changes, { replace = false } = {}) =>
        setSearch(after(changes), { replace, preventScrollReset: true }),
      queryFor: (changes) => `?${after(changes).toString()}`,
    };
  }, [search, setSearch]);
}
