import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';

/** For schemas of objects that have no other properties. */
export const closed = { additionalProperties: false };

export const oneOf = <Name extends string>(names: readonly Name[]) =>
  Type.Union(names.map((name) => Type.Literal(name)));

export const keysOf = <Table extends object>(table: Table) =>
  Object.keys(table).filter((key): key is keyof Table & string => key in table);

export const day = Type.String({ pattern: String.raw`^\d{4}-\d\d-\d\d$` });
export const time = Type.String({ pattern: String.raw`^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$` });

/**
 * The value as the schema's type.
 * @throws Error with the file and every difference.
 */
export function checkSample<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
  file: string,
): Static<Schema> {
  if (Value.Check(schema, value)) return value;
  const differences = [...Value.Errors(schema, value)].map(
    (error) => `${error.path} ${error.message}: ${JSON.stringify(error.value)}`,
  );
  throw new Error(`${file}: ${differences.join('; ')}`);
}
