import { Type, type Static } from '@sinclair/typebox';
import {
  comparisonResults,
  comparisonRules,
  type ComparisonResult,
} from '../../../../contract/records/comparisons';
import { parseId } from '../../../../contract/parseId';
import { IdParam, itemsPerPageParam } from '../../../../contract/schemas/parameters';
import { RequestError } from '../../../platform/errors/requestError';
import { lastValue, readPageRequest, type QueryValues } from '../../../platform/http/collection';
import { readCursor } from '../../../platform/http/pageCursor';
import { readChoice, readId } from '../../../platform/http/queryParameters';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';

/** The last chart of a page: games are in the order of their shared charts, charts in that of their ids. */
const ComparisonCursor = Type.Object({
  shared: Type.Integer({ minimum: 1 }),
  game: Type.Integer({ minimum: 1 }),
  chart: Type.Integer({ minimum: 1 }),
});
export type ComparisonCursor = Static<typeof ComparisonCursor>;

const isResult = (text: string): text is ComparisonResult =>
  comparisonResults.some((known) => known === text);

function readComparisonQuery(query: QueryValues) {
  const after = lastValue(query, 'after');
  return {
    size: readPageRequest(query, comparisonRules.pageSize).itemsPerPage,
    after: after === undefined ? undefined : readCursor(ComparisonCursor, after),
    game: readId(query, 'game'),
    result: readChoice(query, 'result', isResult),
  };
}
/** Which shared charts a page lists. `game` is an id. */
export type ComparisonQuery = ReturnType<typeof readComparisonQuery>;

const parameters = Type.Object({
  itemsPerPage: itemsPerPageParam(comparisonRules.pageSize),
  after: Type.Optional(
    Type.String({ description: 'From `hydra:next` of a page: the charts after its last one.' }),
  ),
  game: Type.Optional(Type.Integer({ minimum: 1, description: 'Only charts of this game.' })),
  result: Type.Optional(
    Type.String({
      enum: [...comparisonResults],
      description: 'Only charts on which the first player is better, worse or equal.',
    }),
  ),
});

/** The query as sent, for the links to other pages, and its parsed values. */
export const comparisonQuery = decodedParameters(parameters, (values) => ({
  values,
  query: readComparisonQuery(values),
}));

/** The ids of the two players in the path. */
export const comparisonParams = decodedParameters(
  Type.Object({ id: IdParam, other: IdParam }),
  ({ id, other }) => {
    const [playerId, otherId] = [parseId(String(id)), parseId(String(other))];
    if (playerId === undefined || otherId === undefined)
      throw new RequestError(404, 'playerNotFound');
    return { playerId, otherId };
  },
);
