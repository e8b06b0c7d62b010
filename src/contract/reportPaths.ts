import type { Id } from './paths';

/** Endpoints for reports and for what moderators tell a member, separate from `paths.ts` because the first screen does not need them. */
export const reportPaths = {
  reports: '/api/reports',
  ownReports: '/api/me/reports',
  ownReport: (id: Id) => `/api/me/reports/${id}`,
  notices: '/api/me/notices',
  notice: (id: Id) => `/api/me/notices/${id}`,
  /** How many notices are new, and until when the member is silenced. */
  noticeSummary: '/api/me/notices/summary',
  noticesSeen: '/api/me/notices/seen',
} as const;
