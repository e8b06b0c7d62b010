import { FormatRegistry, Kind, TypeRegistry, type Static, type TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

interface UnsafeSchema {
  enum?: readonly unknown[];
  anyOf?: readonly (TSchema | { type: 'null' })[];
}

const isTyped = (schema: object): schema is TSchema => Kind in schema;

// The contract writes enumerations and nullable values as plain JSON schema, which TypeBox checks only when told how.
TypeRegistry.Set<UnsafeSchema>('Unsafe', (schema, value) => {
  if (schema.enum) return schema.enum.includes(value);
  return (schema.anyOf ?? []).some((option) =>
    isTyped(option) ? Value.Check(option, value) : value === null,
  );
});
FormatRegistry.Set('date-time', (value) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value));
FormatRegistry.Set('uri', (value) => URL.canParse(value));

/** What a server answered as the type the contract promises; throws where it is not, naming each difference. */
export function readContract<Schema extends TSchema>(
  schema: Schema,
  body: unknown,
): Static<Schema> {
  const errors = [...Value.Errors(schema, body)].map(({ path, message }) => `${path}: ${message}`);
  if (errors.length > 0) throw new Error(`Not as the contract says:\n${errors.join('\n')}`);
  Value.Assert(schema, body);
  return body;
}
