import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from '@sinclair/typebox';
import { articleLimits } from '../../../../contract/articleAdministration';
import { adminPaths } from '../../../../contract/adminPaths';
import { roles } from '../../../../contract/roles';
import {
  AdminPicture,
  AdminPictureUpload,
  AdminTextPicture,
} from '../../../../contract/schemas/adminArticles';
import { Problem } from '../../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../../contract/schemas/problems';
import type { PlatformServices } from '../../../platform/services';
import type { PictureFile } from '../../../platform/pictures/encodePicture';
import { picturePath } from '../../../platform/pictures/picturePath';
import type { Pixels } from '../../../platform/pictures/pictureUpload';
import { putFiles, storePicture } from '../../../platform/pictures/storePicture';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { createSemaphore } from '../../../platform/security/semaphore';
import { memberOf } from '../../../platform/security/guards';
import { describeRoute } from '../describeRoute';
import { requestContext } from '../../../platform/http/requestContext';
import { readUpload, resizeCover, resizeTextPicture } from './imageProcessing';

/** Bytes: the largest picture as base64, plus the rest of the body. */
const bodyLimit = Math.ceil(articleLimits.cover.bytes / 3) * 4 + 1024;

/** Uploads of covers, also of games, and of pictures inside texts. */
export const pictureAdministrationRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'guards' | 'limits' | 'pictures'>
> = async (app, { audit, clock, database, guards, limits, pictures }) => {
  // One at a time: each takes tens of megabytes of memory while it is processed.
  const gate = createSemaphore({ atOnce: 1, waiting: 10 });

  const keep = async (
    request: FastifyRequest,
    imageData: string,
    draw: (pixels: Pixels) => Promise<PictureFile[]>,
  ) => {
    await limits.take(limitTable.picturesPerAccount, String(memberOf(request).id));
    const files = await gate(async () => draw(await readUpload(imageData)));
    const stored = await putFiles(pictures.current, files);
    const id = await database.transaction().execute(async (transaction) => {
      const picture = await storePicture(transaction, stored, clock());
      await audit(
        requestContext(request),
        { event: 'pictureUploaded', details: { picture } },
        transaction,
      );
      return picture;
    });
    return { id, files };
  };

  app.post(
    adminPaths.pictures,
    {
      onRequest: guards.role(roles.gameEditor, roles.admin),
      bodyLimit,
      schema: describe(
        'Upload a cover, 16:9: a data URL of a JPEG, PNG or WebP image',
        AdminPicture,
      ),
    },
    async (request, reply) => {
      const { id, files } = await keep(request, request.body.imageData, resizeCover);
      const sources = files.map(({ hash, width }) => ({ width, url: picturePath(hash, width) }));
      return reply.code(201).send({ id, sources });
    },
  );

  app.post(
    adminPaths.textPictures,
    {
      onRequest: guards.role(roles.admin),
      bodyLimit,
      schema: describe(
        'Upload a picture for an article’s text: a data URL of a JPEG, PNG or WebP image',
        AdminTextPicture,
      ),
    },
    async (request, reply) => {
      const draw = async (pixels: Pixels) => [await resizeTextPicture(pixels)];
      const [file] = (await keep(request, request.body.imageData, draw)).files;
      if (!file) throw new Error('The picture was not resized.');
      const { hash, width, height } = file;
      return reply.code(201).send({ src: picturePath(hash, width), width, height });
    },
  );
};

function describe<Body extends TSchema>(summary: string, response: Body) {
  return {
    ...describeRoute(summary),
    body: AdminPictureUpload,
    response: {
      201: response,
      401: SessionProblem,
      403: Problem,
      413: Problem,
      415: Problem,
      422: Problem,
      429: RateLimitProblem,
      503: Problem,
    },
  };
}
