import { Type, type Static } from '@sinclair/typebox';
import { limits } from '../../../../contract/limits';
import { itemsPerPageParam } from '../../../../contract/schemas/parameters';
import { lastValue, readPageRequest, type QueryValues } from '../../../platform/http/collection';
import { readChoice, readId } from '../../../platform/http/queryParameters';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';
import { isMe, readAroundMe } from './aroundMe';
import { readCursor } from './pageCursor';

/** The last score of a page of a board: the next page starts after it. */
const BoardCursor = Type.Object({
  /** The sort key in hexadecimal. */
  key: Type.String({ pattern: '^(?:[0-9a-f]{2}){0,64}$' }),
  /** When the score was changed, in microseconds since 1970. */
  changed: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});
export type BoardCursor = Static<typeof BoardCursor>;

const isCountry = (text: string): text is string => /^[A-Z]{2}$/.test(text);

function readBoardQuery(query: QueryValues) {
  const after = lastValue(query, 'after');
  return {
    size: readPageRequest(query, limits.rankingPageSize).itemsPerPage,
    after: after === undefined ? undefined : readCursor(BoardCursor, after),
    /** Whether the page has the member’s own score in its middle. */
    aroundMe: readAroundMe(query),
    /** Whether the member’s own score comes with the page. */
    withOwn: readChoice(query, 'own', isMe) !== undefined,
    platform: readId(query, 'platform'),
    country: readChoice(query, 'country', isCountry),
  };
}

/** The validated query of a board. `platform` is an id. */
export type BoardQuery = ReturnType<typeof readBoardQuery>;

const parameters = Type.Object({
  itemsPerPage: itemsPerPageParam(limits.rankingPageSize),
  after: Type.Optional(
    Type.String({ description: 'From `hydra:next` of a page: the scores after its last one.' }),
  ),
  around: Type.Optional(
    Type.String({
      enum: ['me'],
      description: 'The page with the member’s own score in its middle; empty without one.',
    }),
  ),
  own: Type.Optional(
    Type.String({
      enum: ['me'],
      description: 'Adds the member’s own score at its place on the board of everyone.',
    }),
  ),
  platform: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'The board of a platform; empty for one without scores.',
    }),
  ),
  country: Type.Optional(
    Type.String({
      pattern: '^[A-Z]{2}$',
      description: 'The board of a country; empty for one without players.',
    }),
  ),
});

/** The query as sent, for the links to other pages, and its parsed values. */
export const boardQuery = decodedParameters(parameters, (values) => ({
  values,
  query: readBoardQuery(values),
}));
