import { Type, type Static } from '@sinclair/typebox';
import { privateParts } from '../records/privateParts';
import { closed, literals } from './valueTypes';

/** What a member keeps from others: `activity` over time, the `rivals`, the `feed` of scores. */
export const PrivateParts = Type.Object(
  {
    parts: Type.Array(literals(privateParts), { uniqueItems: true, maxItems: privateParts.length }),
  },
  closed,
);
export type PrivateParts = Static<typeof PrivateParts>;
