import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sitePaths } from '../../contract/paths';
import { isOwnRequest } from '../document/ownRequests';
import { rateLimited } from '../errors/refusal';
import { addressRange } from '../security/addressRange';
import type { ReadSite } from '../website/siteReader';
import { limitTable } from './limitTable';

/** Addresses a node keeps count of at a time: whoever comes back after so many others begins anew. */
const addresses = 20_000;

/**
 * Limits what one address reads of the API without an account. Each node counts for itself, in memory: a read must not cost a
 * write. Documents and files are not counted, nor what a document asks
 * the API for, nor what is answered from memory (plugins/answerMemory).
 */
export async function addReadLimit(
  app: FastifyInstance,
  { factor, readSite }: { factor: number; readSite: ReadSite },
): Promise<void> {
  const { uses, window } = limitTable.readsPerAddress;
  await app.register(rateLimit, { global: false, cache: addresses });
  const count = app.createRateLimit({
    max: async () => {
      const { limits } = await readSite();
      return Math.max(1, Math.floor(uses * factor * limits.factor));
    },
    timeWindow: window,
    keyGenerator: ({ ip }) => addressRange(ip),
  });
  app.addHook('onRequest', async (request) => {
    if (!isAnonymousRead(request)) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) {
      throw rateLimited(counted.max, counted.ttlInSeconds);
    }
  });
}

function isAnonymousRead(request: FastifyRequest): boolean {
  const { method, url, member } = request;
  return (
    (method === 'GET' || method === 'HEAD') &&
    url.startsWith('/api/') &&
    !url.startsWith(sitePaths.documentation) &&
    member === null &&
    !isOwnRequest(request)
  );
}
