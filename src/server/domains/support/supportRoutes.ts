import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { paths } from '../../../contract/paths';
import { Problem } from '../../../contract/schemas/errors';
import { RateLimitProblem } from '../../../contract/schemas/problems';
import { NewSupportCase, SupportReceipt } from '../../../contract/schemas/support';
import { snapshotLimits } from '../../../contract/snapshot/snapshotFormat';
import type { PlatformServices } from '../../platform/services';
import { RequestError } from '../../platform/errors/requestError';
import { limitTable } from '../../platform/rateLimits/limitTable';
import { addressRange } from '../../platform/security/addressRange';
import { createSemaphore } from '../../platform/security/semaphore';
import { createSupportCaseRepository } from './supportCaseRepository';
import { expiryOf } from './supportCaseRows';
import { readReport } from './supportInput';
import { keyHeader, keySchema } from '../../platform/http/idempotencyKey';
import { requestContext } from '../../platform/http/requestContext';

/** Bytes: escaping JSON within JSON can double its size. */
const bodyLimit = snapshotLimits.sentBytes * 2;
const headers = Type.Object({ [keyHeader]: keySchema('case') });

/** Submits support cases, from guests or members. */
export const supportRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'limits'>
> = async (app, services) => {
  const { audit, clock, database, limits } = services;
  const cases = createSupportCaseRepository(database, clock);
  // One at a time: snapshots of several megabytes are decompressed and hashed.
  const gate = createSemaphore({ atOnce: 1, waiting: 20 });

  const take = async (request: FastifyRequest) => {
    await limits.take(limitTable.reportsPerAddress, addressRange(request.ip));
    if (request.member) {
      await limits.take(limitTable.reportsPerAccount, String(request.member.id));
    }
  };

  const send = async (request: FastifyRequest, key: string, body: NewSupportCase) => {
    const userId = request.member?.id ?? null;
    const report = await gate(() => readReport(body));
    const made = await cases.create({ key, userId, report });
    if (made) {
      await audit(requestContext(request), {
        event: 'supportCaseSent',
        details: { case: made.id },
      });
      return made;
    }
    const known = await cases.findByKey(key);
    if (!known) throw new RequestError(409, 'conflict');
    if (known.requestHash !== report.requestHash || known.userId !== userId) {
      throw new RequestError(422, 'reportKeyReused');
    }
    return known;
  };

  app.post(
    paths.supportCases,
    {
      bodyLimit,
      schema: {
        tags: ['support'],
        summary: 'Report a problem, with a snapshot of the session',
        headers,
        body: NewSupportCase,
        response: { 201: SupportReceipt, 409: Problem, 429: RateLimitProblem },
      },
    },
    async (request, reply) => {
      await take(request);
      const key = String(request.headers[keyHeader]);
      const { code, createdAt } = await send(request, key, request.body);
      void reply.code(201).header('Cache-Control', 'no-store');
      return { code, createdAt, expiresAt: expiryOf(createdAt) };
    },
  );
};
