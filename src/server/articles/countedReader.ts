import type { FastifyRequest } from 'fastify';

/** Programs that read pages for somebody else; they name themselves with one of these words. */
const crawlers =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|archiver|monitor|uptime|lighthouse|headless|facebookexternalhit|embedly|feedfetcher|curl\/|wget\//i;

/** Whether an answer was shown to a person: not to a crawler, and not fetched ahead of a click that may never come. */
export function isCountedReader({
  method,
  headers,
}: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false;
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'] ?? '';
  if (/prefetch|prerender|preview/i.test(String(purpose))) return false;
  return !crawlers.test(headers['user-agent'] ?? '');
}
