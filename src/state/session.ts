import type { MessageKey } from './notification';

/** The logged-in member as returned by the server. Email and language are visible only to themselves. */
export type SessionUser = {
  id: number;
  username: string;
  slug: string | null;
  email: string | null;
  language: string | null;
  roles: string[];
  /**
   * A new email address awaiting confirmation. Omitted if the server does not send it, as in the responses of login and
   * refresh.
   */
  pendingEmail?: string | null;
};

/** The content of the three storage keys. The expiration is in unix seconds, null if the token has none. */
export type SessionTokens = {
  token: string;
  refreshToken: string | null;
  tokenExpiration: number | null;
};

/** Why login failed: the server's message or one of our message keys; `retryAfter` is in seconds, if rate-limited. */
export type SessionError = ({ text: string } | { key: MessageKey }) & { retryAfter?: number };

/** The member logged out, has to log in again, logged out in another tab, or no longer has an account. */
export type SessionEnding = 'loggedOut' | 'expired' | 'elsewhere' | 'deleted';
