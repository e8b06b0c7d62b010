import { Type } from '@sinclair/typebox';
import { largestId } from '../parseId';

/** An id or a version in a body; limited to the range of its column. */
export const RowNumber = Type.Integer({ minimum: 1, maximum: largestId });
