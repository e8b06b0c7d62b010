import { Type } from '@sinclair/typebox';
import { limits } from '../../../../contract/limits';
import { parseId } from '../../../../contract/parseId';
import { lastValue } from '../../../platform/http/collection';
import { badFilter } from '../../../platform/http/queryParameters';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';

const parameters = Type.Object({
  games: Type.String({ description: `Ids, separated by commas; ${limits.gamePageSize} at most.` }),
});

/** The ids of the games that are asked for. */
export const playedGameQuery = decodedParameters(parameters, (values) => {
  const ids = (lastValue(values, 'games') ?? '').split(',').map(parseId);
  const games = ids.filter((id) => id !== undefined);
  if (games.length < ids.length || games.length > limits.gamePageSize) throw badFilter('games');
  return { games };
});
