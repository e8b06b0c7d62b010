import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

/**
 * Fastify’s own way to serialize responses, once per schema: most responses that routes declare are the same few errors, and to
 * compile each of them took most of the time of a start.
 */
export function createSerializerCompiler(): FastifySerializerCompiler<AnySchema> {
  const serializers = new Map<AnySchema, (data: unknown) => string>();
  return ({ schema }) => {
    const known = serializers.get(schema);
    if (known) return known;
    const serialize = fastJsonStringify(schema);
    serializers.set(schema, serialize);
    return serialize;
  };
}
