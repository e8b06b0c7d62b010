import { Type, type Static } from '@sinclair/typebox';
import { firstStates, pastRules, type FirstState } from '../../../../contract/records/past';
import { itemsPerPageParam } from '../../../../contract/schemas/parameters';
import { lastValue, readPageRequest, type QueryValues } from '../../../platform/http/collection';
import { readCursor } from '../../../platform/http/pageCursor';
import { readChoice } from '../../../platform/http/queryParameters';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';

const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** The last first place of a page. */
export const FirstCursor = Type.Object({
  /** When it was taken, in microseconds since 1970. */
  began: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  chart: id,
  sequence: id,
});
export type FirstCursor = Static<typeof FirstCursor>;

const isState = (text: string): text is FirstState => firstStates.some((known) => known === text);

function readFirstQuery(query: QueryValues) {
  const after = lastValue(query, 'after');
  return {
    size: readPageRequest(query, pastRules.firstPageSize).itemsPerPage,
    after: after === undefined ? undefined : readCursor(FirstCursor, after),
    state: readChoice(query, 'state', isState),
  };
}
export type FirstQuery = ReturnType<typeof readFirstQuery>;

const parameters = Type.Object({
  itemsPerPage: itemsPerPageParam(pastRules.firstPageSize),
  after: Type.Optional(
    Type.String({
      description: 'From `hydra:next` of a page: the first places taken before its last one.',
    }),
  ),
  state: Type.Optional(
    Type.String({
      enum: [...firstStates],
      description: 'Only first places that are held now, or that are not any more.',
    }),
  ),
});

/** The query as sent, for the links to other pages, and its parsed values. */
export const firstQuery = decodedParameters(parameters, (values) => ({
  values,
  query: readFirstQuery(values),
}));
