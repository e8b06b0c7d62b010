import type { ApiExtra } from '../api/apiExtra';
import { environment } from '../config/environment';

/** The browser's implementations; `given` overrides them. */
export function createExtra(given: Pick<ApiExtra, 'language'> & Partial<ApiExtra>): ApiExtra {
  return {
    fetch: (input, init) => globalThis.fetch(input, init),
    now: () => Date.now(),
    host: environment.apiHost || globalThis.location.origin,
    storedSession: () => undefined,
    ...given,
  };
}
