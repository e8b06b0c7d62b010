import { jsonLdPaths } from '../../contract/jsonLdPaths';
import { nameVariant } from '../documentation/namedSchemas';

type JsonObject = Record<string, unknown>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Adds the URL of the context; that of a collection stays. */
export function withContext(item: JsonObject): JsonObject {
  return { '@context': jsonLdPaths.context(String(item['@type'])), ...item };
}

const made = new WeakMap<object, object>();

/** The schema of a JSON-LD response with its `@context`; undefined for one without an `@type`. */
export function jsonLdSchema(schema: unknown): object | undefined {
  if (!isJsonObject(schema) || !isJsonObject(schema.properties)) return undefined;
  if (!('@type' in schema.properties)) return undefined;
  const linked = made.get(schema) ?? contextSchema(schema);
  made.set(schema, linked);
  return linked;
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

const requiredOf = ({ required }: JsonObject): string[] =>
  Array.isArray(required) ? required.map(String) : [];
