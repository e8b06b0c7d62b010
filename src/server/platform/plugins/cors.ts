import cors from '@fastify/cors';
import type { FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { idempotencyHeader } from '../../../contract/commentRules';
import { sitePaths } from '../../../contract/paths';
import { totalCountHeader } from '../jsonLd/listHeaders';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False: pages of other origins may not read this route's responses. */
    cors?: false;
  }
}

/** Path prefixes that listed origins may read. */
const readable = ['/api/', '/media/'];

/** Routes that pages embed or probe in no-cors mode: such requests carry no Origin header, so they cannot be limited to listed origins. */
const embedded: readonly (string | undefined)[] = [
  '/media/pictures/:file',
  '/users/:id/avatar',
  sitePaths.live,
];

/** Seconds a browser may cache a preflight response; the longest that all browsers honour. */
const rememberedFor = 7200;

/**
 * CORS for clients that were built for this server but are served from another origin: exactly the listed origins, the methods and
 * headers of our own client, and no cookies. Without a list, CORS is off. Other origins can never read documents and files.
 */
export const corsPlugin = fastifyPlugin<{ origins: readonly string[] }>(
  async (app, { origins }) => {
    if (origins.length === 0) return;
    app.addHook('onRoute', (route) => {
      if (route.method === 'OPTIONS' || readable.some((path) => `${route.url}/`.startsWith(path)))
        return;
      route.config = { ...route.config, cors: false };
    });
    await app.register(cors, {
      origin: [...origins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: [
        'Accept',
        'Accept-Language',
        'Authorization',
        'Content-Type',
        idempotencyHeader,
      ],
      exposedHeaders: ['Date', 'Link', 'Retry-After', 'X-Request-Id', totalCountHeader],
      maxAge: rememberedFor,
      strictPreflight: false,
    });
    app.addHook('onSend', (request, reply, _payload, done) => {
      if (embedded.includes(request.routeOptions.url)) {
        void reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
      }
      done();
    });
  },
  { name: 'cors', dependencies: ['response-cache', 'security-headers'], fastify: '5.x' },
);

/** The listed origin a request comes from; empty for all others, which get the same response. */
export function allowedOrigin({ headers }: FastifyRequest, origins: readonly string[]): string {
  const { origin } = headers;
  return origin !== undefined && origins.includes(origin) ? origin : '';
}
