import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { idempotencyHeader } from '../../contract/commentRules';
import { sitePaths } from '../../contract/paths';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False: pages of other origins may not read this route's answers. */
    cors?: false;
  }
}

/** Below these, listed origins may read. */
const readable = ['/api/', '/media/'];

/** What pages show or try without reading it: nobody is named when they ask, so it cannot be kept to the listed origins. */
const embedded: readonly (string | undefined)[] = [
  '/media/pictures/:file',
  '/users/:id/avatar',
  sitePaths.live,
];

/** Seconds a browser may go by the answer to a preflight; the longest that all of them keep to. */
const rememberedFor = 7200;

/**
 * Lets clients that were built for this server and are served by another origin work: exactly the listed origins, the methods and
 * headers of our own client, and no cookies. Without a list nothing changes. Documents and files are never read from elsewhere.
 */
export async function addCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
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
    exposedHeaders: ['Date', 'Link', 'Retry-After', 'X-Request-Id'],
    maxAge: rememberedFor,
    strictPreflight: false,
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (embedded.includes(request.routeOptions.url)) {
      void reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
    }
    done();
  });
}

/** The listed origin a request comes from; empty for all others, who are answered alike. */
export function allowedOrigin({ headers }: FastifyRequest, origins: readonly string[]): string {
  const { origin } = headers;
  return origin !== undefined && origins.includes(origin) ? origin : '';
}
