import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Language } from '../../../contract/languages';
import type { MatchedPage } from '../../../contract/matchPage';
import { pageEntry } from '../../../contract/pages';
import type { PreloadedResponse } from '../../../contract/preloadedResponse';
import { internalRequestHeaders } from '../../platform/http/internalRequests';
import { requestUrl, startingRequest, type ShownPage } from '../../../contract/reads/read';
import { reads, type PageRead } from '../../../contract/reads/reads';

export interface CollectedPreload extends PreloadedResponse {
  read: PageRead;
}

export interface CollectedPreloads {
  preloads: CollectedPreload[];
  /** The highest status of the responses. */
  status: number;
  /** Where a response redirects to: the address of what the page shows has changed. */
  location?: string | undefined;
}

/** Headers that distinguish readers from crawlers and prefetches. */
const readerHeaders = ['user-agent', 'sec-purpose', 'purpose', 'x-moz'] as const;

function headersFor(request: FastifyRequest, language: Language): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/ld+json',
    'accept-language': language,
    'x-request-id': request.id,
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

/** The first requests of a page. If the client's request differs, it is simply sent. */
export const preloadRequests = (
  page: MatchedPage & ShownPage,
): { read: PageRead; path: string }[] =>
  (pageEntry(page.route).reads ?? []).flatMap((read) => {
    const request = startingRequest(reads[read], page);
    return request === undefined ? [] : [{ read, path: requestUrl(request) }];
  });

/**
 * Sends a page's first requests through the API's own routes: the responses and the counted views are the same as if the
 * browser had sent them.
 */
export async function collectPreloads(
  reader: { app: FastifyInstance; request: FastifyRequest; language: Language },
  page: MatchedPage & ShownPage,
): Promise<CollectedPreloads> {
  const { app, request, language } = reader;
  const headers = headersFor(request, language);
  const requests = preloadRequests(page);
  const replies = await Promise.all(
    requests.map(({ path }) =>
      app.inject({ method: 'GET', url: path, headers, remoteAddress: request.ip }),
    ),
  );
  const preloads = requests.flatMap((asked, index) => {
    const reply = replies[index];
    return reply?.statusCode === 200 ? [{ ...asked, language, body: reply.json<unknown>() }] : [];
  });
  const redirection = replies.find(({ statusCode }) => statusCode === 302);
  return {
    preloads,
    location: redirection?.headers.location,
    status: Math.max(200, ...replies.map((reply) => reply.statusCode)),
  };
}
