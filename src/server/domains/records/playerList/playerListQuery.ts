import { Type, type Static } from '@sinclair/typebox';
import { limits } from '../../../../contract/limits';
import { playerListOrders, type PlayerListOrder } from '../../../../contract/records/catalogue';
import { itemsPerPageParam } from '../../../../contract/schemas/parameters';
import { playerListView } from '../../../../contract/views/playerListView';
import { readPageRequest } from '../../../platform/http/collection';
import { readCursor } from '../../../platform/http/pageCursor';
import { readChoice } from '../../../platform/http/queryParameters';
import { viewParameters } from '../../../platform/http/viewParameters';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';

const safe = Number.MAX_SAFE_INTEGER;
const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
/** The last player of a page, or the first one: what the list is sorted by, and the id. */
const NumberCursor = Type.Object({ by: Type.Integer({ minimum: -safe, maximum: safe }), id });
// PostgreSQL rejects NUL.
const NameCursor = Type.Object({ by: Type.String({ pattern: '^[^\\u0000]*$' }), id });
export type PlayerCursor = Static<typeof NumberCursor> | Static<typeof NameCursor>;

const isOrder = (text: string): text is PlayerListOrder =>
  playerListOrders.some((known) => known === text);

const view = viewParameters(playerListView, {
  search:
    'Only players whose names begin so, by name. If they are fewer than a page, those whose names contain at least three such characters follow.',
  country: 'Only players of this country.',
  order: false,
  after: 'From `hydra:next` of a page: the players after its last one.',
  before: 'From `hydra:previous` of a page: the players before its first one.',
});

const parameters = Type.Object({
  itemsPerPage: itemsPerPageParam(limits.playerListPageSize),
  ...view.properties,
  order: Type.Optional(
    Type.String({
      enum: [...playerListOrders],
      default: 'points',
      description:
        'The most points, the latest score or the newest account first; not of a search.',
    }),
  ),
});

/** The query as sent, for the links to other pages, and its parsed values. */
export const playerListQuery = decodedParameters(parameters, (values) => {
  const { search, country, after, before } = view.read(values);
  const cursor = search === undefined ? NumberCursor : NameCursor;
  return {
    values,
    query: {
      size: readPageRequest(values, limits.playerListPageSize).itemsPerPage,
      order: readChoice(values, 'order', isOrder) ?? 'points',
      search: search?.toLowerCase(),
      country,
      after: after === undefined ? undefined : readCursor(cursor, after),
      // The first of the two that is given.
      before: before === undefined || after !== undefined ? undefined : readCursor(cursor, before),
    },
  };
});

export interface PlayerListQuery {
  size: number;
  order: PlayerListOrder;
  /** In lower case. */
  search: string | undefined;
  country: string | undefined;
  after: PlayerCursor | undefined;
  before: PlayerCursor | undefined;
}
