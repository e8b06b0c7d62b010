import type { TSchema } from '@sinclair/typebox';
import { jsonLdPaths } from '../../../contract/jsonLdPaths';
import { entryPointType, vocabulary } from './contexts';
import { isJsonObject } from './representations';
import type { Resource } from './resource';
import { propertyNames, resources } from './resources';

const context = (origin: string) => ({
  '@vocab': vocabulary(origin),
  hydra: 'http://www.w3.org/ns/hydra/core#',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  xmls: 'http://www.w3.org/2001/XMLSchema#',
  owl: 'http://www.w3.org/2002/07/owl#',
  schema: 'https://schema.org/',
  domain: { '@id': 'rdfs:domain', '@type': '@id' },
  range: { '@id': 'rdfs:range', '@type': '@id' },
  expects: { '@id': 'hydra:expects', '@type': '@id' },
  returns: { '@id': 'hydra:returns', '@type': '@id' },
});

const actions = {
  GET: 'schema:FindAction',
  POST: 'schema:CreateAction',
  PUT: 'schema:ReplaceAction',
  DELETE: 'schema:DeleteAction',
} as const;

type Operations = NonNullable<Resource['operations']>;

/** The `hydra:ApiDocumentation` of the API. */
export function hydraDocumentation(origin: string, title: string): object {
  return {
    '@context': context(origin),
    '@id': jsonLdPaths.documentation,
    '@type': 'hydra:ApiDocumentation',
    'hydra:title': title,
    'hydra:entrypoint': { '@id': jsonLdPaths.entryPoint },
    'hydra:supportedClass': [...Object.keys(resources).map(describeClass), describeEntryPoint()],
  };
}

function describeClass(type: string) {
  const resource: Resource = resources[type] ?? { properties: {} };
  return {
    '@id': `#${type}`,
    '@type': 'hydra:Class',
    'hydra:title': type,
    'hydra:supportedProperty': propertyNames(resource).map((name) =>
      describeProperty(type, name, resource),
    ),
    'hydra:supportedOperation': describeOperations(resource.operations ?? [], type),
  };
}

function describeProperty(type: string, name: string, resource: Resource) {
  const { properties, writable = [], required = [] } = resource;
  const schema = properties[name];
  return {
    '@type': 'hydra:SupportedProperty',
    'hydra:property': {
      '@id': `#${type}/${name}`,
      '@type': 'rdf:Property',
      'rdfs:label': name,
      domain: `#${type}`,
      ...(schema ? rangeOf(schema) : {}),
    },
    'hydra:title': name,
    'hydra:required': required.includes(name),
    'hydra:readable': name !== 'plainPassword',
    'hydra:writeable': writable.includes(name),
  };
}

/** Empty for arrays and values without a single type. */
function rangeOf(schema: TSchema): { range?: string } {
  const options: unknown = schema.anyOf;
  const main: unknown = Array.isArray(options) ? options[0] : schema;
  if (!isJsonObject(main)) return {};
  if (isJsonObject(main.properties)) {
    const type = main.properties['@type'];
    return isJsonObject(type) ? { range: `#${String(type.const)}` } : {};
  }
  if (main.format === 'date-time') return { range: 'xmls:dateTime' };
  const simple = ['string', 'integer', 'boolean'].find((kind) => kind === main.type);
  return simple === undefined ? {} : { range: `xmls:${simple}` };
}

function describeOperations(operations: Operations, type: string) {
  return operations.map(({ method, title }) => ({
    '@type': ['hydra:Operation', actions[method]],
    'hydra:method': method,
    'hydra:title': title,
    'rdfs:label': title,
    returns: method === 'DELETE' ? 'owl:Nothing' : `#${type}`,
    ...(method === 'POST' || method === 'PUT' ? { expects: `#${type}` } : {}),
  }));
}

function describeEntryPoint() {
  return {
    '@id': `#${entryPointType}`,
    '@type': 'hydra:Class',
    'hydra:title': 'API entry point',
    'hydra:supportedProperty': Object.entries(resources).flatMap(([type, { collection }]) =>
      collection ? [describeCollection(type, collection)] : [],
    ),
    'hydra:supportedOperation': {
      '@type': 'hydra:Operation',
      'hydra:method': 'GET',
      'rdfs:label': 'Get the entry point',
      returns: `#${entryPointType}`,
    },
  };
}

function describeCollection(type: string, collection: NonNullable<Resource['collection']>) {
  const members = {
    'owl:equivalentClass': {
      'owl:onProperty': { '@id': 'hydra:member' },
      'owl:allValuesFrom': { '@id': `#${type}` },
    },
  };
  return {
    '@type': 'hydra:SupportedProperty',
    'hydra:property': {
      '@id': `#${entryPointType}/${collection.name}`,
      '@type': 'hydra:Link',
      'rdfs:label': collection.name,
      domain: `#${entryPointType}`,
      range: ['hydra:Collection', members],
      'hydra:supportedOperation': describeOperations(collection.operations, type),
    },
    'hydra:title': collection.name,
    'hydra:readable': true,
    'hydra:writeable': false,
  };
}
