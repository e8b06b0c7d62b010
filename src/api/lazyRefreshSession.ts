import type { RefreshOutcome, refreshSession as refresh } from './refreshSession';

type Refresh = typeof refresh;

/**
 * Refreshes the session. Few first screens need it, so its code is loaded on first use; if that fails, the state of the
 * session is unknown.
 */
export async function refreshSession(...given: Parameters<Refresh>): Promise<RefreshOutcome> {
  const code = await import(/* webpackChunkName: "refresh-session" */ './refreshSession').catch(
    () => undefined,
  );
  return code === undefined ? 'failed' : code.refreshSession(...given);
}
