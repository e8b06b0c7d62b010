import type { RefreshOutcome, refreshSession as refresh } from './refreshSession';

type Refresh = typeof refresh;

/**
 * Refreshes the session. Its code is in the chunk that every page loads once it is idle: few first screens need it. If it
 * cannot be loaded, the state of the session is unknown.
 */
export async function refreshSession(...parameters: Parameters<Refresh>): Promise<RefreshOutcome> {
  const code = await import(/* webpackChunkName: "background" */ './refreshSession').catch(
    () => undefined,
  );
  return code === undefined ? 'failed' : code.refreshSession(...parameters);
}
