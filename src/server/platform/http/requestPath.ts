import type { FastifyRequest } from 'fastify';

/** The path of a URL as the router sees it: decoded, without the query. */
export function decodePath(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Whether a request is for the API. The matched route decides, never the raw URL: `/%61pi/articles` is routed as
 * `/api/articles`. If no route matches (as for an unsupported method), the decoded path decides.
 */
export function isApiRequest({ routeOptions, url }: FastifyRequest): boolean {
  const path = routeOptions.url ?? decodePath(url);
  return path === '/api' || path.startsWith('/api/');
}
