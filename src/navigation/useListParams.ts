import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { View } from '../contract/views/defineView';

export interface ListState<Params> {
  params: Params;
  /** Any change other than of the page returns to the first page. `replace` adds no history entry. */
  change: (changes: Partial<Params>, options?: { replace?: boolean }) => void;
  /** The search string, with its question mark, of the URL the same change leads to. */
  queryFor: (changes: Partial<Params>) => string;
}

/** The query of a list, which is stored in the URL only; its parameters are those of the view. */
export function useListParams<Params extends { page: number }>({
  read,
  write,
}: Pick<View<Params>, 'read' | 'write'>): ListState<Params> {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const params = read(search);
    const after = (changes: Partial<Params>) => write({ ...params, page: 1, ...changes }, search);
    return {
      params,
      change: (changes, { replace = false } = {}) =>
        setSearch(after(changes), { replace, preventScrollReset: true }),
      queryFor: (changes) => `?${after(changes).toString()}`,
    };
  }, [read, write, search, setSearch]);
}
