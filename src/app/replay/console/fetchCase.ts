import { adminPaths } from '../../../contract/adminPaths';
import { environment } from '../../../config/environment';
import { createSafeStorage } from '../../../store/persistence/safeStorage';
import { readStoredSession } from '../../../store/persistence/sessionStorageKeys';

export type CaseFailure = 'noSession' | 'notAllowed' | 'missing' | 'unreachable';
export type FetchedCase =
  | { text: string; failure?: never }
  | { failure: CaseFailure; text?: never };

const failures: Readonly<Record<number, CaseFailure>> = {
  401: 'noSession',
  403: 'notAllowed',
  404: 'missing',
};

/**
 * Fetches the snapshot of a support case with the site's session in this browser. The session is never refreshed: a refresh
 * would write to storage, and the console writes nothing. Therefore it is not in the console's store, and this is not an endpoint.
 */
export async function fetchCase(id: number, signal: AbortSignal): Promise<FetchedCase> {
  const session = readStoredSession(createSafeStorage(() => globalThis.localStorage));
  if (!session) return { failure: 'noSession' };
  const host = environment.apiHost || globalThis.location.origin;
  try {
    const response = await fetch(new URL(`${adminPaths.supportSnapshot(id)}?replay=1`, host), {
      headers: { Authorization: `Bearer ${session.token}` },
      signal,
    });
    if (response.ok) return { text: await response.text() };
    return { failure: failures[response.status] ?? 'unreachable' };
  } catch {
    return { failure: 'unreachable' };
  }
}
