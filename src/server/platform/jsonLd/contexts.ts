import { jsonLdPaths } from '../../../contract/jsonLdPaths';
import { isJsonObject } from './representations';
import { propertyNames, resources } from './resources';

export const entryPointType = 'EntryPoint';

/** Prefix of the IRIs of classes and properties. */
export const vocabulary = (origin: string) => `${origin}${jsonLdPaths.documentation}#`;
const hydra = 'http://www.w3.org/ns/hydra/core#';

/** The pages of a collection are links, not texts. */
const pageTerms = Object.fromEntries(
  ['first', 'previous', 'next', 'last'].map((name) => [
    `hydra:${name}`,
    { '@id': `hydra:${name}`, '@type': '@id' },
  ]),
);

/** The JSON-LD context of a type; undefined for an unknown type. */
export function contextOf(type: string, origin: string): object | undefined {
  const base = { '@vocab': vocabulary(origin), hydra };
  if (type === entryPointType) return { '@context': { ...base, ...entryPointTerms() } };
  const resource = Object.hasOwn(resources, type) ? resources[type] : undefined;
  if (!resource) return undefined;
  const lists = orderedNames(resource.properties);
  const terms = propertyNames(resource).map((name) => [
    name,
    termOf(`${type}/${name}`, lists.has(name)),
  ]);
  const nested = [...lists].map((name) => [name, termOf(name, true)]);
  return {
    '@context': {
      ...base,
      ...pageTerms,
      ...Object.fromEntries(nested),
      ...Object.fromEntries(terms),
    },
  };
}

/** Arrays keep their order and their equal items. */
const termOf = (id: string, ordered: boolean) =>
  ordered ? { '@id': id, '@container': '@list' } : id;

/** The names of arrays in a schema, at any depth. */
function orderedNames(schema: unknown, names = new Set<string>()): Set<string> {
  for (const [name, value] of isJsonObject(schema) ? Object.entries(schema) : []) {
    if (isJsonObject(value) && value.type === 'array') names.add(name);
    for (const part of [value].flat()) orderedNames(part, names);
  }
  return names;
}

const entryPointTerms = () =>
  Object.fromEntries(
    Object.values(resources).flatMap(({ collection }) =>
      collection
        ? [[collection.name, { '@id': `${entryPointType}/${collection.name}`, '@type': '@id' }]]
        : [],
    ),
  );
