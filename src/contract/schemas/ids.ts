import { Type } from '@sinclair/typebox';
import { largestId } from '../parseId';

/** An id or a version in a body: it fits the column it is compared with. */
export const RowNumber = Type.Integer({ minimum: 1, maximum: largestId });
