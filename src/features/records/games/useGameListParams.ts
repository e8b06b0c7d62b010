import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  readGameListParams,
  writeGameListParams,
  type GameListParams,
} from '../../../contract/gameListParams';

export interface GameListState {
  params: GameListParams;
  /** Any change other than of the page returns to the first page. `replace` adds no history entry. */
  change: (changes: Partial<GameListParams>, options?: { replace?: boolean }) => void;
  /** The search string, with its question mark, of the URL the same change leads to. */
  queryFor: (changes: Partial<GameListParams>) => string;
}

/** The query of the list of games. The URL is the only place it is stored. */
export function useGameListParams(): GameListState {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const params = readGameListParams(search);
    const after = (changes: Partial<GameListParams>) =>
      writeGameListParams({ ...params, page: 1, ...changes }, search);
    return {
      params,
      change: (changes, { replace = false } = {}) =>
        setSearch(after(changes), { replace, preventScrollReset: true }),
      queryFor: (changes) => `?${after(changes).toString()}`,
    };
  }, [search, setSearch]);
}
