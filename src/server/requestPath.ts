import type { FastifyRequest } from 'fastify';

/** The path of an address as the router reads it: decoded, without its query. */
export function decodePath(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Whether a request is for the API. The matched route decides, never the raw address: `/%61pi/articles` is routed as
 * `/api/articles`. Where no route matches (a method nobody handles), the decoded path does.
 */
export function isApiRequest({ routeOptions, url }: FastifyRequest): boolean {
  const path = routeOptions.url ?? decodePath(url);
  return path === '/api' || path.startsWith('/api/');
}
