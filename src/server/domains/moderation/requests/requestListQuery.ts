import { Type, type Static } from '@sinclair/typebox';
import { limits } from '../../../../contract/limits';
import { requestStates, type RequestState } from '../../../../contract/records/proofRequests';
import { itemsPerPageParam } from '../../../../contract/schemas/parameters';
import { lastValue, readPageRequest, type QueryValues } from '../../../platform/http/collection';
import { readChoice, readId } from '../../../platform/http/queryParameters';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';
import { readCursor } from '../../../platform/http/pageCursor';

/** The last request of a page. */
const RequestCursor = Type.Object({
  /** When it was made, in microseconds since 1970. */
  asked: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});
export type RequestCursor = Static<typeof RequestCursor>;

const isState = (text: string): text is RequestState =>
  requestStates.some((known) => known === text);

function readRequestListQuery(query: QueryValues) {
  const after = lastValue(query, 'after');
  return {
    size: readPageRequest(query, limits.rankingPageSize).itemsPerPage,
    after: after === undefined ? undefined : readCursor(RequestCursor, after),
    game: readId(query, 'game'),
    state: readChoice(query, 'state', isState) ?? ('open' as const),
  };
}
/** The validated query of the moderators’ list of requests. `game` is an id. */
export type RequestListQuery = ReturnType<typeof readRequestListQuery>;

const parameters = Type.Object({
  itemsPerPage: itemsPerPageParam(limits.rankingPageSize),
  after: Type.Optional(
    Type.String({ description: 'From `hydra:next` of a page: the requests after its last one.' }),
  ),
  game: Type.Optional(Type.Integer({ minimum: 1, description: 'Only requests of this game.' })),
  state: Type.Optional(
    Type.String({
      enum: [...requestStates],
      default: 'open',
      description:
        'Only requests in this state. Open ones begin with the oldest, others with the newest.',
    }),
  ),
});

/** The query as sent, for the links to other pages, and its parsed values. */
export const requestListQuery = decodedParameters(parameters, (values) => ({
  values,
  query: readRequestListQuery(values),
}));
