/** Administration endpoints, separate from `paths.ts` because the first screen does not need them. */
export const adminPaths = {
  audit: '/api/admin/audit',
  auditExport: '/api/admin/audit/export',
  statistics: '/api/admin/statistics',
  siteConfiguration: '/api/admin/configuration',
  siteVersions: '/api/admin/configuration/versions',
  siteVersion: (version: number) => `/api/admin/configuration/versions/${version}`,
  articles: '/api/admin/articles',
  article: (id: number) => `/api/admin/articles/${id}`,
  articleStatus: (id: number) => `/api/admin/articles/${id}/status`,
  articleRestore: (id: number) => `/api/admin/articles/${id}/restore`,
  trashedArticle: (id: number) => `/api/admin/articles/${id}/trash`,
  articlePresence: (id: number) => `/api/admin/articles/${id}/presence`,
  articleRevisions: (id: number) => `/api/admin/articles/${id}/revisions`,
  articleRevision: (id: number, revision: number) =>
    `/api/admin/articles/${id}/revisions/${revision}`,
  pictures: '/api/admin/pictures',
  textPictures: '/api/admin/text_pictures',
  users: '/api/admin/users',
  user: (id: number) => `/api/admin/users/${id}`,
  userByEmail: '/api/admin/users/find-by-email',
  usersExport: '/api/admin/users/export',
  userAction: (id: number, action: 'disable' | 'enable' | 'force-password-reset') =>
    `/api/admin/users/${id}/${action}`,
  userSessions: (id: number) => `/api/admin/users/${id}/sessions`,
  userSession: (id: number, session: string) =>
    `/api/admin/users/${id}/sessions/${encodeURIComponent(session)}`,
  userRoles: (id: number) => `/api/admin/users/${id}/roles`,
  roles: '/api/admin/roles',
  supportCases: '/api/admin/support_cases',
  supportCase: (id: number) => `/api/admin/support_cases/${id}`,
  supportSnapshot: (id: number) => `/api/admin/support_cases/${id}/snapshot`,
} as const;
