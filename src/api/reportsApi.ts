import { reportPaths } from '../contract/reportPaths';
import { reportReads } from '../contract/reads/reportReads';
import type { NewReport } from '../contract/schemas/reports';
import { afterSuccess } from './afterSuccess';
import { baseApi } from './baseApi';
import { keysetPages } from './keysetPages';
import { pagesQuery, type InLanguage } from './readQuery';
import { noResult, readResponse } from './readResponse';
import { secretQuery } from './secretArgs';
import { boardOf, type BoardPage } from './wire/boardPages';
import type { Kept } from './wire/collection';
import {
  noticeFromWire,
  noticeSummaryFromWire,
  ownReportFromWire,
  type Notice,
  type NoticeSummary,
  type OwnReport,
} from './wire/reportsFromWire';

const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    reportContent: build.mutation({
      query: secretQuery((body: NewReport) => ({ url: reportPaths.reports, method: 'POST', body })),
      transformResponse: noResult,
      invalidatesTags: (_none, error) => (error ? [] : [{ type: 'Me', id: 'reports' }]),
    }),
    getOwnReports: build.infiniteQuery<BoardPage<OwnReport>, InLanguage, string>({
      infiniteQueryOptions: keysetPages,
      ...pagesQuery(reportReads.ownReports),
      transformResponse: readResponse(boardOf(ownReportFromWire, {})),
      providesTags: ['Me', { type: 'Me', id: 'reports' }],
    }),
    getNotices: build.infiniteQuery<BoardPage<Notice>, InLanguage, string>({
      infiniteQueryOptions: keysetPages,
      ...pagesQuery(reportReads.notices),
      transformResponse: readResponse(boardOf(noticeFromWire, {})),
      providesTags: ['Me'],
    }),
    getNoticeSummary: build.query<NoticeSummary & Kept, void>({
      query: () => ({ url: reportPaths.noticeSummary }),
      transformResponse: readResponse(noticeSummaryFromWire),
      providesTags: ['Me'],
    }),
    /** Up to the notice of this id. The list stays as it is: what was new is marked while it is read. */
    markNoticesSeen: build.mutation<null, number>({
      query: (upTo) => ({ url: reportPaths.noticesSeen, method: 'POST', body: { upTo } }),
      transformResponse: noResult,
      onQueryStarted: async (_upTo, { dispatch, queryFulfilled }) =>
        afterSuccess(queryFulfilled, () => {
          dispatch(
            reportsApi.util.updateQueryData('getNoticeSummary', undefined, (summary) => {
              summary.unseen = 0;
            }),
          );
        }),
    }),
  }),
});

export const {
  useGetNoticesInfiniteQuery,
  useGetNoticeSummaryQuery,
  useGetOwnReportsInfiniteQuery,
  useMarkNoticesSeenMutation,
  useReportContentMutation,
} = reportsApi;
