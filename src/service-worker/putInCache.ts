import { cacheNames } from './protocol';

/** The most entries of caches that fill by reading. */
const limits: Record<string, number> = {
  [cacheNames.answers]: 300,
  [cacheNames.people]: 100,
};

/** What makes room when the browser has none left, the first most willingly. */
const expendable = [cacheNames.pictures, cacheNames.people, cacheNames.answers, cacheNames.assets];

let onFull: () => void = () => undefined;

/** Who hears that nothing can be kept any more. */
export function onStorageFull(listener: () => void): void {
  onFull = listener;
}

const isFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Lets the older half of a cache go; caches name their entries in the order they were put there. */
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
 * Puts a copy into a cache, letting old ones go where there are too many or the browser has no more room. False when it could
 * not be kept even so; reading goes on all the same.
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
