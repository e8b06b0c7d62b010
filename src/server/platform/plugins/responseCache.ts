import type { FastifyReply, FastifyRequest, onSendAsyncHookHandler } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { acceptsJson, prefersPlainJson } from '../jsonLd/mediaType';
import type { Lifecycle } from '../http/lifecycle';
import { chooseEncoding, encode, type Encoding } from './contentEncoding';
import { allowedOrigin } from './cors';
import type { Metrics } from '../metrics/metrics';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True: responses of this route to guests are cached, for each query. */
    responseCache?: true;
  }
}

/** Name, value, name, value …: the form Node writes fastest. */
type HeaderLines = string[];

interface CachedResponse {
  etag: string | undefined;
  headers: HeaderLines;
  plain: string;
  encoded: Partial<Record<Encoding, { headers: HeaderLines; body: Buffer }>>;
  /** The first request after this time refreshes the entry; concurrent ones still get the old response. */
  until: number;
}

/** Maximum number of cached responses; the oldest is evicted. */
const capacity = 200;

/** Safe methods: any other may change data. */
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Options {
  /** Milliseconds; 0 turns the cache off. */
  lifetime: number;
  lifecycle: Pick<Lifecycle, 'stopping'>;
  metrics: Pick<Metrics, 'responseCache'>;
  /** The CORS origins: each gets its own entry, because the headers differ. */
  origins: readonly string[];
}

/**
 * Caches responses to guests for some milliseconds, serialised and compressed: a list that a thousand people open
 * is queried once. Any write request to this node clears the cache before its response is sent; changes by another node or
 * by the clock show after the lifetime. It runs before the other hooks, whose headers are cached with the response.
 */
export const responseCachePlugin = fastifyPlugin<Options>(
  async (app, { lifetime, lifecycle, origins, metrics }) => {
    if (lifetime === 0) return;
    const responses = new Map<string, CachedResponse>();
    const missed = new WeakMap<FastifyRequest, { key: string; version: number }>();
    let version = 0;

    app.addHook('onRequest', (request, reply, done) => {
      const { method, url, headers } = request;
      const cached = method === 'GET' && request.routeOptions.config.responseCache === true;
      if (!cached || headers.authorization !== undefined || lifecycle.stopping) return done();
      const encoding = chooseEncoding(headers['accept-encoding']);
      if (encoding === undefined || !acceptsJson(headers.accept)) return done();
      const origin = allowedOrigin(request, origins);
      const format = prefersPlainJson(headers.accept) ? 'json' : 'jsonld';
      const key = `${request.language} ${origin} ${format} ${url}`;
      const known = responses.get(key);
      const now = performance.now();
      const hit = known !== undefined && now < known.until;
      metrics.responseCache.inc({ result: hit ? 'hit' : 'miss' });
      if (hit) return send(request, reply, known, encoding);
      if (known) known.until = now + lifetime;
      missed.set(request, { key, version });
      return done();
    });

    app.addHook('onSend', (request, _reply, _payload, done) => {
      if (!reading.has(request.method)) {
        version += 1;
        responses.clear();
      }
      done();
    });

    const keep = (key: string, response: CachedResponse) => {
      responses.delete(key);
      responses.set(key, response);
      const [oldest] = responses.keys();
      if (responses.size > capacity && oldest !== undefined) responses.delete(oldest);
    };

    const onSend: onSendAsyncHookHandler = async (request, reply, payload) => {
      const miss = missed.get(request);
      if (miss?.version === version && reply.statusCode === 200 && isText(payload)) {
        keep(miss.key, {
          ...lastingHeaders(reply),
          plain: payload,
          encoded: {},
          until: performance.now() + lifetime,
        });
      }
      return payload;
    };
    // A hook of the route, so that it runs after the ETag is set and before compression, whose hook is added to the route later.
    app.addHook('onRoute', (route) => {
      if (route.method === 'GET' && route.config?.responseCache) {
        route.onSend = [onSend, ...[route.onSend ?? []].flat()];
      }
    });
  },
  {
    name: 'response-cache',
    dependencies: ['language', 'request-id-header', 'request-count'],
    fastify: '5.x',
  },
);

const isText = (payload: unknown): payload is string => typeof payload === 'string';

/** The headers without those of a single response: the CSP nonce, which JSON does not need, request id and content length. */
function lastingHeaders(reply: FastifyReply): Pick<CachedResponse, 'etag' | 'headers'> {
  const entries = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]);
  const headers: Record<string, string> = Object.fromEntries(entries);
  const policy = headers['content-security-policy'];
  if (policy) headers['content-security-policy'] = policy.replace(/ 'nonce-[^']+'/, '');
  delete headers['x-request-id'];
  delete headers['content-length'];
  headers.vary = `${headers.vary ?? 'Accept'}, Accept-Encoding`;
  return { etag: headers.etag, headers: Object.entries(headers).flat() };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: CachedResponse,
  encoding: Encoding,
) {
  reply.hijack();
  if (kept.etag !== undefined && request.headers['if-none-match'] === kept.etag) {
    reply.raw.writeHead(304, [...kept.headers, 'x-request-id', request.id]).end();
    return;
  }
  const { headers, body } = (kept.encoded[encoding] ??= encoded(kept, encoding));
  reply.raw.writeHead(200, [...headers, 'x-request-id', request.id]).end(body);
}

/** Encoded once per encoding. */
function encoded({ headers, plain }: CachedResponse, encoding: Encoding) {
  const body = encode(plain, encoding);
  const length = ['content-length', String(body.length)];
  const ofEncoding = encoding === 'identity' ? length : ['content-encoding', encoding, ...length];
  return { headers: [...headers, ...ofEncoding], body };
}
