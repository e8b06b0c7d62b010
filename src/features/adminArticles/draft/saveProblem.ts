import type { ApiError } from '../../../api/errors/apiError';
import { isTransientStatus } from '../../../api/errors/isTransientStatus';

/**
 * Why a save failed. `retry`: it may succeed later; `fields`: the marked fields must be corrected; `gone`: the article was deleted; `trashed`: it is in the trash;
 * `forbidden`: the user lacks the permission; `refused`: any other error that a retry would not change.
 */
export interface SaveProblem {
  kind: 'retry' | 'fields' | 'gone' | 'trashed' | 'forbidden' | 'refused';
  /** The error message from the server. */
  text: string | undefined;
  /** Seconds before the next attempt, if the server sends them. */
  retryAfter: number | undefined;
  /** Error messages by field path. */
  fieldErrors: Readonly<Record<string, string>>;
}

function kindOf(status: number, hasFaults: boolean): SaveProblem['kind'] {
  if (status < 400 || isTransientStatus(status)) return 'retry';
  if (hasFaults) return 'fields';
  if (status === 404) return 'gone';
  if (status === 410) return 'trashed';
  return status === 403 ? 'forbidden' : 'refused';
}

/** Whether the same request may succeed later. */
export const isPassing = (error: ApiError) => problemOf(error).kind === 'retry';

export function problemOf(error: ApiError): SaveProblem {
  if (error.kind !== 'http') {
    return { kind: 'retry', text: undefined, retryAfter: undefined, fieldErrors: {} };
  }
  const { status, text, violations, retryAfter } = error;
  // The server's field paths start at the body, with the content as one part of it, or at the content.
  const fieldErrors = Object.fromEntries(
    violations.map(({ field, message }) => [field.replace(/^content\./, ''), message]),
  );
  return { kind: kindOf(status, violations.length > 0), text, retryAfter, fieldErrors };
}
