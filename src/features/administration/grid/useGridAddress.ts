import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readGridParams, writeGridParams, type GridParams, type GridShape } from './gridAddress';

/** Methods, so that a section's own sorts and filters pass where any will do. */
export interface GridAddress<Sort extends string, Filter extends string> {
  params: GridParams<Sort, Filter>;
  /** Anything but another page begins at the first page again. */
  change(wish: Partial<GridParams<Sort, Filter>>): void;
  /** Narrows by one filter; an empty value takes it away. Typing leaves one entry in the history. */
  filter(name: Filter, value: string, how?: { typed: boolean }): void;
  /** Takes search and filters away. */
  reset: () => void;
}

/** The table as the address asks for it: the address is the only place its state is kept. `shape` must be a constant. */
export function useGridAddress<Sort extends string, Filter extends string>(
  shape: GridShape<Sort, Filter>,
): GridAddress<Sort, Filter> {
  const [address, setAddress] = useSearchParams();
  return useMemo(() => {
    const params = readGridParams(shape, address);
    const change = (wish: Partial<GridParams<Sort, Filter>>, replace = false) =>
      setAddress(writeGridParams(shape, { ...params, page: 1, ...wish }), {
        replace: replace || wish.search !== undefined,
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
