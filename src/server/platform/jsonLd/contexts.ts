import { jsonLdPaths } from '../../../contract/jsonLdPaths';
import { propertyNames, resources } from './resources';

export const entryPointType = 'EntryPoint';

/** Prefix of the IRIs of classes and properties. */
export const vocabulary = (origin: string) => `${origin}${jsonLdPaths.documentation}#`;
const hydra = 'http://www.w3.org/ns/hydra/core#';

/** The JSON-LD context of a type; undefined for an unknown type. */
export function contextOf(type: string, origin: string): object | undefined {
  const base = { '@vocab': vocabulary(origin), hydra };
  if (type === entryPointType) return { '@context': { ...base, ...entryPointTerms() } };
  const resource = Object.hasOwn(resources, type) ? resources[type] : undefined;
  if (!resource) return undefined;
  const terms = propertyNames(resource).map((name) => [name, `${type}/${name}`]);
  return { '@context': { ...base, ...Object.fromEntries(terms) } };
}

const entryPointTerms = () =>
  Object.fromEntries(
    Object.values(resources).flatMap(({ collection }) =>
      collection
        ? [[collection.name, { '@id': `${entryPointType}/${collection.name}`, '@type': '@id' }]]
        : [],
    ),
  );
