import type { FastifyReply } from 'fastify';
import { analyticsMark, isMeasurementId, tagSources } from '../../contract/analytics';
import { tag } from './htmlText';

const header = 'Content-Security-Policy';

/** The id in force: what the site's configuration says, else what the process was started with. */
export function measurementId(configured: unknown, fallback: string | undefined) {
  const id = typeof configured === 'string' && configured !== '' ? configured : fallback;
  return id !== undefined && isMeasurementId(id) ? id : undefined;
}

/** Lets the tag service into a document of a site that has an id; every other goes without. */
export function allowAnalytics(reply: FastifyReply, id: string | undefined): void {
  if (id === undefined) return;
  const directives = String(reply.getHeader(header)).split(';');
  const widened = directives.map((directive) => {
    const [name = ''] = directive.split(' ', 1);
    return [directive, ...(tagSources[name] ?? [])].join(' ');
  });
  void reply.header(header, widened.join(';'));
}

export const analyticsTag = (id: string | undefined): string =>
  id === undefined ? '' : tag('meta', { name: analyticsMark, content: id });
