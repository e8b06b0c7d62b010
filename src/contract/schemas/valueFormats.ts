import { Type, type Static } from '@sinclair/typebox';
import { closed } from './valueTypes';

const safeInteger = Type.Integer({
  minimum: Number.MIN_SAFE_INTEGER,
  maximum: Number.MAX_SAFE_INTEGER,
});

/** How the values of a chart are entered, stored and shown. A value is an integer of the smallest unit. */
export const ValueFormatDefinition = Type.Object(
  {
    /** The greatest part first. A whole number of the next part fits in each. */
    parts: Type.Array(
      Type.Object(
        {
          /** How many of the smallest unit one of this part is. */
          size: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
          /** What follows the part: ":" between minutes and seconds, " m" after metres. */
          suffix: Type.String({ maxLength: 12 }),
        },
        closed,
      ),
      { minItems: 1, maxItems: 4 },
    ),
    /** Digits after the decimal sign of the last part; ten to their power divides its size. */
    decimals: Type.Integer({ minimum: 0, maximum: 6 }),
    /** Fewer of them for reading: the rest is cut off, never rounded. */
    shownDecimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 6 })),
    prefix: Type.Optional(Type.String({ maxLength: 12 })),
    /** What follows a gap that only fills the last part: " s". */
    gapSuffix: Type.Optional(Type.String({ maxLength: 12 })),
    minimum: safeInteger,
    maximum: safeInteger,
  },
  closed,
);
export type ValueFormatDefinition = Static<typeof ValueFormatDefinition>;
