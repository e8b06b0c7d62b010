import { fastifyPlugin } from 'fastify-plugin';
import { RequestError } from '../errors/requestError';

const malformedRoute = '/malformed-address';

/**
 * Routes URLs that cannot be decoded (`/%zz`) to a route of their own. The router would reject them before any hook has run,
 * so without security headers and a request id.
 */
export function replaceMalformedAddress(request: { url?: string | undefined }): string {
  const url = request.url ?? '/';
  const [path = ''] = url.split('?', 1);
  if (!path.includes('%')) return url;
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return malformedRoute;
  }
}

export const malformedAddressesPlugin = fastifyPlugin(
  async (app) => {
    app.all(malformedRoute, { schema: { hide: true } }, () => {
      throw new RequestError(400, 'malformedAddress');
    });
  },
  { name: 'malformed-addresses', dependencies: ['error-handling'], fastify: '5.x' },
);
