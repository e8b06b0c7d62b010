import type { FastifyInstance } from 'fastify';
import { decodePath } from '../http/requestPath';

/** The methods that the routes of a URL accept; empty for an unknown URL. */
export type AllowedMethods = (url: string) => string[];

/** Must run before any route is registered. Wildcard routes are not collected: they stand for no known path. */
export function collectAllowedMethods(app: FastifyInstance): AllowedMethods {
  const routes = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const methods = routes.get(url) ?? new Set();
    routes.set(url, methods);
    for (const one of [method].flat()) methods.add(one);
  });
  let patterns: (readonly [RegExp, Set<string>])[] | undefined;

  return (url) => {
    patterns ??= [...routes].map(([route, methods]) => [patternOf(route), methods] as const);
    const path = decodePath(url);
    const found = patterns.filter(([pattern]) => pattern.test(path));
    return [...new Set(found.flatMap(([, methods]) => [...methods]))].toSorted();
  };
}

function patternOf(route: string): RegExp {
  const segments = route
    .split('/')
    .map((segment) =>
      segment.startsWith(':') ? '[^/]+' : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
  return new RegExp(`^${segments.join('/')}$`);
}
