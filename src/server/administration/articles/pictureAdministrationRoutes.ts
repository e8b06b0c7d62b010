import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { articleLimits } from '../../../contract/articleAdministration';
import { adminPaths } from '../../../contract/adminPaths';
import { roles } from '../../../contract/roles';
import { AdminPicture, AdminPictureUpload } from '../../../contract/schemas/adminArticles';
import { Problem } from '../../../contract/schemas/errors';
import { RateLimit, SessionRefusal } from '../../../contract/schemas/refusals';
import type { AccountServices } from '../../accountServices';
import { limitTable } from '../../rateLimits/limitTable';
import { createWorkGate } from '../../security/workGate';
import { bearerSecurity, memberOf } from '../../session/guards';
import { decodeCover, drawCovers, storeCover } from './coverPicture';

/** Bytes: the largest picture as base64, and the rest of the body. */
const bodyLimit = Math.ceil(articleLimits.cover.bytes / 3) * 4 + 1024;

/** Cover pictures. */
export const pictureAdministrationRoutes: FastifyPluginAsyncTypebox<AccountServices> = async (
  app,
  { audit, database, guards, limits },
) => {
  // One after another: each needs tens of megabytes for a moment.
  const gate = createWorkGate({ atOnce: 1, waiting: 10 });

  app.post(
    adminPaths.pictures,
    {
      bodyLimit,
      onRequest: guards.role(roles.admin),
      schema: {
        tags: ['administration'],
        security: bearerSecurity,
        summary: 'Upload a cover: a data URL of a JPEG, PNG or WebP picture, 16 to 9',
        body: AdminPictureUpload,
        response: {
          201: AdminPicture,
          401: SessionRefusal,
          403: Problem,
          413: Problem,
          415: Problem,
          422: Problem,
          429: RateLimit,
        },
      },
    },
    async (request, reply) => {
      await limits.take(limitTable.picturesPerAccount, String(memberOf(request).id));
      const files = await gate(() => drawCovers(decodeCover(request.body.imageData)));
      const picture = await database.transaction().execute(async (transaction) => {
        const stored = await storeCover(transaction, files);
        const details = { picture: stored.id };
        await audit(request, { event: 'pictureUploaded', details }, transaction);
        return stored;
      });
      return reply.code(201).header('Cache-Control', 'private, no-store').send(picture);
    },
  );
};
