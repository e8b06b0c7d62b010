import { Type } from '@sinclair/typebox';
import { largestId } from '../parseId';

/** An object that rejects unknown properties. */
export const closed = { additionalProperties: false };

/** A row that a request names by its path in the API or by its id. */
export const pathOrId = (base: string) =>
  Type.Unsafe<string | number>({
    anyOf: [
      { type: 'string', maxLength: 100, examples: [`${base}/1`] },
      { type: 'integer', minimum: 1, maximum: largestId },
    ],
    description: `The path \`${base}/{id}\`, or the id.`,
  });

export const moment = Type.String({ format: 'date-time' });

/** One of these words. */
export const literals = <Value extends string>(values: readonly Value[]) =>
  Type.Unsafe<Value>({ type: 'string', enum: [...values] });

export const nullable = <Value>(schema: object) =>
  Type.Unsafe<Value | null>({ anyOf: [schema, { type: 'null' }] });

/**
 * Of a response about a chart: the sequence of the newest event of the chart at its moment, 0 without one. Of two responses the one with
 * the smaller number is the older one.
 */
export const lastEvent = Type.Integer({ minimum: 0 });

export const nullableMoment = nullable<string>(moment);
