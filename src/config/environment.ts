/** Defined by the build; absent in tests and in the server's document renderer. */
declare const API_HOST: string | undefined;
declare const BUILD_ID: string | undefined;
declare const BUILT_AT: string | undefined;
declare const DEVELOPMENT: boolean | undefined;

/** The origin of an http(s) URL, without a trailing slash; empty (the page's own origin) for anything else. */
export function validHost(value: string | undefined): string {
  if (!value || !URL.canParse(value)) return '';
  const { protocol, origin, pathname } = new URL(value);
  if (protocol !== 'http:' && protocol !== 'https:') return '';
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

/** Values fixed when the client, worker and server are built. */
export const environment = {
  /** The API's origin if it differs from the page's; empty means the page's own origin. */
  apiHost: validHost(typeof API_HOST === 'string' ? API_HOST : undefined),
  /** Identifies the build. The content of `development` is not fixed. */
  buildId: typeof BUILD_ID === 'string' ? BUILD_ID : 'development',
  /** When the build's sources were last changed: ISO 8601 in UTC, without fractions, so that a later build compares greater as text. */
  builtAt: typeof BUILT_AT === 'string' ? BUILT_AT : '',
} as const;

/** Whether the code was built by `npm run dev`. */
export const isDevelopmentBuild = typeof DEVELOPMENT === 'boolean' && DEVELOPMENT;

/** The URL a site picture is fetched from: the server returns picture paths relative to its own root. */
export function pictureAddress(address: string): string {
  const fromRoot = address.startsWith('/') && !address.startsWith('//');
  return fromRoot ? `${environment.apiHost}${address}` : address;
}
