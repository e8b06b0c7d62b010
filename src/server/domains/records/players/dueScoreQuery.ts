import { Type, type Static } from '@sinclair/typebox';
import { requestRules } from '../../../../contract/records/proofRequests';
import { itemsPerPageParam } from '../../../../contract/schemas/parameters';
import { lastValue, readPageRequest } from '../../../platform/http/collection';
import { readCursor } from '../../../platform/http/pageCursor';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';

/** The last score of a page. */
const DueCursor = Type.Object({
  /** Its part of the list, see `readDueScores`. */
  part: Type.Integer({ minimum: 0, maximum: 2 }),
  /** The end of its time in microseconds since 1970; 0 without one. */
  due: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});
export type DueCursor = Static<typeof DueCursor>;

const parameters = Type.Object({
  itemsPerPage: itemsPerPageParam(requestRules.pageSize),
  after: Type.Optional(
    Type.String({ description: 'From `hydra:next` of a page: the scores after its last one.' }),
  ),
});

/** The query as sent, for the links to other pages, and its parsed values. */
export const dueScoreQuery = decodedParameters(parameters, (values) => {
  const after = lastValue(values, 'after');
  const size = readPageRequest(values, requestRules.pageSize).itemsPerPage;
  return {
    values,
    query: { size, after: after === undefined ? undefined : readCursor(DueCursor, after) },
  };
});
export interface DueScoreQuery {
  size: number;
  after: DueCursor | undefined;
}
