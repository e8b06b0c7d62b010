/**
 * All storage keys of the client, except the one of app/reloadOnMissingFiles.ts, which cannot import, and those of earlier
 * releases (unsent/hasStoredEntries.ts).
 */
export const storageKeys = {
  ui: 'vgr:ui',
  pwa: 'vgr:pwa',
  theme: 'vgr:theme',
  /** The session's key for redux-persist only: its adapter stores the three keys below. */
  auth: 'vgr:auth',
  token: 'token',
  refreshToken: 'refresh_token',
  tokenExpiration: 'token_expiration',
  sidebarCookie: 'sidebar:state',
  /** Followed by the member's key and the draft's subject. */
  draft: 'vgr:draft:',
  /** Followed by the member's key and the game's id. */
  sheet: 'vgr:sheet:',
  /** Followed by the member's key and the address of the response. */
  copy: 'vgr:copy:',
  /** Followed by the entry's idempotency key. */
  unsent: 'vgr:unsent:',
  /** The name of a database. */
  unsentFiles: 'vgr-unsent',
  /** In session storage: the tab has been reloaded for a new version. */
  updated: 'vgr:updated',
  /** The choice about page view analytics. */
  consent: 'vgr:consent',
  /** `off` where single keys do not judge proofs. */
  moderationKeys: 'vgr:moderation-keys',
} as const;

/** Key under which an unreadable stored value is kept for support staff. */
export const corruptKey = (key: string) => `${key}:corrupt`;
