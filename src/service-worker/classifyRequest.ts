import type { Read } from '../contract/reads/read';
import { reads } from '../contract/reads/reads';

/** The kinds of requests the worker handles; all others go to the network untouched. */
export type RequestKind =
  /** A document. */
  | 'page'
  /** A public API response. */
  | 'api'
  /** A public API response that names people. */
  | 'people'
  | 'picture'
  | 'font'
  /** A file of a build. */
  | 'asset';

export interface Origins {
  own: string;
  /** The API's origin. */
  api: string;
}

/** What pages read of the API can be read offline. */
const patterns = Object.values<Read<never>>(reads).flatMap(({ path, keep }) =>
  keep === 'member'
    ? []
    : [
        {
          kind: keep,
          pattern: new RegExp(`^${path.replace('{id}', '\\d+').replace(/\{\w+\}/, '[^/]+')}$`),
        },
      ],
);
const noPages = /^\/(api|assets|health|media|offline|users)(\/|$)|\.[a-z0-9]{1,11}$/i;

/** An allowlist: responses of any other path are never cached. Searches are not cached either, for privacy. */
function apiKind({ pathname, searchParams }: URL): RequestKind | undefined {
  if (searchParams.has('search') || searchParams.has('token')) return undefined;
  return patterns.find(({ pattern }) => pattern.test(pathname))?.kind;
}

export function classifyRequest(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origins: Origins,
): RequestKind | undefined {
  if (method !== 'GET') return undefined;
  const address = new URL(url);
  const { origin, pathname } = address;
  if (origin === origins.api && pathname.startsWith('/api/')) return apiKind(address);
  // Those of proofs are marked: they are not kept on devices.
  const picture =
    mode !== 'navigate' &&
    pathname.startsWith('/media/pictures/') &&
    !address.searchParams.has('proof');
  if (picture && (origin === origins.own || origin === origins.api)) return 'picture';
  if (origin !== origins.own) return undefined;
  if (mode === 'navigate') return noPages.test(pathname) ? undefined : 'page';
  if (pathname.startsWith('/assets/')) return pathname.endsWith('.woff2') ? 'font' : 'asset';
  return undefined;
}
