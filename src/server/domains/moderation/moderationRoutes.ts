import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import type { FastifyPluginAsync } from 'fastify';
import { moderationPaths } from '../../../contract/moderationPaths';
import { roles } from '../../../contract/roles';
import { Problem } from '../../../contract/schemas/errors';
import {
  ModeratedProof,
  NextProof,
  NextProofRequest,
  ProofConflict,
  ProofDecisionRequest,
} from '../../../contract/schemas/moderation';
import { RateLimitProblem, SessionProblem } from '../../../contract/schemas/problems';
import { requestContext } from '../../platform/http/requestContext';
import { jsonLdPlugin } from '../../platform/jsonLd/jsonLd';
import { limitTable } from '../../platform/rateLimits/limitTable';
import { memberOf, requireId } from '../../platform/security/guards';
import type { PlatformServices } from '../../platform/services';
import { claimProof, freeProofs, takeNextProof } from './claims';
import { cleanDecision } from './cleanDecision';
import { createProofDecision } from './decideProof';
import { describeModeration } from './describeModeration';
import { createJudgedProof } from './judgedProof';
import { moderationReadingRoutes } from './moderationReadingRoutes';
import { judges, readModerator } from './moderator';
import { moderatorRoutes } from './moderatorRoutes';
import { proofConflict } from './proofConflict';
import { moderatedRequestRoutes } from './requests/moderatedRequestRoutes';

const errorResponses = { 401: SessionProblem, 403: Problem, 422: Problem, 429: RateLimitProblem };
const proofErrorResponses = { ...errorResponses, 404: Problem };
const decisionErrorResponses = { ...proofErrorResponses, 409: ProofConflict };

/** Moderators take proofs, each for half an hour, and decide them. */
const decisionRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'guards' | 'limits' | 'readSite'>
> = async (app, services) => {
  const { clock, database, guards, limits } = services;
  const proofs = createJudgedProof(services);
  const decide = createProofDecision(services);
  app.addHook('onRequest', guards.role(roles.proofModerator, roles.admin));

  app.post(
    moderationPaths.nextProof,
    {
      schema: {
        ...describeModeration('Take the oldest waiting proof that is free, for 30 minutes'),
        description:
          'Own proofs are never taken, nor those that the moderator has asked for, nor answers to own refusals, nor what the moderator has accepted as the first of two.',
        body: NextProofRequest,
        response: { 200: NextProof, ...errorResponses },
      },
    },
    async (request) => {
      const context = requestContext(request);
      const { game, skip = [], keep = [] } = request.body;
      await limits.take(limitTable.proofClaimsPerAccount, String(memberOf(request).id));
      const moderator = await readModerator(database, memberOf(request));
      if (game !== undefined && !judges(moderator, game)) await guards.deny(context);
      const id = await takeNextProof(database, { moderator, game, skip, keep, at: clock() });
      return {
        '@id': moderationPaths.nextProof,
        '@type': 'NextProof' as const,
        proof: id === undefined ? null : await proofs.read(context, { id, moderator }),
      };
    },
  );

  app.post(
    `${moderationPaths.proofs}/:id/claim`,
    {
      schema: {
        ...describeModeration('Take a waiting proof for 30 minutes, or keep it for 30 more'),
        response: { 200: ModeratedProof, ...decisionErrorResponses },
      },
    },
    async (request) => {
      const context = requestContext(request);
      await limits.take(limitTable.proofClaimsPerAccount, String(memberOf(request).id));
      const judged = await proofs.findToDecide(context, requireId(request, 'proofNotFound'));
      const at = clock();
      if (!(await claimProof(database, { ...judged, at })))
        throw await proofConflict(database, { ...judged, userId: judged.moderator.id, at });
      return proofs.read(context, judged);
    },
  );

  app.delete(
    `${moderationPaths.proofs}/:id/claim`,
    {
      schema: {
        ...describeModeration('Free a proof for other moderators'),
        response: {
          204: Type.Null({ description: 'The moderator does not hold it.' }),
          ...proofErrorResponses,
        },
      },
    },
    async (request, reply) => {
      await limits.take(limitTable.proofClaimsPerAccount, String(memberOf(request).id));
      const id = requireId(request, 'proofNotFound');
      const { moderator } = await proofs.find(requestContext(request), id);
      await freeProofs(database, [id], moderator.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${moderationPaths.proofs}/:id/decision`,
    {
      schema: {
        ...describeModeration('Accept or refuse a proof, or reverse an acceptance'),
        description:
          'The moderator must hold the waiting proof. A decision sent again changes nothing more. Decisions are public, with the name of the moderator.',
        body: ProofDecisionRequest,
        response: { 200: ModeratedProof, ...decisionErrorResponses },
      },
    },
    async (request) => {
      const context = requestContext(request);
      const id = requireId(request, 'proofNotFound');
      await limits.take(limitTable.proofDecisionsPerAccount, String(memberOf(request).id));
      const judged = await proofs.findToDecide(context, id);
      await decide(context, { ...judged, ...cleanDecision(request.body) });
      return proofs.read(context, judged);
    },
  );
};

/** All routes below /api/moderation. Responses are never cached. */
export const moderationRoutes: FastifyPluginAsync<
  Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'guards' | 'limits' | 'readSite'>
> = async (app, services) => {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('Cache-Control', 'private, no-store');
    done();
  });
  await app.register(jsonLdPlugin);
  await app.register(moderationReadingRoutes, services);
  await app.register(decisionRoutes, services);
  await app.register(moderatedRequestRoutes, services);
  await app.register(moderatorRoutes, services);
};
