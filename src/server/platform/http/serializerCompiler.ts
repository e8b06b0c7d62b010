import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

type Serialize = (data: unknown) => string;

/**
 * Fastify’s own way to serialize responses, once per schema, when the first response needs it: most responses that routes declare are
 * the same few errors, and to compile each of them took most of the time of a start.
 */
export function createSerializerCompiler(): FastifySerializerCompiler<AnySchema> {
  const serializers = new Map<AnySchema, Serialize>();
  return ({ schema }) => {
    const known = serializers.get(schema);
    if (known) return known;
    let compiled: Serialize | undefined;
    const serialize: Serialize = (data) => {
      compiled ??= fastJsonStringify(schema);
      return compiled(data);
    };
    serializers.set(schema, serialize);
    return serialize;
  };
}
