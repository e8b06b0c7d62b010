/** Every place the client stores something, in one list; app/startGuard.ts, which has no imports, names its own. */
export const storageKeys = {
  ui: 'vgr:ui',
  pwa: 'vgr:pwa',
  theme: 'vgr:theme',
  /** Only the name redux-persist knows the session by: its adapter keeps the three keys below. */
  auth: 'vgr:auth',
  token: 'token',
  refreshToken: 'refresh_token',
  tokenExpiration: 'token_expiration',
  sidebarCookie: 'sidebar:state',
  /** Followed by whose text it is and what it is for. */
  draft: 'vgr:draft:',
  outbox: 'vgr:outbox:',
  /** Followed by the report's own key. */
  report: 'vgr:report:',
  /** Of the tab only: it has been reloaded for a new version. */
  updated: 'vgr:updated',
  /** What its user answered about page views. */
  consent: 'vgr:consent',
} as const;

/** Where a stored value is kept that could not be read, for support staff to look at. */
export const corruptKey = (key: string) => `${key}:corrupt`;
