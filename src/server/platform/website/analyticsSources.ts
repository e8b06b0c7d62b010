import type { FastifyReply } from 'fastify';
import { analyticsMark, isMeasurementId, tagSources } from '../../../contract/analytics';
import { allowSources } from '../security/contentSecurityPolicy';
import { tag } from '../texts/htmlText';

/** The effective id: from the site's settings, else from the environment. */
export function readMeasurementId(configured: unknown, fallback: string | undefined) {
  const id = typeof configured === 'string' && configured !== '' ? configured : fallback;
  return id !== undefined && isMeasurementId(id) ? id : undefined;
}

/** Allows the analytics sources in the Content-Security-Policy if the site has an id. */
export function allowAnalytics(reply: FastifyReply, id: string | undefined): void {
  if (id !== undefined) allowSources(reply, tagSources);
}

export const analyticsTag = (id: string | undefined): string =>
  id === undefined ? '' : tag('meta', { name: analyticsMark, content: id });
