import { FormatRegistry, Kind, TypeRegistry, type Static, type TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

interface UnsafeSchema {
  enum?: readonly unknown[];
  anyOf?: readonly (TSchema | { type: 'null' })[];
}

const isTyped = (schema: object): schema is TSchema => Kind in schema;

// The contract defines enumerations and nullable values as plain JSON Schema, which TypeBox cannot check without a
// custom type.
TypeRegistry.Set<UnsafeSchema>('Unsafe', (schema, value) => {
  if (schema.enum) return schema.enum.includes(value);
  return (schema.anyOf ?? []).some((option) =>
    isTyped(option) ? Value.Check(option, value) : value === null,
  );
});
FormatRegistry.Set('date-time', (value) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value));
FormatRegistry.Set('uri', (value) => URL.canParse(value));

/** Reads a response as the contract's type; throws with every difference. */
export function readContract<Schema extends TSchema>(
  schema: Schema,
  body: unknown,
): Static<Schema> {
  const errors = [...Value.Errors(schema, body)].map(({ path, message }) => `${path}: ${message}`);
  if (errors.length > 0) throw new Error(`Not as the contract says:\n${errors.join('\n')}`);
  Value.Assert(schema, body);
  return body;
}
