import { isDevelopmentBuild } from '../../config/environment';
import type { StoreTools } from './createDevTools';

/** Loads the DevTools support, only in browsers with Redux DevTools. If loading fails, the page works without it. */
export async function loadDevTools(): Promise<StoreTools | undefined> {
  if (!('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in globalThis)) return undefined;
  const code = await import(/* webpackChunkName: "developer-tools" */ './createDevTools').catch(
    () => undefined,
  );
  return code?.createDevTools({ redacted: !isDevelopmentBuild });
}
