import { Type, type Static } from '@sinclair/typebox';
import { lastValue, type QueryValues } from '../../../platform/http/collection';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';
import { readCursor } from '../../../platform/http/pageCursor';

/** The first step of a page: the next page has the earlier ones. */
const TimelineCursor = Type.Object({
  sequence: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});
export type TimelineCursor = Static<typeof TimelineCursor>;

function readBefore(query: QueryValues): number | undefined {
  const after = lastValue(query, 'after');
  return after === undefined ? undefined : readCursor(TimelineCursor, after).sequence;
}

const parameters = Type.Object({
  after: Type.Optional(
    Type.String({ description: 'From `hydra:next` of a page: the steps before its first one.' }),
  ),
});

/** The query as sent, for the links to other pages, and the sequence that the page ends before. */
export const timelineQuery = decodedParameters(parameters, (values) => ({
  values,
  before: readBefore(values),
}));
