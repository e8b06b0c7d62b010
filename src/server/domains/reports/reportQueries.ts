import { Type, type Static, type TSchema } from '@sinclair/typebox';
import { caseStates, reportRules, type CaseState } from '../../../contract/reports';
import { itemsPerPageParam } from '../../../contract/schemas/parameters';
import { lastValue, readPageRequest, type QueryValues } from '../../platform/http/collection';
import { readCursor } from '../../platform/http/pageCursor';
import { readChoice } from '../../platform/http/queryParameters';
import { decodedParameters } from '../../platform/plugins/parameterSchemas';

/** The last row of a page: its time in microseconds, and its id. */
const ReportCursor = Type.Object({
  at: Type.Integer({ minimum: 0 }),
  id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
});
export type ReportCursor = Static<typeof ReportCursor>;

/** The last notice of a page. */
const NoticeCursor = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });
export type NoticeCursor = Static<typeof NoticeCursor>;

const pageParameters = {
  itemsPerPage: itemsPerPageParam(reportRules.pageSize),
  after: Type.Optional(
    Type.String({ description: 'From `hydra:next` of a page: what comes after its last row.' }),
  ),
};

function readPage<Cursor extends TSchema>(values: QueryValues, cursor: Cursor) {
  const after = lastValue(values, 'after');
  return {
    size: readPageRequest(values, reportRules.pageSize).itemsPerPage,
    after: after === undefined ? undefined : readCursor(cursor, after),
  };
}

/** The query of a member’s notices as sent, for the links to other pages, and its parsed values. */
export const noticeListQuery = decodedParameters(Type.Object(pageParameters), (values) => ({
  values,
  page: readPage(values, NoticeCursor),
}));

/** The query of a member’s own reports as sent, for the links to other pages, and its parsed values. */
export const ownListQuery = decodedParameters(Type.Object(pageParameters), (values) => ({
  values,
  page: readPage(values, ReportCursor),
}));

const isState = (text: string): text is CaseState => caseStates.some((known) => known === text);

const caseParameters = Type.Object({
  ...pageParameters,
  state: Type.Optional(
    Type.String({
      enum: [...caseStates],
      default: 'open',
      description: 'Open cases begin with the oldest, decided ones with the latest decision.',
    }),
  ),
});

/** The same of the moderators’ list of cases. */
export const caseListQuery = decodedParameters(caseParameters, (values) => ({
  values,
  page: readPage(values, ReportCursor),
  state: readChoice(values, 'state', isState) ?? ('open' as const),
}));
