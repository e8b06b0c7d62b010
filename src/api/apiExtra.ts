import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import type { Language } from '../contract/languages';
import type { SessionTokens } from '../state/session';

/** Dependencies of requests; the single seam for tests, the server and replayed snapshots. */
export type ApiExtra = {
  fetch: typeof fetch;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The current interface language. */
  language: () => Language;
  /** Origin of the API; absolute, because outside a page there is no base URL. */
  host: string;
  /**
   * The session currently in storage, which another tab may have changed; null if there is none, undefined if storage is not
   * available.
   */
  storedSession: () => SessionTokens | null | undefined;
  /** Loads the copies on the device; omitted where nothing may be kept, such as in replayed snapshots. */
  offlineCopies?: () => Promise<OfflineCopies>;
};

type CopyPlace = { member: string; address: string };

/** A member's own responses on this device. */
export type OfflineCopies = {
  keep: (place: CopyPlace, body: unknown) => void;
  /** `keptAt` is an ISO date. */
  find: (place: CopyPlace) => { keptAt: string; body: unknown } | undefined;
};

/** The parts of the store that requests use. */
export type StoreApi = Pick<BaseQueryApi, 'dispatch' | 'getState' | 'extra'>;

export function isApiExtra(extra: unknown): extra is ApiExtra {
  return typeof extra === 'object' && extra !== null && 'fetch' in extra && 'language' in extra;
}
