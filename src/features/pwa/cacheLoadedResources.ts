import { environment } from '../../config/environment';
import { tellWorker } from './askWorker';

/** Caches what this page loaded before the first worker controlled it. */
export function cacheLoadedResources(): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const origins = [globalThis.location.origin, environment.apiHost].filter(Boolean);
  const urls = [globalThis.location.href, ...loaded].filter((url) =>
    origins.some((origin) => url.startsWith(`${origin}/`)),
  );
  void tellWorker({ type: 'KEEP_RESOURCES', urls: [...new Set(urls)] });
}
