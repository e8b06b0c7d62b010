/** Put in by the build; absent in tests and in the server's document renderer. */
declare const API_HOST: string | undefined;
declare const BUILD_ID: string | undefined;
declare const BUILT_AT: string | undefined;

/** The origin of an http(s) address, without a slash at the end; empty for anything else: the page's own origin. */
export function validHost(value: string | undefined): string {
  if (!value || !URL.canParse(value)) return '';
  const { protocol, origin, pathname } = new URL(value);
  if (protocol !== 'http:' && protocol !== 'https:') return '';
  return `${origin}${pathname}`.replace(/\/+$/, '');
}

/** Values fixed when client, worker and server are built. */
export const environment = {
  /** Where the API is when it is not where the page comes from; empty means the page's own origin. */
  apiHost: validHost(typeof API_HOST === 'string' ? API_HOST : undefined),
  /** Which build it is. `development` has no fixed content. */
  buildId: typeof BUILD_ID === 'string' ? BUILD_ID : 'development',
  /** When its sources were last changed: ISO 8601 in UTC, without fractions, so that a later build compares greater as text. */
  builtAt: typeof BUILT_AT === 'string' ? BUILT_AT : '',
} as const;

/** Where a picture of the site is fetched: a server writes their addresses from its own root. */
export function pictureAddress(address: string): string {
  const fromRoot = address.startsWith('/') && !address.startsWith('//');
  return fromRoot ? `${environment.apiHost}${address}` : address;
}
