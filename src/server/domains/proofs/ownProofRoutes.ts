import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../contract/paths';
import { SessionProblem } from '../../../contract/schemas/problems';
import { ProofCollection } from '../../../contract/schemas/proofs';
import { buildKeysetCollection } from '../../platform/http/keysetCollection';
import { jsonLdPlugin } from '../../platform/jsonLd/jsonLd';
import { parameterValidatorCompiler } from '../../platform/plugins/parameterSchemas';
import { bearerSecurity, memberOf } from '../../platform/security/guards';
import type { PlatformServices } from '../../platform/services';
import { findPlayerOf } from '../records/players/findPlayerOf';
import { ownProofQuery } from './ownProofQuery';
import { proofPictureRoutes } from './proofPictureRoutes';
import { proofRoutes } from './proofRoutes';
import { noProofs, readOwnProofs } from './readOwnProofs';

/** The member’s own proofs, and the routes that change them. */
export const ownProofRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database' | 'guards' | 'limits' | 'pictures'>
> = async (app, services) => {
  const { database, guards } = services;
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(jsonLdPlugin);
  await app.register(proofPictureRoutes, services);
  await app.register(proofRoutes, services);

  app.get(
    paths.ownProofs,
    {
      onRequest: guards.member,
      schema: {
        security: bearerSecurity,
        tags: ['games'],
        summary: 'List the member’s own proofs, the latest first',
        querystring: ownProofQuery,
        response: { 200: ProofCollection, 401: SessionProblem },
      },
    },
    async (request, reply) => {
      const { values, query } = request.query;
      const { language } = request;
      void reply.header('Cache-Control', 'private, no-store');
      const playerId = await findPlayerOf(database, memberOf(request).id);
      const { counts, ...page } =
        playerId === undefined
          ? noProofs
          : await readOwnProofs(database, { playerId, query, language });
      const path = paths.ownProofs;
      const list = buildKeysetCollection({ path, context: 'Proof', query: values, ...page });
      return { ...list, counts };
    },
  );
};
