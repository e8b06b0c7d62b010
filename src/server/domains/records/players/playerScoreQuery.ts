import { Type, type Static } from '@sinclair/typebox';
import { limits } from '../../../../contract/limits';
import { itemsPerPageParam } from '../../../../contract/schemas/parameters';
import { lastValue, readPageRequest, type QueryValues } from '../../../platform/http/collection';
import { readId } from '../../../platform/http/queryParameters';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';
import { readCursor } from '../../../platform/http/pageCursor';

/** The last score of a page: the next page starts after it. */
export const ScoreCursor = Type.Object({
  /** When the score was changed, in microseconds since 1970. */
  changed: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});
export type ScoreCursor = Static<typeof ScoreCursor>;

function readScoreQuery(query: QueryValues) {
  const after = lastValue(query, 'after');
  return {
    size: readPageRequest(query, limits.rankingPageSize).itemsPerPage,
    after: after === undefined ? undefined : readCursor(ScoreCursor, after),
    game: readId(query, 'game'),
  };
}

/** The validated query of a player’s scores. `game` is an id. */
export type ScoreQuery = ReturnType<typeof readScoreQuery>;

const parameters = Type.Object({
  itemsPerPage: itemsPerPageParam(limits.rankingPageSize),
  after: Type.Optional(
    Type.String({ description: 'From `hydra:next` of a page: the scores after its last one.' }),
  ),
  game: Type.Optional(Type.Integer({ minimum: 1, description: 'Only scores of this game.' })),
});

/** The query as sent, for the links to other pages, and its parsed values. */
export const playerScoreQuery = decodedParameters(parameters, (values) => ({
  values,
  query: readScoreQuery(values),
}));
