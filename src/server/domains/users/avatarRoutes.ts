import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { paths } from '../../../contract/paths';
import { Problem } from '../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../contract/schemas/problems';
import { AvatarUpload, Success } from '../../../contract/schemas/users';
import type { PlatformServices } from '../../platform/services';
import { fileNotFound, fileResponse } from '../../platform/documentation/problemResponses';
import { limitTable } from '../../platform/rateLimits/limitTable';
import { createSemaphore } from '../../platform/security/semaphore';
import { bearerSecurity, idOf, memberOf } from '../../platform/security/guards';
import { refuseViolations } from '../../platform/errors/requestError';
import { requestContext } from '../../platform/http/requestContext';
import { decodePicture, drawAvatar } from './avatarInput';
import { drawPlaceholder } from './avatarPlaceholder';
import { createAvatarRepository } from './avatarRepository';

/** Bytes: a picture of two megabytes as base64, plus the rest of the body. */
const bodyLimit = 3 * 1024 * 1024;

/** Members' pictures. */
export const avatarRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'database' | 'guards' | 'limits'>
> = async (app, services) => {
  const { audit, database, guards, limits } = services;
  const avatars = createAvatarRepository(database);
  // One at a time: decoding a picture may take tens of megabytes of memory.
  const gate = createSemaphore({ atOnce: 1, waiting: 20 });

  app.post(
    paths.uploadAvatar,
    {
      bodyLimit,
      onRequest: guards.member,
      schema: {
        security: bearerSecurity,
        tags: ['users'],
        summary: 'Upload your avatar: a data URL of a JPEG, PNG or GIF image of at most 2 MiB',
        body: AvatarUpload,
        response: {
          200: Success,
          400: Problem,
          401: SessionProblem,
          422: Problem,
          429: RateLimitProblem,
        },
      },
    },
    async (request, reply) => {
      const { id } = memberOf(request);
      await limits.take(limitTable.avatarPerAccount, String(id));
      const bytes = await gate(() => drawAvatar(decodePicture(request.body.imageData)));
      const hash = hashOf(bytes);
      await database.transaction().execute(async (transaction) => {
        if (await avatars.isHidden(transaction, id, hash))
          refuseViolations([
            { propertyPath: 'imageData', textKey: 'avatarHidden', code: 'avatarHidden' },
          ]);
        await avatars.store(transaction, id, { bytes, hash });
        await audit(requestContext(request), { event: 'avatarChanged' }, transaction);
      });
      void reply.header('Cache-Control', 'no-store');
      return { success: true as const };
    },
  );

  const schema = {
    tags: ['pictures'],
    summary: 'Get a member’s avatar, or their initial if they have none',
    response: {
      200: fileResponse('The picture.', 'image/jpeg', 'image/svg+xml'),
      404: fileNotFound,
    },
  };
  app.get('/users/:id/avatar', { schema }, async (request, reply) => {
    const id = idOf(request);
    if (id === undefined) return reply.callNotFound();
    const member = await avatars.find(id);
    void reply.headers({
      // Revalidated on each use, at the cost of a 304, so that a new picture is shown at once.
      'Cache-Control': 'no-cache',
      // Defense in depth: opened as a document, the stored bytes cannot run anything.
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-site',
    });
    if (member?.bytes) {
      return reply.header('ETag', `"${member.hash}"`).type('image/jpeg').send(member.bytes);
    }
    const drawing = drawPlaceholder(member);
    return reply
      .header('ETag', `"${hashOf(Buffer.from(drawing))}"`)
      .type('image/svg+xml; charset=utf-8')
      .send(drawing);
  });
};

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
