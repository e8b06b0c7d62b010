import { jsonLdPaths } from '../../../contract/jsonLdPaths';
import { nameVariant } from '../documentation/namedSchemas';

type JsonObject = Record<string, unknown>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Excludes dates and other objects with a `toJSON` of their own. */
export const isPlainObject = (value: unknown): value is JsonObject =>
  isJsonObject(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value));

const isKeyword = (name: string) => name.startsWith('@');
const members = 'hydra:member';

/** The plain JSON of a value: a collection becomes the array of its items, and `@` keys are removed. */
export function toPlainJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toPlainJson);
  if (!isPlainObject(value)) return value;
  if (Array.isArray(value[members])) return value[members].map(toPlainJson);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !isKeyword(name))
      .map(([name, item]) => [name, toPlainJson(item)]),
  );
}

/** Adds the URL of the context; that of a collection stays. */
export function withContext(item: JsonObject): JsonObject {
  return { '@context': jsonLdPaths.context(String(item['@type'])), ...item };
}

/** The schemas of a JSON-LD response by media type. */
export interface Representations {
  jsonLd: object;
  plain: object;
}

const made = new WeakMap<object, Representations>();

export function representationsOf(schema: unknown): Representations | undefined {
  if (!isJsonObject(schema) || !isJsonObject(schema.properties)) return undefined;
  if (!('@type' in schema.properties)) return undefined;
  const known = made.get(schema);
  if (known) return known;
  const representations = { jsonLd: contextSchema(schema), plain: plainSchema(schema) };
  made.set(schema, representations);
  return representations;
}

function contextSchema(schema: JsonObject): object {
  const properties = isJsonObject(schema.properties) ? schema.properties : {};
  if ('@context' in properties) return schema;
  return nameVariant(schema, 'jsonld', {
    ...schema,
    properties: { '@context': { type: 'string' }, ...properties },
    required: ['@context', ...requiredOf(schema)],
  });
}

function plainSchema(schema: JsonObject): JsonObject {
  const { properties } = schema;
  if (!isJsonObject(properties)) return mapValues(schema);
  const list = properties[members];
  if (isJsonObject(list)) return plainSchema(list);
  return nameVariant(schema, 'json', {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => !isKeyword(name))
        .map(([name, item]) => [name, plainBelow(item)]),
    ),
    required: requiredOf(schema).filter((name) => !isKeyword(name)),
  });
}

const mapValues = (schema: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, plainBelow(value)]));

function plainBelow(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainBelow);
  return isJsonObject(value) ? plainSchema(value) : value;
}

const requiredOf = ({ required }: JsonObject): string[] =>
  Array.isArray(required) ? required.map(String) : [];
