import type { FastifyRequest } from 'fastify';

/** Words that identify bots in the User-Agent. */
const crawlers =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|archiver|monitor|uptime|lighthouse|headless|facebookexternalhit|embedly|feedfetcher|curl\/|wget\//i;

/** Whether the response was shown to a person: excludes crawlers and prefetches. */
export function isHumanReader({
  method,
  headers,
}: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false;
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'] ?? '';
  if (/prefetch|prerender|preview/i.test(String(purpose))) return false;
  return !crawlers.test(headers['user-agent'] ?? '');
}
