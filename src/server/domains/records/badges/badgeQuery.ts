import { Type, type Static } from '@sinclair/typebox';
import { limits } from '../../../../contract/limits';
import { badgeStates, type BadgeState } from '../../../../contract/records/badges';
import { itemsPerPageParam } from '../../../../contract/schemas/parameters';
import { lastValue, readPageRequest } from '../../../platform/http/collection';
import { readCursor } from '../../../platform/http/pageCursor';
import { readChoice } from '../../../platform/http/queryParameters';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';

/** The last badge of a page: what the list is sorted by before the id, and the id. */
const BadgeCursor = Type.Object({
  by: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});

const isState = (text: string): text is BadgeState => badgeStates.some((known) => known === text);

const parameters = Type.Object({
  itemsPerPage: itemsPerPageParam(limits.badgePageSize),
  after: Type.Optional(
    Type.String({ description: 'From `hydra:next` of a page: the badges after its last one.' }),
  ),
  state: Type.Optional(
    Type.String({
      enum: [...badgeStates],
      default: 'held',
      description: '`held` now, or `lost`: held before, the latest end first.',
    }),
  ),
});

/** The query as sent, for the links to other pages, and its parsed values. */
export const badgeQuery = decodedParameters(parameters, (values) => {
  const after = lastValue(values, 'after');
  return {
    values,
    query: {
      size: readPageRequest(values, limits.badgePageSize).itemsPerPage,
      after: after === undefined ? undefined : readCursor(BadgeCursor, after),
      state: readChoice(values, 'state', isState) ?? 'held',
    },
  };
});

export interface BadgeQuery {
  size: number;
  after: Static<typeof BadgeCursor> | undefined;
  state: BadgeState;
}
