import { Type } from '@sinclair/typebox';
import { limits } from '../../../contract/limits';
import { gameOrders, type GameOrder } from '../../../contract/records/catalogue';
import { pageParams } from '../../../contract/schemas/parameters';
import { readPageRequest, type QueryValues } from '../../platform/http/collection';
import { readChoice, readId, readSearch } from '../../platform/http/queryParameters';
import { decodedParameters } from '../../platform/plugins/parameterSchemas';

const isOrder = (text: string): text is GameOrder => gameOrders.some((known) => known === text);
/** A letter that names start with, or `0` for names that start with none. */
const isLetter = (text: string): text is string => /^[a-z0]$/.test(text);

function readGameQuery(query: QueryValues) {
  return {
    page: readPageRequest(query, limits.gamePageSize),
    order: readChoice(query, 'order', isOrder) ?? 'name',
    letter: readChoice(query, 'letter', isLetter),
    search: readSearch(query),
    platform: readId(query, 'platform'),
    series: readId(query, 'series'),
  };
}

/** The validated query of a list of games. `platform` and `series` are ids. */
export type GameQuery = ReturnType<typeof readGameQuery>;

const parameters = Type.Object({
  ...pageParams(limits.gamePageSize),
  order: Type.Optional(Type.String({ enum: [...gameOrders], default: 'name' })),
  letter: Type.Optional(
    Type.String({ pattern: '^[a-z0]$', description: '`0` for names that start with no letter.' }),
  ),
  search: Type.Optional(
    Type.String({ maxLength: limits.searchLength, description: 'Words in the name.' }),
  ),
  platform: Type.Optional(Type.Integer({ minimum: 1 })),
  series: Type.Optional(Type.Integer({ minimum: 1 })),
});

/** The query as sent, for the links to other pages, and its parsed values. */
export const gameListQuery = decodedParameters(parameters, (values) => ({
  values,
  query: readGameQuery(values),
}));
