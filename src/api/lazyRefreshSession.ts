import type { RefreshOutcome, refreshSession as refresh } from './refreshSession';

type Refresh = typeof refresh;

/**
 * Renews the session. Few first screens need to, so the code comes with the first that does; where it does not come, nobody
 * can say what has become of the session.
 */
export async function refreshSession(...given: Parameters<Refresh>): Promise<RefreshOutcome> {
  const code = await import(/* webpackChunkName: "refresh-session" */ './refreshSession').catch(
    () => undefined,
  );
  return code === undefined ? 'failed' : code.refreshSession(...given);
}
