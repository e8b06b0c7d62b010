import { limits } from '../../contract/limits';
import { readSearchParams, unlessDefault, writeSearchParams } from '../../contract/searchParams';

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

const gridPageSizes = [25, 50, 100] as const;
const directions = ['asc', 'desc'] as const;
const defaultPageSize = gridPageSizes[0];

/** Reads the query from the URL; invalid values are ignored. */
export function readGridParams<Sort extends string, Filter extends string>(
  shape: GridShape<Sort, Filter>,
  address: URLSearchParams,
): GridParams<Sort, Filter> {
  const read = readSearchParams(address);
  const filters: Partial<Record<Filter, string>> = {};
  for (const name of shape.filters) {
    const value = address.get(name);
    if (value) filters[name] = value.slice(0, limits.searchLength);
  }
  return {
    page: Math.min(read.whole('page') ?? 1, limits.page),
    pageSize: read.oneOf('size', gridPageSizes) ?? defaultPageSize,
    sort: read.oneOf('sort', shape.sorts) ?? shape.defaultSort,
    direction: read.oneOf('direction', directions) ?? shape.defaultDirection,
    search: read.text('search', limits.searchLength),
    filters,
  };
}

/** Writes the query to the URL; defaults are omitted. */
export function writeGridParams<Sort extends string, Filter extends string>(
  shape: GridShape<Sort, Filter>,
  params: GridParams<Sort, Filter>,
): URLSearchParams {
  const { page, pageSize, sort, direction, search, filters } = params;
  return writeSearchParams({
    search: search.trim(),
    ...Object.fromEntries(shape.filters.map((name) => [name, filters[name]])),
    sort: unlessDefault(sort, shape.defaultSort),
    direction: unlessDefault(direction, shape.defaultDirection),
    size: unlessDefault<number>(pageSize, defaultPageSize),
    page: unlessDefault(page, 1),
  });
}

export function isNarrowed({ search, filters }: GridParams<string, string>): boolean {
  return search !== '' || Object.values(filters).some((value) => value !== undefined);
}
