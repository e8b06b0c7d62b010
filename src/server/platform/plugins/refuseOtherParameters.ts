import type { TSchema } from '@sinclair/typebox';
import { listParameters } from '../../../contract/views/listViews';
import { RequestError } from '../errors/requestError';
import { lastValue, type QueryValues } from '../http/collection';

/** Parameters that change what a list returns: the filters of the lists that have a view, and others. */
const changing = new Set([
  ...[...listParameters].flatMap(([name, parameters]) =>
    parameters.some(({ filters }) => filters) ? [name] : [],
  ),
  'after',
  'around',
  'at',
  'before',
  'by',
  'dlc',
  'game',
  'itemsPerPage',
  'own',
  'page',
  'player',
  'rank',
  'scope',
  'sense',
  'status',
  'window',
]);

/**
 * Refuses parameters that other lists have and this one does not: ignored, a filter would return everything, and a page the first one
 * again. Other names change nothing anywhere and are ignored. The first page of a list without pages is the list.
 * @throws RequestError (400) that names the parameters.
 */
export function refuseOtherParameters({ properties = {} }: TSchema, query: QueryValues): void {
  const others = [...changing].filter((name) => {
    const value = lastValue(query, name);
    return !(name in properties) && value !== undefined && !(name === 'page' && value === '1');
  });
  if (others.length === 0) return;
  const violations = others.map(
    (name) => ({ propertyPath: name, textKey: 'otherParameter' }) as const,
  );
  throw new RequestError(400, 'otherParameter', violations);
}
