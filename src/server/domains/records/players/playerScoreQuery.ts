import { Type, type Static } from '@sinclair/typebox';
import { limits } from '../../../../contract/limits';
import {
  ownScoreOrders,
  playerScoreOrders,
  type OwnScoreOrder,
  type PlayerScoreOrder,
} from '../../../../contract/records/catalogue';
import { itemsPerPageParam } from '../../../../contract/schemas/parameters';
import { lastValue, readPageRequest, type QueryValues } from '../../../platform/http/collection';
import { badFilter, readChoice, readId } from '../../../platform/http/queryParameters';
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

const isPublicOrder = (text: string): text is PlayerScoreOrder =>
  playerScoreOrders.some((known) => known === text);

const publicParameters = Type.Object({
  ...parameters.properties,
  order: Type.Optional(
    Type.String({
      enum: [...playerScoreOrders],
      default: 'latest',
      description:
        '`points` or `medals`, with `game`: no more than one page, first what gives most of it in the rankings.',
    }),
  ),
});

/** The query as sent, for the links to other pages, and its parsed values. */
export const playerScoreQuery = decodedParameters(publicParameters, (values) => {
  const query = readScoreQuery(values);
  const order = readChoice(values, 'order', isPublicOrder) ?? 'latest';
  if (order === 'latest') return { values, query: { ...query, order } };
  if (query.game === undefined) throw badFilter('order');
  return { values, query: { ...query, game: query.game, order } };
});

const isOrder = (text: string): text is OwnScoreOrder =>
  ownScoreOrders.some((known) => known === text);

const ownParameters = Type.Object({
  ...parameters.properties,
  order: Type.Optional(
    Type.String({
      enum: [...ownScoreOrders],
      default: 'latest',
      description:
        '`easiest`: no more than one page, first what must improve least for each point of the next place; without `game` of the latest scores.',
    }),
  ),
  withdrawn: Type.Optional(
    Type.Boolean({ description: 'Whether withdrawn scores are listed, too; not with `easiest`.' }),
  ),
});

/** The same of the member’s own scores. */
export const ownScoreQuery = decodedParameters(ownParameters, (values) => {
  const query = readScoreQuery(values);
  const order = readChoice(values, 'order', isOrder) ?? 'latest';
  const withdrawn = lastValue(values, 'withdrawn') === 'true' && order === 'latest';
  return { values, query: { ...query, order, withdrawn } };
});
/** The validated query of the member’s own scores. */
export type OwnScoreQuery = ScoreQuery & { order: OwnScoreOrder; withdrawn: boolean };
