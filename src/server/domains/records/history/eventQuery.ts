import { Type, type Static } from '@sinclair/typebox';
import { limits } from '../../../../contract/limits';
import { itemsPerPageParam } from '../../../../contract/schemas/parameters';
import { lastValue, readPageRequest, type QueryValues } from '../../../platform/http/collection';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';
import { RequestError } from '../../../platform/errors/requestError';
import { readCursor } from '../../../platform/http/pageCursor';
import { parseId } from '../../../../contract/parseId';

/** The last event of a page: the next page has the earlier ones. */
const EventCursor = Type.Object({
  id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});
export type EventCursor = Static<typeof EventCursor>;

function readEventQuery(query: QueryValues) {
  const after = lastValue(query, 'after');
  return {
    size: readPageRequest(query, limits.rankingPageSize).itemsPerPage,
    after: after === undefined ? undefined : readCursor(EventCursor, after),
  };
}

/** The validated query of a page of events. */
export type EventQuery = ReturnType<typeof readEventQuery>;

const parameters = Type.Object({
  itemsPerPage: itemsPerPageParam(limits.rankingPageSize),
  after: Type.Optional(
    Type.String({ description: 'From `hydra:next` of a page: the events before its last one.' }),
  ),
});

/** The query as sent, for the links to other pages, and its parsed values. */
export const eventQuery = decodedParameters(parameters, (values) => ({
  values,
  query: readEventQuery(values),
}));

/** The event that a page of a chain starts behind; 0 for the first page. */
function readSequence(query: QueryValues): number {
  const after = lastValue(query, 'after') ?? '0';
  const sequence = after === '0' ? 0 : parseId(after);
  if (sequence === undefined) throw new RequestError(400, 'badCursor');
  return sequence;
}

const chainParameters = Type.Object({
  itemsPerPage: itemsPerPageParam(limits.rankingPageSize),
  after: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'The sequence of the event that the page starts behind.',
    }),
  ),
});

/** The query as sent, for the links to other pages, and its parsed values. */
export const chainQuery = decodedParameters(chainParameters, (values) => ({
  values,
  query: {
    size: readPageRequest(values, limits.rankingPageSize).itemsPerPage,
    after: readSequence(values),
  },
}));
export type ChainQuery = Static<typeof chainQuery>['query'];
