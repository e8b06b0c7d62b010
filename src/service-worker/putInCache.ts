import { cacheNames } from './protocol';

/** Maximum number of entries in caches that grow while reading. */
const limits: Record<string, number> = {
  [cacheNames.api]: 300,
  [cacheNames.people]: 100,
};

/** Caches to evict from when the storage quota is exceeded, in this order. */
const expendable = [cacheNames.pictures, cacheNames.people, cacheNames.api, cacheNames.assets];

let onFull: () => void = () => undefined;

/** Registers the listener called when nothing more can be cached. */
export function onStorageFull(listener: () => void): void {
  onFull = listener;
}

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Deletes the older half of a cache; `keys()` returns entries in insertion order. */
async function halve(name: string): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  const old = keys.slice(0, Math.ceil(keys.length / 2));
  await Promise.all(old.map(async (key) => cache.delete(key)));
}

async function trim(cache: Cache, limit: number): Promise<void> {
  const keys = await cache.keys();
  const over = keys.slice(0, Math.max(0, keys.length - limit));
  await Promise.all(over.map(async (key) => cache.delete(key)));
}

/**
 * Puts a copy into a cache and evicts old ones when there are too many or the quota is exceeded. Returns false when it could
 * not be cached even so; it does not throw, so that reading continues.
 */
export async function putInCache(name: string, key: string, response: Response): Promise<boolean> {
  const cache = await caches.open(name);
  const spare = response.clone();
  try {
    await cache.put(key, response);
  } catch (error) {
    if (!isFull(error)) throw error;
    for (const other of expendable) await halve(other);
    const kept = await cache.put(key, spare).then(
      () => true,
      () => false,
    );
    if (!kept) {
      onFull();
      return false;
    }
  }
  const limit = limits[name];
  if (limit !== undefined) await trim(cache, limit);
  return true;
}
