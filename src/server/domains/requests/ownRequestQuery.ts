import { Type, type Static } from '@sinclair/typebox';
import { requestRules } from '../../../contract/records/proofRequests';
import { itemsPerPageParam } from '../../../contract/schemas/parameters';
import { lastValue, readPageRequest } from '../../platform/http/collection';
import { readCursor } from '../../platform/http/pageCursor';
import { decodedParameters } from '../../platform/plugins/parameterSchemas';

/** The last request of a page: the next page has the earlier ones. */
export const RequestCursor = Type.Object({
  /** When it was made, in microseconds since 1970. */
  asked: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});
export type RequestCursor = Static<typeof RequestCursor>;

const parameters = Type.Object({
  itemsPerPage: itemsPerPageParam(requestRules.pageSize),
  after: Type.Optional(
    Type.String({ description: 'From `hydra:next` of a page: the requests before its last one.' }),
  ),
});

/** The query as sent, for the links to other pages, and its parsed values. */
export const ownRequestQuery = decodedParameters(parameters, (values) => {
  const after = lastValue(values, 'after');
  const size = readPageRequest(values, requestRules.pageSize).itemsPerPage;
  return {
    values,
    query: { size, after: after === undefined ? undefined : readCursor(RequestCursor, after) },
  };
});
