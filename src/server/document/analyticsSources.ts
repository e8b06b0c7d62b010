import type { FastifyReply } from 'fastify';
import { analyticsMark, isMeasurementId, tagSources } from '../../contract/analytics';
import { tag } from './htmlText';

const header = 'Content-Security-Policy';

/** The effective id: from the site's settings, else from the environment. */
export function measurementId(configured: unknown, fallback: string | undefined) {
  const id = typeof configured === 'string' && configured !== '' ? configured : fallback;
  return id !== undefined && isMeasurementId(id) ? id : undefined;
}

/** Allows the analytics sources in the Content-Security-Policy if the site has an id. */
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
