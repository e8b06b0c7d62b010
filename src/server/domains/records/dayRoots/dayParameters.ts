import { Type } from '@sinclair/typebox';
import { isDay } from '../../../../contract/calendarDay';
import { limits } from '../../../../contract/limits';
import { parseId } from '../../../../contract/parseId';
import { IdParam, itemsPerPageParam } from '../../../../contract/schemas/parameters';
import { RequestError } from '../../../platform/errors/requestError';
import { lastValue, readPageRequest, type QueryValues } from '../../../platform/http/collection';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';

const Day = Type.String({ format: 'date' });

function readDay({ day }: QueryValues): string {
  const text = String(day);
  if (!isDay(text)) throw new RequestError(404, 'dayNotFound');
  return text;
}

export const dayParams = decodedParameters(Type.Object({ day: Day }), (values) => ({
  day: readDay(values),
}));

export const dayChartParams = decodedParameters(
  Type.Object({ day: Day, id: IdParam }),
  (values) => {
    const id = parseId(String(values['id']));
    if (id === undefined) throw new RequestError(404, 'dayChartNotFound');
    return { day: readDay(values), id };
  },
);

function readAfter(values: QueryValues): string | undefined {
  const after = lastValue(values, 'after');
  if (after !== undefined && !isDay(after)) throw new RequestError(400, 'badCursor');
  return after;
}

/** The query as sent, for the links to other pages, and its parsed values. */
export const dayListQuery = decodedParameters(
  Type.Object({
    itemsPerPage: itemsPerPageParam(limits.rankingPageSize),
    after: Type.Optional(
      Type.String({ format: 'date', description: 'The list has the days before this one.' }),
    ),
  }),
  (values) => ({
    values,
    query: {
      size: readPageRequest(values, limits.rankingPageSize).itemsPerPage,
      after: readAfter(values),
    },
  }),
);
