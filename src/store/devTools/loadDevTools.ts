import type { StoreTools } from './createDevTools';

/**
 * What Redux DevTools need of the page; few browsers have them, so it comes only where they are. Where it does not come, the
 * page does without being looked at.
 */
export async function loadDevTools(): Promise<StoreTools | undefined> {
  if (!('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in globalThis)) return undefined;
  const code = await import(/* webpackChunkName: "developer-tools" */ './createDevTools').catch(
    () => undefined,
  );
  return code?.createDevTools();
}
