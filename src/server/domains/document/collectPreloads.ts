import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '../../../contract/languages';
import { internalRequestHeaders } from '../../platform/http/internalRequests';

export interface CollectedPreload {
  path: string;
  language: Language;
  body: unknown;
}

export interface CollectedPreloads {
  preloads: CollectedPreload[];
  /** The highest status of the responses. */
  status: number;
}

/** Headers that distinguish readers from crawlers and prefetches. */
const readerHeaders = ['user-agent', 'sec-purpose', 'purpose', 'x-moz'] as const;

function headersFor(request: FastifyRequest, language: Language): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/ld+json',
    'accept-language': language,
    ...internalRequestHeaders,
  };
  for (const name of readerHeaders) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  // A HEAD request must not count a view.
  if (request.method === 'HEAD') headers['purpose'] = 'prefetch';
  return headers;
}

/**
 * Sends a page's first requests through the API's own routes: the responses and the counted views are the same as if the
 * browser had sent them.
 */
export async function collectPreloads(
  reader: { app: FastifyInstance; request: FastifyRequest; language: Language },
  requests: readonly string[],
): Promise<CollectedPreloads> {
  const { app, request, language } = reader;
  const headers = headersFor(request, language);
  const replies = await Promise.all(
    requests.map((path) =>
      app.inject({ method: 'GET', url: path, headers, remoteAddress: request.ip }),
    ),
  );
  const preloads = replies.flatMap((reply, index) =>
    reply.statusCode === 200
      ? [{ path: requests[index] ?? '', language, body: reply.json<unknown>() }]
      : [],
  );
  return { preloads, status: Math.max(200, ...replies.map((reply) => reply.statusCode)) };
}
