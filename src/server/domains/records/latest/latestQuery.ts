import { Type } from '@sinclair/typebox';
import { limits } from '../../../../contract/limits';
import { itemsPerPageParam } from '../../../../contract/schemas/parameters';
import { lastValue, readPageRequest, type QueryValues } from '../../../platform/http/collection';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';
import { readCursor } from '../../../platform/http/pageCursor';
import { ScoreCursor } from '../players/playerScoreQuery';

function readLatestQuery(query: QueryValues) {
  const after = lastValue(query, 'after');
  return {
    size: readPageRequest(query, limits.rankingPageSize).itemsPerPage,
    after: after === undefined ? undefined : readCursor(ScoreCursor, after),
  };
}

/** The validated query of a page of the latest scores. */
export type LatestQuery = ReturnType<typeof readLatestQuery>;

const itemsPerPage = itemsPerPageParam(limits.rankingPageSize);

const parameters = Type.Object({
  itemsPerPage,
  after: Type.Optional(
    Type.String({ description: 'From `hydra:next` of a page: the scores after its last one.' }),
  ),
});

/** The query as sent, for the links to other pages, and its parsed values. */
export const latestQuery = decodedParameters(parameters, (values) => ({
  values,
  query: readLatestQuery(values),
}));

/** How many records are asked for. */
export const recordQuery = decodedParameters(Type.Object({ itemsPerPage }), (values) => ({
  size: readPageRequest(values, limits.rankingPageSize).itemsPerPage,
}));
