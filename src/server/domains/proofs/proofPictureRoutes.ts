import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../contract/paths';
import { proofRules } from '../../../contract/records/proofs';
import { Problem } from '../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../contract/schemas/problems';
import { ProofPictureUpload, UploadedProofPicture } from '../../../contract/schemas/proofs';
import { decodePicture } from '../../platform/pictures/pictureUpload';
import { limitTable } from '../../platform/rateLimits/limitTable';
import { bearerSecurity, memberOf } from '../../platform/security/guards';
import { createMemberSemaphore, createSemaphore } from '../../platform/security/semaphore';
import type { PlatformServices } from '../../platform/services';
import { keepProofPicture } from './keepProofPicture';

const most = { bytes: proofRules.pictureBytes, textKey: 'proofPictureTooLarge' } as const;
/** Bytes: the largest picture as base64, plus the rest of the body. */
const bodyLimit = Math.ceil(most.bytes / 3) * 4 + 1024;

/** Uploads of pictures that prove scores. */
export const proofPictureRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'clock' | 'database' | 'guards' | 'limits' | 'pictures'>
> = async (app, services) => {
  const { guards, limits } = services;
  // Few at a time: each takes tens of megabytes of memory while it is processed.
  const ofSite = createSemaphore({ atOnce: 2, waiting: 10 });
  const ofMember = createMemberSemaphore({ atOnce: 1, waiting: 4 });

  app.post(
    paths.proofPictures,
    {
      onRequest: guards.member,
      bodyLimit,
      schema: {
        security: bearerSecurity,
        tags: ['games'],
        summary:
          'Upload a picture that proves scores: a data URL of a JPEG, PNG or WebP image of at most 10 MiB',
        body: ProofPictureUpload,
        response: {
          201: UploadedProofPicture,
          401: SessionProblem,
          413: Problem,
          415: Problem,
          422: Problem,
          429: RateLimitProblem,
          503: Problem,
        },
      },
    },
    async (request, reply) => {
      const { id: userId } = memberOf(request);
      await limits.take(limitTable.proofPicturesPerAccount, String(userId));
      const keep = async () => {
        const bytes = decodePicture(request.body.imageData, most);
        return keepProofPicture(services, { userId, bytes });
      };
      const kept = await ofMember(userId, async () => ofSite(keep));
      return reply.code(201).send(kept);
    },
  );
};
