import { jsonLdPaths } from '../../../contract/jsonLdPaths';
import type { Collection } from '../../../contract/schemas/collection';
import { lastValue, type QueryValues } from './collection';

/** The path of a page of the same board; the first one without a cursor. */
function pathOf(path: string, query: QueryValues, after?: string): string {
  const parameters = new URLSearchParams();
  for (const name of Object.keys(query)) {
    const value = lastValue(query, name);
    if (name !== 'after' && value !== undefined) parameters.append(name, value);
  }
  if (after !== undefined) parameters.append('after', after);
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
}

/** A page of a list of any length, each of which has the link to the next one; `next` is the `after` of the next page. */
export function buildKeysetCollection<Item>({
  path,
  context,
  query,
  total,
  items,
  next,
}: {
  path: string;
  context: string;
  query: QueryValues;
  total: number;
  items: Item[];
  next: string | undefined;
}): Collection<Item> {
  return {
    '@context': jsonLdPaths.context(context),
    '@id': path,
    '@type': 'hydra:Collection',
    'hydra:totalItems': total,
    'hydra:member': items,
    'hydra:view': {
      '@id': pathOf(path, query, lastValue(query, 'after')),
      '@type': 'hydra:PartialCollectionView',
      'hydra:first': pathOf(path, query),
      ...(next === undefined ? {} : { 'hydra:next': pathOf(path, query, next) }),
    },
  };
}
