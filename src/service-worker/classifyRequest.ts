/** What the worker takes care of; everything else passes it by untouched. */
export type RequestKind =
  /** A document. */
  | 'page'
  /** A public answer of the API. */
  | 'answer'
  /** A public answer that names people. */
  | 'people'
  | 'picture'
  | 'font'
  /** A file of a build. */
  | 'asset';

export interface Origins {
  own: string;
  /** Where the API is. */
  api: string;
}

const answers = /^\/api\/(articles(\/\d+(\/related)?)?|website\/(get-stats|configuration))$/;
const people = /^\/api\/(articles\/\d+\/comments|members\/[^/]+(\/(?:articles|comments))?)$/;
const noPages = /^\/(api|assets|health|media|offline|users)(\/|$)|\.[a-z0-9]{1,11}$/i;

/** A list that is open on purpose: what is not named here is never kept. What somebody searched for is nobody's business either. */
function answerKind({ pathname, searchParams }: URL): RequestKind | undefined {
  if (searchParams.has('search') || searchParams.has('token')) return undefined;
  if (answers.test(pathname)) return 'answer';
  return people.test(pathname) ? 'people' : undefined;
}

export function classifyRequest(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origins: Origins,
): RequestKind | undefined {
  if (method !== 'GET') return undefined;
  const address = new URL(url);
  const { origin, pathname } = address;
  if (origin === origins.api && pathname.startsWith('/api/')) return answerKind(address);
  const picture = mode !== 'navigate' && pathname.startsWith('/media/pictures/');
  if (picture && (origin === origins.own || origin === origins.api)) return 'picture';
  if (origin !== origins.own) return undefined;
  if (mode === 'navigate') return noPages.test(pathname) ? undefined : 'page';
  if (pathname.startsWith('/assets/')) return pathname.endsWith('.woff2') ? 'font' : 'asset';
  return undefined;
}
