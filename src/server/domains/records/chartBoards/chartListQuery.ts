import { Type } from '@sinclair/typebox';
import { gameLimits } from '../../../../contract/gameAdministration';
import { pageParams } from '../../../../contract/schemas/parameters';
import { readPageRequest } from '../../../platform/http/collection';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';
import { readOwn } from './aroundMe';

const own = {
  own: Type.Optional(
    Type.String({
      enum: ['me'],
      description: 'Adds the member’s own scores at their places on the boards of everyone.',
    }),
  ),
};

/** The query of the charts of a group, which are never split into pages. */
export const groupChartQuery = decodedParameters(Type.Object(own), (values) => ({
  withOwn: readOwn(values),
}));

/** No game has more charts. */
const { charts: max } = gameLimits;

/** The query of the charts of a game, as sent, for the links to other pages, and its parsed values. */
export const gameChartQuery = decodedParameters(
  Type.Object({ ...pageParams(max, max), ...own }),
  (values) => ({
    values,
    page: readPageRequest(values, max, max),
    withOwn: readOwn(values),
  }),
);
