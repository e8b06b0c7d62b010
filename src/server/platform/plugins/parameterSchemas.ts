import { Type, type TSchema, type TUnsafe } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';
import { parseId } from '../../../contract/parseId';
import { IdParam } from '../../../contract/schemas/parameters';
import { queryValues, type QueryValues } from '../http/collection';
import { RequestError, type ErrorTextKey } from '../errors/requestError';
import { refuseOtherParameters } from './refuseOtherParameters';

type Decode = (values: QueryValues) => object;

const decoders = new WeakMap<object, Decode>();

/**
 * A schema of URL parameters: documented as `schema`, decoded by `decode`, which throws RequestError for values that it rejects.
 * The handler gets what `decode` returns. Takes effect where {@link parameterValidatorCompiler} is set.
 */
export function decodedParameters<Decoded extends object>(
  schema: TSchema,
  decode: (values: QueryValues) => Decoded,
): TUnsafe<Decoded> {
  const decoded = Type.Unsafe<Decoded>(schema);
  decoders.set(decoded, (values) => {
    refuseOtherParameters(schema, values);
    return decode(values);
  });
  return decoded;
}

/** The query of a list without parameters, which is never split into pages. */
export const wholeListQuery = decodedParameters(Type.Object({}), () => ({}));

/** The `:id` of a URL. Responds with 404 and the given text to anything that is no id. */
export const idParams = (notFound: ErrorTextKey): TUnsafe<{ id: number }> =>
  decodedParameters(Type.Object({ id: IdParam }), ({ id: text }) => {
    const id = parseId(String(text));
    if (id === undefined) throw new RequestError(404, notFound);
    return { id };
  });

const ajv = new Ajv({ coerceTypes: false });

/** Decodes parameters with {@link decodedParameters} and validates everything else as its schema says, without coercion. */
export const parameterValidatorCompiler: FastifySchemaCompiler<object> = ({ schema }) => {
  const decode = decoders.get(schema);
  if (!decode) return ajv.compile(schema);
  return (values: unknown) => {
    try {
      return { value: decode(queryValues(values)) };
    } catch (error) {
      // Fastify turns an error that is thrown into a 500.
      if (error instanceof RequestError) return { error };
      throw error;
    }
  };
};
