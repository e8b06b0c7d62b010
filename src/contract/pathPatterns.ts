import { adminPaths } from './adminPaths';
import { paths } from './paths';

type Path = string | ((...places: string[]) => string);

const isPlace = (segment: string) => segment.startsWith('{');
const countPlaces = (pattern: string) => pattern.split('/').filter(isPlace).length;

/** What every path of the API looks like: `/api/articles/{id}`. Those with fewer places come first: `/api/users/me`. */
const patterns = [...Object.values({ ...paths }), ...Object.values({ ...adminPaths })]
  // The functions differ in what they take; each writes what it is given.
  .map((path) => path as Path)
  .map((path) => (typeof path === 'string' ? path : path('{id}', '{part}')))
  .toSorted((one, other) => countPlaces(one) - countPlaces(other))
  .map((pattern) => ({ pattern, segments: pattern.split('/') }));

/** The pattern of a path, which does not say which article or member it is of; undefined for a path of no endpoint. */
export function pathPattern(path: string): string | undefined {
  const asked = path.split('/');
  return patterns.find(
    ({ segments }) =>
      segments.length === asked.length &&
      segments.every((segment, index) => isPlace(segment) || segment === asked[index]),
  )?.pattern;
}
