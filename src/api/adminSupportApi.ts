import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { adminPaths } from '../contract/adminPaths';
import type { SupportCaseUpdate } from '../contract/schemas/support';
import { unreadableResponse } from './apiError';
import { auditEntriesFromWire, type AuditEntries, type AuditWish } from './adminAuditApi';
import { baseApi } from './baseApi';
import { collectionFromWire, type Page } from './collection';
import { readingQuery } from './readingQuery';
import { secretCommand, secretQuery } from './secretArgs';
import {
  supportCaseDetailFromWire,
  supportCaseFromWire,
  type SupportCaseDetail,
  type SupportCaseOverview,
} from './supportCaseFromWire';

/** What narrows the table; empty where it does not. */
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

/** Which lines of a case's history: those beside others already read, or the newest. */
export type CaseHistoryWish = { id: number } & Partial<Pick<AuditWish, 'before' | 'after'>>;

const historyLength = 8;

/** As text and not read: whoever opens it decides what it is. */
const snapshotRequest = (id: number): FetchArgs => ({
  url: adminPaths.supportSnapshot(id),
  responseHandler: async (response): Promise<unknown> =>
    response.ok ? response.text() : JSON.parse(await response.text()),
  timeout: 120_000,
});

const casesApi = baseApi.enhanceEndpoints({ addTagTypes: ['SupportCases', 'CaseHistory'] });

export const adminSupportApi = casesApi.injectEndpoints({
  endpoints: (build) => ({
    getSupportCases: build.query<Page<SupportCaseOverview>, SupportCaseQuery>({
      queryFn: readingQuery(
        ({ page, itemsPerPage, ...filters }) => ({
          url: adminPaths.supportCases,
          params: {
            page,
            itemsPerPage,
            ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
          },
        }),
        (body) => collectionFromWire(body, supportCaseFromWire),
      ),
      providesTags: ['SupportCases'],
    }),
    /** Every reading is recorded as an opening: it is read once and not again for a change. */
    getSupportCase: build.query<SupportCaseDetail, number>({
      queryFn: readingQuery(
        (id) => ({ url: adminPaths.supportCase(id) }),
        supportCaseDetailFromWire,
      ),
      // Another visit must not begin with notes from before.
      keepUnusedDataFor: 0,
    }),
    getCaseHistory: build.query<AuditEntries, CaseHistoryWish>({
      queryFn: readingQuery(
        ({ id, ...place }) => ({
          url: adminPaths.audit,
          params: { case: id, itemsPerPage: historyLength, ...place },
        }),
        auditEntriesFromWire,
      ),
      providesTags: ['CaseHistory'],
      keepUnusedDataFor: 0,
    }),
    changeSupportCase: build.mutation({
      queryFn: secretCommand(({ id, ...body }: SupportCaseUpdate & { id: number }) => ({
        url: adminPaths.supportCase(id),
        method: 'PUT',
        body,
      })),
      invalidatesTags: ['SupportCases', 'CaseHistory'],
    }),
    deleteSupportCase: build.mutation({
      queryFn: secretCommand((id: number) => ({
        url: adminPaths.supportCase(id),
        method: 'DELETE',
      })),
      invalidatesTags: ['SupportCases'],
    }),
    /** The file goes to `take` and nowhere else: the store would keep it. */
    fetchSnapshot: build.mutation({
      queryFn: secretQuery<{ id: number; take: (text: string) => void }, null>(
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
