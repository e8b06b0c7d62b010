import { limits } from '../../../contract/limits';

/** The sort orders and filters a table supports; constant for each section. */
export interface GridShape<Sort extends string, Filter extends string> {
  sorts: readonly Sort[];
  /** Usually newest or most important first. */
  defaultSort: Sort;
  defaultDirection: 'asc' | 'desc';
  /** The names of the filters; their values are up to the section. */
  filters: readonly Filter[];
}

/** The current query of the table. */
export interface GridParams<Sort extends string, Filter extends string> {
  page: number;
  pageSize: number;
  sort: Sort;
  direction: 'asc' | 'desc';
  search: string;
  filters: Partial<Record<Filter, string>>;
}

export const gridPageSizes = [25, 50, 100] as const;
const defaultPageSize = gridPageSizes[0];

const wholeNumber = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

/** Reads the query from the URL; invalid values are ignored. */
export function readGridParams<Sort extends string, Filter extends string>(
  shape: GridShape<Sort, Filter>,
  address: URLSearchParams,
): GridParams<Sort, Filter> {
  const size = wholeNumber(address.get('size'));
  const direction = address.get('direction');
  const filters: Partial<Record<Filter, string>> = {};
  for (const name of shape.filters) {
    const value = address.get(name);
    if (value) filters[name] = value.slice(0, limits.searchLength);
  }
  return {
    page: Math.min(wholeNumber(address.get('page')) ?? 1, limits.page),
    pageSize: gridPageSizes.find((allowed) => allowed === size) ?? defaultPageSize,
    sort: shape.sorts.find((known) => known === address.get('sort')) ?? shape.defaultSort,
    direction: direction === 'asc' || direction === 'desc' ? direction : shape.defaultDirection,
    search: (address.get('search') ?? '').trim().slice(0, limits.searchLength),
    filters,
  };
}

/** Writes the query to the URL; defaults are omitted. */
export function writeGridParams<Sort extends string, Filter extends string>(
  shape: GridShape<Sort, Filter>,
  params: GridParams<Sort, Filter>,
): URLSearchParams {
  const { page, pageSize, sort, direction, search, filters } = params;
  const address = new URLSearchParams();
  const write = (name: string, value: string | undefined, usual = '') => {
    if (value !== undefined && value !== usual) address.set(name, value);
  };
  write('search', search.trim());
  for (const name of shape.filters) write(name, filters[name]);
  write('sort', sort, shape.defaultSort);
  write('direction', direction, shape.defaultDirection);
  write('size', String(pageSize), String(defaultPageSize));
  write('page', String(page), '1');
  return address;
}

export function isNarrowed({ search, filters }: GridParams<string, string>): boolean {
  return search !== '' || Object.values(filters).some((value) => value !== undefined);
}
