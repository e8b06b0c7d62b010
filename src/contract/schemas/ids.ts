import { Type } from '@sinclair/typebox';

/** The largest number a column of PostgreSQL's type `integer` holds. */
export const largestId = 2_147_483_647;

/** An id or a version in a body: it fits the column it is compared with. */
export const RowNumber = Type.Integer({ minimum: 1, maximum: largestId });
