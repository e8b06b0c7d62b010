import type { ApiError } from '../../../../api/apiError';

/**
 * Why a save failed. `retry`: it may work by itself later; `fields`: the marked fields have to be corrected; `gone`: the article
 * was deleted; `forbidden`: no longer allowed; `refused`: anything else that saving again would not change.
 */
export interface SaveProblem {
  kind: 'retry' | 'fields' | 'gone' | 'forbidden' | 'refused';
  /** The server's own words. */
  text: string | undefined;
  /** Seconds before the next attempt, where the server says so. */
  retryAfter: number | undefined;
  /** Messages by the path of their field. */
  faults: Readonly<Record<string, string>>;
}

/** Answers about this moment, not about what was sent. A session that ended is renewed or begun again by logging in. */
const passing = new Set([401, 408, 425, 429]);

function kindOf(status: number, hasFaults: boolean): SaveProblem['kind'] {
  if (status >= 500 || status < 400 || passing.has(status)) return 'retry';
  if (hasFaults) return 'fields';
  if (status === 404 || status === 410) return 'gone';
  return status === 403 ? 'forbidden' : 'refused';
}

/** Whether the same request may succeed later. */
export const isPassing = (error: ApiError) => problemOf(error).kind === 'retry';

export function problemOf(error: ApiError): SaveProblem {
  if (error.kind !== 'http') {
    return { kind: 'retry', text: undefined, retryAfter: undefined, faults: {} };
  }
  const { status, text, violations, retryAfter } = error;
  // Fields are named from the root of the body, where the content is one part of it, or from the content.
  const faults = Object.fromEntries(
    violations.map(({ field, message }) => [field.replace(/^content\./, ''), message]),
  );
  return { kind: kindOf(status, violations.length > 0), text, retryAfter, faults };
}
