import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { sitePaths } from '../../../contract/paths';
import { isInternalRequest } from '../http/internalRequests';
import { rateLimited } from '../errors/problemError';
import { isApiRequest } from '../http/requestPath';
import { addressRange } from '../security/addressRange';
import type { ReadSiteSettings } from '../website/siteSettingsCache';
import { limitTable, type Limit } from './limitTable';

/** The maximum number of counters per node; the oldest is evicted. */
const counters = 20_000;

/**
 * Limits API reads per IP address for guests and, more generously, per account for members. Each node counts in memory, so that
 * a read does not cost a write. Not counted: documents, files, internal requests made to render a document, and responses from
 * the cache (plugins/responseCache).
 */
export const readLimitPlugin = fastifyPlugin<{ factor: number; readSite: ReadSiteSettings }>(
  async (app, { factor, readSite }) => {
    await app.register(rateLimit, { global: false, cache: counters });
    const counter = ({ uses, window }: Limit, whoReads: (request: FastifyRequest) => string) =>
      app.createRateLimit({
        max: async () => {
          const { limits } = await readSite();
          return Math.max(1, Math.floor(uses * factor * limits.factor));
        },
        timeWindow: window,
        keyGenerator: whoReads,
      });
    const countGuest = counter(limitTable.readsPerAddress, ({ ip }) => addressRange(ip));
    const countMember = counter(limitTable.readsPerAccount, ({ member }) => String(member?.id));
    app.addHook('onRequest', async (request) => {
      if (!isCountedRead(request)) return;
      const counted = await (request.member === null ? countGuest : countMember)(request);
      if (!counted.isAllowed && counted.isExceeded) {
        throw rateLimited(counted.max, counted.ttlInSeconds);
      }
    });
  },
  { name: 'read-limit', dependencies: ['authentication'], fastify: '5.x' },
);

function isCountedRead(request: FastifyRequest): boolean {
  const { method, routeOptions } = request;
  return (
    (method === 'GET' || method === 'HEAD') &&
    isApiRequest(request) &&
    routeOptions.url?.startsWith(sitePaths.documentation) !== true &&
    !isInternalRequest(request)
  );
}
