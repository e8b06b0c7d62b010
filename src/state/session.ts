import type { MessageKey } from './notification';

/** The member as the server describes them. Only oneself sees an email and a language. */
export type SessionUser = {
  id: number;
  username: string;
  slug: string | null;
  email: string | null;
  language: string | null;
  roles: string[];
  /** A new address that waits to be confirmed. Left out where the server does not say, as in the responses of log-in and refresh. */
  pendingEmail?: string | null;
};

/** What the three storage keys hold; the expiration is in unix seconds, null when the token does not say. */
export type SessionTokens = {
  token: string;
  refreshToken: string | null;
  tokenExpiration: number | null;
};

/** Why logging in failed: the server's own words, or the key of one of ours; and the seconds to wait, where there is a limit. */
export type SessionError = ({ text: string } | { key: MessageKey }) & { retryAfter?: number };

/** The member left, was told to log in again, left in another tab, or has no account any more. */
export type SessionEnding = 'loggedOut' | 'expired' | 'elsewhere' | 'deleted';
