import type { Language } from '../contract/languages';
import type { SessionTokens } from '../state/session';

/** What the outer world gives to requests; the single seam for tests, the server and replayed snapshots. */
export type ApiExtra = {
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The interface language of this moment. */
  language: () => Language;
  /** Origin of the API; absolute, because a request outside a page has nothing to be relative to. */
  host: string;
  /**
   * The session as storage holds it now, which another tab may have changed; null when there is none, undefined
   * when storage cannot tell.
   */
  storedSession: () => SessionTokens | null | undefined;
};

export function isApiExtra(extra: unknown): extra is ApiExtra {
  return typeof extra === 'object' && extra !== null && 'fetch' in extra && 'language' in extra;
}
