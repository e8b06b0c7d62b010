import { jsonLdPaths } from '../../../contract/jsonLdPaths';
import type { Collection } from '../../../contract/schemas/collection';
import { lastValue, type QueryValues } from './collection';

/** The path of a page of the same board, with its parameters except those that say where it starts. */
function pathOf(
  path: string,
  { query, starts }: { query: QueryValues; starts: readonly string[] },
  start: Readonly<Record<string, string>> = {},
): string {
  const parameters = new URLSearchParams();
  for (const name of Object.keys(query)) {
    const value = lastValue(query, name);
    if (!starts.includes(name) && value !== undefined) parameters.append(name, value);
  }
  for (const [name, value] of Object.entries(start)) parameters.append(name, value);
  return parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
}

/**
 * A page of a list of any length, each of which has the link to the next one; `next` is the `after` of the next page, `previous` the
 * `before` of the one before. `starts` are the parameters that say where a page starts.
 */
export function buildKeysetCollection<Item>({
  path,
  context,
  query,
  total,
  items,
  next,
  previous,
  starts = ['after'],
}: {
  path: string;
  context: string;
  query: QueryValues;
  total: number;
  items: Item[];
  next: string | undefined;
  previous?: string | undefined;
  starts?: readonly string[];
}): Collection<Item> {
  const others = { query, starts };
  return {
    '@context': jsonLdPaths.context(context),
    '@id': path,
    '@type': 'hydra:Collection',
    'hydra:totalItems': total,
    'hydra:member': items,
    'hydra:view': {
      '@id': pathOf(path, { query, starts: [] }),
      '@type': 'hydra:PartialCollectionView',
      'hydra:first': pathOf(path, others),
      ...(previous === undefined
        ? {}
        : { 'hydra:previous': pathOf(path, others, { before: previous }) }),
      ...(next === undefined ? {} : { 'hydra:next': pathOf(path, others, { after: next }) }),
    },
  };
}
