import { auditEntriesFromWire, type AuditEntries } from '../../admin-frame/auditEntryFromWire';
import { exportQuery } from '../../admin-frame/exportQuery';
import { filterParams } from '../../admin-frame/filterParams';
import { baseApi } from '../../api/baseApi';
import { readResponse } from '../../api/readResponse';
import { adminPaths } from '../../contract/adminPaths';

/** Filters of the log; empty strings are ignored. */
export type AuditFilters = { group: string; member: string; from: string; to: string };

/** Filters and cursor. */
export type AuditQuery = AuditFilters & {
  before: string;
  after: string;
};

const adminAuditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAuditEntries: build.query<AuditEntries, AuditQuery>({
      query: (query) => ({
        url: adminPaths.audit,
        params: filterParams(query),
      }),
      transformResponse: readResponse(auditEntriesFromWire),
      keepUnusedDataFor: 0,
    }),
    exportAuditLog: build.mutation({
      queryFn: exportQuery<AuditFilters>(adminPaths.auditExport),
    }),
  }),
});

export const { useGetAuditEntriesQuery, useExportAuditLogMutation } = adminAuditApi;
