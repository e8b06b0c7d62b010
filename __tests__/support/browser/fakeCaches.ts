type Entries = Map<string, { body: string; init: ResponseInit }>;

const addressOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), 'http://localhost:3000').href;

/**
 * Cache Storage in memory, as far as the worker uses it; `full` makes every cache reject until that many entries are
 * deleted.
 */
export function installFakeCaches() {
  const stores = new Map<string, Entries>();
  let missing = 0;

  const open = (name: string) => {
    const entries: Entries = stores.get(name) ?? new Map();
    stores.set(name, entries);
    const match = async (request: RequestInfo | URL) => {
      const found = entries.get(addressOf(request));
      return found && new Response(found.body, found.init);
    };
    return {
      match,
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      delete: async (request: RequestInfo | URL) => {
        const gone = entries.delete(addressOf(request));
        if (gone) missing -= 1;
        return gone;
      },
      put: async (request: RequestInfo | URL, response: Response) => {
        const body = await response.text();
        if (missing > 0) throw new DOMException('No room.', 'QuotaExceededError');
        const key = addressOf(request);
        entries.delete(key);
        entries.set(key, { body, init: { headers: [...response.headers] } });
      },
    };
  };

  const fake = {
    open: async (name: string) => open(name),
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: RequestInfo | URL, { cacheName }: { cacheName?: string } = {}) => {
      const names = cacheName === undefined ? [...stores.keys()] : [cacheName];
      for (const name of names.filter((one) => stores.has(one))) {
        const found = await open(name).match(request);
        if (found) return found;
      }
      return undefined;
    },
  };
  Reflect.set(globalThis, 'caches', fake);

  return {
    /** The URLs in a cache, oldest first. */
    urlsIn: (name: string) => [...(stores.get(name)?.keys() ?? [])],
    names: () => [...stores.keys()],
    /** From now on every put fails until this many entries are deleted. */
    fill: (entriesToLetGo: number) => {
      missing = entriesToLetGo;
    },
  };
}
