import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readGridParams, writeGridParams, type GridParams, type GridShape } from './gridAddress';

/** Methods are bivariant, so that a section's own sorts and filters are accepted where any are. */
export interface GridAddress<Sort extends string, Filter extends string> {
  params: GridParams<Sort, Filter>;
  /** Any change other than of the page returns to the first page. */
  change(changes: Partial<GridParams<Sort, Filter>>): void;
  /** Sets one filter; an empty value removes it. `typed`: replaces the history entry. */
  filter(name: Filter, value: string, how?: { typed: boolean }): void;
  /** Clears the search and the filters. */
  reset: () => void;
}

/** The table's query. The URL is the only place it is stored. `shape` must be a constant. */
export function useGridAddress<Sort extends string, Filter extends string>(
  shape: GridShape<Sort, Filter>,
): GridAddress<Sort, Filter> {
  const [address, setAddress] = useSearchParams();
  return useMemo(() => {
    const params = readGridParams(shape, address);
    const change = (changes: Partial<GridParams<Sort, Filter>>, replace = false) =>
      setAddress(writeGridParams(shape, { ...params, page: 1, ...changes }), {
        replace: replace || changes.search !== undefined,
        preventScrollReset: true,
      });
    return {
      params,
      change,
      filter: (name, value, { typed } = { typed: false }) => {
        const filters = { ...params.filters, [name]: value };
        if (value === '') delete filters[name];
        change({ filters }, typed);
      },
      reset: () => change({ search: '', filters: {} }),
    };
  }, [shape, address, setAddress]);
}
