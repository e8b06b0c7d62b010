import { Type } from '@sinclair/typebox';
import { limits } from '../../../../contract/limits';
import { playerGameOrders, type PlayerGameOrder } from '../../../../contract/records/catalogue';
import { itemsPerPageParam } from '../../../../contract/schemas/parameters';
import { lastValue, readPageRequest } from '../../../platform/http/collection';
import { readCursor } from '../../../platform/http/pageCursor';
import { readChoice } from '../../../platform/http/queryParameters';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';

const safe = Number.MAX_SAFE_INTEGER;
const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** The last game of a page: what the list is sorted by, and the game’s id. */
const NumberCursor = Type.Object({ by: Type.Integer({ minimum: -safe, maximum: safe }), id });
// PostgreSQL rejects NUL.
const NameCursor = Type.Object({ by: Type.String({ pattern: '^[^\\u0000]*$' }), id });

const isOrder = (text: string): text is PlayerGameOrder =>
  playerGameOrders.some((known) => known === text);

const parameters = Type.Object({
  itemsPerPage: itemsPerPageParam(limits.playerGamePageSize),
  after: Type.Optional(
    Type.String({ description: 'From `hydra:next` of a page: the games after its last one.' }),
  ),
  order: Type.Optional(
    Type.String({
      enum: [...playerGameOrders],
      default: 'points',
      description: 'The most points, the largest share of charts or the latest score first.',
    }),
  ),
});

/** The query as sent, for the links to other pages, and its parsed values. */
export const playerGameQuery = decodedParameters(parameters, (values) => {
  const order = readChoice(values, 'order', isOrder) ?? 'points';
  const after = lastValue(values, 'after');
  const cursor = order === 'name' ? NameCursor : NumberCursor;
  return {
    values,
    query: {
      size: readPageRequest(values, limits.playerGamePageSize).itemsPerPage,
      order,
      after: after === undefined ? undefined : readCursor(cursor, after),
    },
  };
});

export interface PlayerGameQuery {
  size: number;
  order: PlayerGameOrder;
  after: { by: number | string; id: number } | undefined;
}
