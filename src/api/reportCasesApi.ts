import { moderationPaths } from '../contract/moderationPaths';
import type { CaseState } from '../contract/reports';
import type { CaseDecisionRequest, CaseReversalRequest } from '../contract/schemas/reports';
import { baseApi } from './baseApi';
import { keysetPages } from './keysetPages';
import type { InLanguage } from './readQuery';
import { noResult, readResponse } from './readResponse';
import { boardOf, type BoardPage } from './wire/boardPages';
import type { Kept } from './wire/collection';
import {
  moderatedCaseFromWire,
  reportCaseFromWire,
  type ModeratedCase,
  type ReportCase,
} from './wire/reportCasesFromWire';

const inLanguage = ({ language }: InLanguage) => ({ headers: { 'Accept-Language': language } });

/** Also after a conflict: what is shown is old then. Hidden things are read again, too. */
const decided = {
  transformResponse: noResult,
  invalidatesTags: ['Moderation', 'Comments', 'Board'] as const,
};

const reportCasesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getReportCases: build.infiniteQuery<
      BoardPage<ReportCase>,
      InLanguage & { state: CaseState },
      string
    >({
      infiniteQueryOptions: keysetPages,
      query: ({ queryArg, pageParam }) => ({
        url: moderationPaths.reports,
        params: { state: queryArg.state, ...(pageParam === '' ? {} : { after: pageParam }) },
        ...inLanguage(queryArg),
      }),
      transformResponse: readResponse(boardOf(reportCaseFromWire, {})),
      providesTags: ['Moderation'],
    }),
    getReportCase: build.query<ModeratedCase & Kept, InLanguage & { id: number }>({
      query: (args) => ({ url: moderationPaths.reportCase(args.id), ...inLanguage(args) }),
      transformResponse: readResponse(moderatedCaseFromWire),
      providesTags: ['Moderation'],
    }),
    decideReportCase: build.mutation<null, CaseDecisionRequest & { id: number }>({
      query: ({ id, ...body }) => ({
        url: moderationPaths.reportDecision(id),
        method: 'POST',
        body,
      }),
      ...decided,
    }),
    reverseReportCase: build.mutation<null, CaseReversalRequest & { id: number }>({
      query: ({ id, ...body }) => ({
        url: moderationPaths.reportReversal(id),
        method: 'POST',
        body,
      }),
      ...decided,
    }),
  }),
});

export const {
  useDecideReportCaseMutation,
  useGetReportCaseQuery,
  useGetReportCasesInfiniteQuery,
  useReverseReportCaseMutation,
} = reportCasesApi;
