import { Type } from '@sinclair/typebox';
import { pastRules } from '../../../../contract/records/past';
import { itemsPerPageParam } from '../../../../contract/schemas/parameters';
import { lastValue, readPageRequest } from '../../../platform/http/collection';
import { readCursor } from '../../../platform/http/pageCursor';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';
import { FirstCursor } from './firstQuery';

/** The query as sent, for the links to other pages, and its parsed values. */
export const gameFirstQuery = decodedParameters(
  Type.Object({
    itemsPerPage: itemsPerPageParam(pastRules.firstPageSize),
    after: Type.Optional(
      Type.String({
        description: 'From `hydra:next` of a page: the first places taken before its last one.',
      }),
    ),
  }),
  (values) => {
    const after = lastValue(values, 'after');
    return {
      values,
      size: readPageRequest(values, pastRules.firstPageSize).itemsPerPage,
      after: after === undefined ? undefined : readCursor(FirstCursor, after),
    };
  },
);
