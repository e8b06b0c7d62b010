import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { corsFetch } from './corsFetch';
import { cacheNames } from './protocol';
import type { RequestKind } from './classifyRequest';

export type FileKind = Extract<RequestKind, 'asset' | 'font' | 'picture'>;

const day = 86_400;

/** A complete, non-opaque response that is not an HTML fallback page for a missing file. */
export const isFile = ({ status, type, headers }: Response): boolean =>
  status === 200 &&
  (type === 'basic' || type === 'cors') &&
  !/\bhtml\b/.test(headers.get('Content-Type') ?? '');

/** Cache first: the URL of a file identifies its content. Opaque responses are never cached. */
const createStrategy = (cacheName: string, maxEntries: number, days: number) =>
  new CacheFirst({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null) },
      new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true }),
    ],
  });

const strategies: Record<FileKind, CacheFirst> = {
  asset: createStrategy(cacheNames.assets, 150, 60),
  font: createStrategy(cacheNames.fonts, 30, 365),
  picture: createStrategy(cacheNames.pictures, 200, 60),
};

/** The copy from any of our caches (a language's, saved pictures), else the server's response, which is then cached. */
export async function findFile(kind: FileKind, event: FetchEvent): Promise<Response> {
  const strategy = strategies[kind];
  const { request } = event;
  const options = { ignoreVary: true };
  const own = await caches.match(request, { ...options, cacheName: strategy.cacheName });
  const copy = own ? undefined : await caches.match(request, options);
  if (copy) return copy;
  // Through the strategy, which records when a copy was last used.
  return corsFetch(request, async (corsRequest) =>
    strategy.handle({ event, request: corsRequest }),
  );
}
