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
export type CaseHistoryWish = { id: number } & Partial<Pick<AuditWish, 'before' | 'after'>>;

const historyLength = 8;

/** Returned as unparsed text: the code that opens it validates it. */
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
    /** The server records every GET as an opening, so changes must not invalidate it. */
    getSupportCase: build.query<SupportCaseDetail, number>({
      queryFn: readingQuery(
        (id) => ({ url: adminPaths.supportCase(id) }),
        supportCaseDetailFromWire,
      ),
      // The next visit must not start with outdated notes.
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
    /** Passes the file to `take` only: a result would be kept in the store. */
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
