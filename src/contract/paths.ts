/** Every endpoint path, once, for client, server and tests. Ids are numbers and need no escaping; slugs are taken from URLs as they are. */
export const paths = {
  articles: '/api/articles',
  article: (id: number) => `/api/articles/${id}`,
  relatedArticles: (id: number) => `/api/articles/${id}/related`,
  articleComments: (id: number) => `/api/articles/${id}/comments`,
  comments: '/api/article_comments',
  comment: (id: number) => `/api/article_comments/${id}`,
  publicMember: (slug: string) => `/api/members/${encodeURIComponent(slug)}`,
  memberArticles: (slug: string) => `/api/members/${encodeURIComponent(slug)}/articles`,
  memberComments: (slug: string) => `/api/members/${encodeURIComponent(slug)}/comments`,
  statistics: '/api/website/get-stats',
  configuration: '/api/website/configuration',
  login: '/api/login_check',
  refreshToken: '/api/token/refresh',
  invalidateToken: '/api/token/invalidate',
  users: '/api/users',
  me: '/api/users/me',
  user: (id: number) => `/api/users/${id}`,
  changePassword: '/api/users/change-password',
  sendResetLink: '/api/users/reset-password/send-link',
  confirmReset: '/api/users/reset-password/confirm',
  confirmEmail: '/api/users/email-change/confirm',
  undoEmailChange: '/api/users/email-change/undo',
  uploadAvatar: '/api/users/upload-avatar',
  avatar: (id: number) => `/users/${id}/avatar`,
  supportCases: '/api/support_cases',
} as const;

/** Paths requested by browsers, tools and machines rather than by the client's code. */
export const sitePaths = {
  documentation: '/api/docs',
  openApi: '/api/docs.json',
  serviceWorker: '/sw.js',
  webManifest: '/manifest.webmanifest',
  offlineShell: (language: string) => `/offline/${language}`,
  live: '/health/live',
  ready: '/health/ready',
} as const;
