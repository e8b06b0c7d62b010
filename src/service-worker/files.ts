import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import { corsFetch } from './corsFetch';
import { cacheNames } from './protocol';
import type { RequestKind } from './classifyRequest';

export type FileKind = Extract<RequestKind, 'asset' | 'font' | 'picture'>;

const day = 86_400;

/** Of this site or told to be for it, whole, and no page that stands in for a missing file. */
export const isFile = ({ status, type, headers }: Response): boolean =>
  status === 200 &&
  (type === 'basic' || type === 'cors') &&
  !/\bhtml\b/.test(headers.get('Content-Type') ?? '');

/** Files whose address names their content: once here, never asked for again. Opaque answers are never among them. */
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

/** The copy from whichever of our caches has it (a language's own, saved pictures), else the server's, which is then kept. */
export async function findFile(kind: FileKind, event: FetchEvent): Promise<Response> {
  const strategy = strategies[kind];
  const { request } = event;
  const options = { ignoreVary: true };
  const own = await caches.match(request, { ...options, cacheName: strategy.cacheName });
  const copy = own ? undefined : await caches.match(request, options);
  if (copy) return copy;
  // Through the strategy, which notes when a copy was last of use.
  return corsFetch(request, async (asked) => strategy.handle({ event, request: asked }));
}
