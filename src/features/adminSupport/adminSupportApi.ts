import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { adminPaths } from '../../contract/adminPaths';
import type { SupportCaseUpdate } from '../../contract/schemas/support';
import { unreadableResponse } from '../../api/errors/apiError';
import { auditEntriesFromWire, type AuditEntries } from '../../admin-frame/auditEntryFromWire';
import { baseApi } from '../../api/baseApi';
import { collectionFromWire, type Page } from '../../api/wire/collection';
import { listTags } from '../../api/listTags';
import { noResult, readResponse } from '../../api/readResponse';
import { secretQuery, secretQueryFn } from '../../api/secretArgs';
import {
  supportCaseDetailFromWire,
  supportCaseFromWire,
  type SupportCaseDetail,
  type SupportCaseOverview,
} from './supportCaseFromWire';

/** Filters and page of the table; empty filters are ignored. */
export type SupportCaseQuery = {
  status: string;
  code: string;
  path: string;
  browser: string;
  error: string;
  version: string;
  page: number;
  itemsPerPage: number;
};

/** A page of a case's history: before or after a known entry, or the newest. */
export type CaseHistoryQuery = { id: number; before?: string; after?: string };

const historyLength = 8;

/** Returned as unparsed text: the code that opens it validates it. */
const snapshotRequest = (id: number): FetchArgs => ({
  url: adminPaths.supportSnapshot(id),
  responseHandler: async (response): Promise<unknown> =>
    response.ok ? response.text() : JSON.parse(await response.text()),
  timeout: 120_000,
});

const casesApi = baseApi.enhanceEndpoints({ addTagTypes: ['SupportCases', 'CaseHistory'] });

const adminSupportApi = casesApi.injectEndpoints({
  endpoints: (build) => ({
    getSupportCases: build.query<Page<SupportCaseOverview>, SupportCaseQuery>({
      query: ({ page, itemsPerPage, ...filters }) => ({
        url: adminPaths.supportCases,
        params: {
          page,
          itemsPerPage,
          ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
        },
      }),
      transformResponse: readResponse((body) => collectionFromWire(body, supportCaseFromWire)),
      providesTags: (page) => listTags('SupportCases', page?.items),
    }),
    /** The server records every GET as an opening, so changes must not invalidate it. */
    getSupportCase: build.query<SupportCaseDetail, number>({
      query: (id) => ({ url: adminPaths.supportCase(id) }),
      transformResponse: readResponse(supportCaseDetailFromWire),
      // The next visit must not start with outdated notes.
      keepUnusedDataFor: 0,
    }),
    getCaseHistory: build.query<AuditEntries, CaseHistoryQuery>({
      query: ({ id, ...place }) => ({
        url: adminPaths.audit,
        params: { case: id, itemsPerPage: historyLength, ...place },
      }),
      transformResponse: readResponse(auditEntriesFromWire),
      providesTags: ['CaseHistory'],
      keepUnusedDataFor: 0,
    }),
    changeSupportCase: build.mutation({
      query: secretQuery(({ id, ...body }: SupportCaseUpdate & { id: number }) => ({
        url: adminPaths.supportCase(id),
        method: 'PUT',
        body,
      })),
      transformResponse: noResult,
      invalidatesTags: ['SupportCases', 'CaseHistory'],
    }),
    deleteSupportCase: build.mutation<null, number>({
      query: (id) => ({ url: adminPaths.supportCase(id), method: 'DELETE' }),
      transformResponse: noResult,
      invalidatesTags: (_result, _error, id) => listTags('SupportCases', [{ id }]),
    }),
    /** Passes the file to `take` only: a result would be kept in the store. */
    fetchSnapshot: build.mutation({
      queryFn: secretQueryFn<{ id: number; take: (text: string) => void }, null>(
        async ({ id, take }, send) => {
          const { data, error } = await send(snapshotRequest(id));
          if (error) return { error };
          if (typeof data !== 'string') return { error: unreadableResponse };
          take(data);
          return { data: null };
        },
      ),
      invalidatesTags: ['CaseHistory'],
    }),
  }),
});

export const {
  useGetSupportCasesQuery,
  useGetSupportCaseQuery,
  useGetCaseHistoryQuery,
  useChangeSupportCaseMutation,
  useDeleteSupportCaseMutation,
  useFetchSnapshotMutation,
} = adminSupportApi;
