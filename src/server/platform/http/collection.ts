import { jsonLdPaths } from '../../../contract/jsonLdPaths';
import { limits } from '../../../contract/limits';
import type { Collection, CollectionView } from '../../../contract/schemas/collection';
import { RequestError } from '../errors/requestError';

/** A query string as parsed by Fastify: flat names, an array for a repeated name. */
export type QueryValues = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The query of a request as {@link QueryValues}, independent of its route's schema. */
export function queryValues(query: unknown): QueryValues {
  if (typeof query !== 'object' || query === null) return {};
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  );
}

/** A parameter's value; of repeated ones the last, as in PHP. An empty value counts as missing. */
export function lastValue(query: QueryValues, name: string): string | undefined {
  const value = query[name];
  const last = typeof value === 'string' ? value : value?.at(-1);
  return last === '' ? undefined : last;
}

export interface PageRequest {
  /** From 1. */
  page: number;
  itemsPerPage: number;
}

/** Reads `page`, `itemsPerPage` and `pagination=false` (one page of the maximum size). */
export function readPageRequest(
  query: QueryValues,
  defaultSize: number,
  max: number = limits.itemsPerPage.max,
): PageRequest {
  if (lastValue(query, 'pagination') === 'false') return { page: 1, itemsPerPage: max };
  const page = wholeNumber(lastValue(query, 'page') ?? '1');
  if (page === undefined || page < 1 || page > limits.page) throw new RequestError(400, 'badPage');
  const wanted = wholeNumber(lastValue(query, 'itemsPerPage') ?? String(defaultSize));
  if (wanted === undefined) throw new RequestError(400, 'badItemsPerPage');
  const { min } = limits.itemsPerPage;
  return { page, itemsPerPage: Math.min(max, Math.max(min, wanted)) };
}

function wholeNumber(text: string): number | undefined {
  return /^-?\d{1,300}$/.test(text) ? Number(text) : undefined;
}

export interface CollectionFacts<Item> {
  /** The collection's path, without a query. */
  path: string;
  context: string;
  query: QueryValues;
  page: PageRequest;
  total: number;
  items: Item[];
}

export function buildCollection<Item>(facts: CollectionFacts<Item>): Collection<Item> {
  return {
    '@context': jsonLdPaths.context(facts.context),
    '@id': facts.path,
    '@type': 'hydra:Collection',
    'hydra:totalItems': facts.total,
    'hydra:member': facts.items,
    'hydra:view': buildView(facts),
  };
}

/** A list that is never split into pages. */
export const buildWholeCollection = <Item>({
  items,
  ...facts
}: Pick<CollectionFacts<Item>, 'path' | 'context' | 'items'>): Collection<Item> =>
  buildCollection({
    ...facts,
    query: {},
    page: { page: 1, itemsPerPage: Math.max(1, items.length) },
    total: items.length,
    items,
  });

/** The URLs of this page and its neighbours: the same query with another `page`. */
function buildView({ path, query, page, total }: CollectionFacts<unknown>): CollectionView {
  const last = Math.max(1, Math.ceil(total / page.itemsPerPage));
  const at = (number: number) => `${path}?${queryText(query, number)}`;
  return {
    '@id': at(page.page),
    '@type': 'hydra:PartialCollectionView',
    'hydra:first': at(1),
    'hydra:last': at(last),
    ...(page.page > 1 ? { 'hydra:previous': at(Math.min(page.page - 1, last)) } : {}),
    ...(page.page < last ? { 'hydra:next': at(page.page + 1) } : {}),
  };
}

function queryText(query: QueryValues, page: number): string {
  const parameters = new URLSearchParams();
  for (const name of Object.keys(query)) {
    const value = lastValue(query, name);
    if (name !== 'page' && value !== undefined) parameters.append(name, value);
  }
  parameters.append('page', String(page));
  return parameters.toString();
}
