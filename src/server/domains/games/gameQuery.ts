import { Type } from '@sinclair/typebox';
import { limits } from '../../../contract/limits';
import { gameOrders, type GameOrder } from '../../../contract/records/catalogue';
import { pageParams } from '../../../contract/schemas/parameters';
import { gameListView } from '../../../contract/views/gameListView';
import { readPageRequest, type QueryValues } from '../../platform/http/collection';
import { readChoice } from '../../platform/http/queryParameters';
import { viewParameters } from '../../platform/http/viewParameters';
import { decodedParameters } from '../../platform/plugins/parameterSchemas';

const isOrder = (text: string): text is GameOrder => gameOrders.some((known) => known === text);

const view = viewParameters(gameListView, {
  search: 'Words in the name.',
  letter: '`0` for names that start with no letter.',
  platform: 'Games of this platform.',
  series: 'Games of this series.',
  order: false,
  page: false,
});

const readGameQuery = (query: QueryValues) => ({
  ...view.read(query),
  page: readPageRequest(query, limits.gamePageSize),
  order: readChoice(query, 'order', isOrder) ?? 'name',
});

/** The validated query of a list of games. `platform` and `series` are ids. */
export type GameQuery = ReturnType<typeof readGameQuery>;

const parameters = Type.Object({
  ...pageParams(limits.gamePageSize),
  order: Type.Optional(Type.String({ enum: [...gameOrders], default: 'name' })),
  ...view.properties,
});

/** The query as sent, for the links to other pages, and its parsed values. */
export const gameListQuery = decodedParameters(parameters, (values) => ({
  values,
  query: readGameQuery(values),
}));
