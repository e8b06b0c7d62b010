import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from '@sinclair/typebox';
import { articleLimits } from '../../../contract/articleAdministration';
import { adminPaths } from '../../../contract/adminPaths';
import { roles } from '../../../contract/roles';
import {
  AdminPicture,
  AdminPictureUpload,
  AdminTextPicture,
} from '../../../contract/schemas/adminArticles';
import { Problem } from '../../../contract/schemas/errors';
import { RateLimit, SessionRefusal } from '../../../contract/schemas/refusals';
import type { AccountServices } from '../../accountServices';
import { picturePath } from '../../pictures/picturePath';
import { limitTable } from '../../rateLimits/limitTable';
import { createWorkGate } from '../../security/workGate';
import { bearerSecurity, memberOf } from '../../session/guards';
import { drawCovers, drawTextPicture, type PictureFile } from './drawnPictures';
import { storePicture } from './pictureStore';
import { readPixels, type Pixels } from './pictureUpload';

/** Bytes: the largest picture as base64, and the rest of the body. */
const bodyLimit = Math.ceil(articleLimits.cover.bytes / 3) * 4 + 1024;

/** Covers, and pictures inside texts. */
export const pictureAdministrationRoutes: FastifyPluginAsyncTypebox<AccountServices> = async (
  app,
  { audit, clock, database, guards, limits },
) => {
  // One after another: each needs tens of megabytes for a moment.
  const gate = createWorkGate({ atOnce: 1, waiting: 10 });
  app.addHook('onRequest', guards.role(roles.admin));
  app.addHook('onRequest', async (_request, reply) => {
    void reply;
  });

  const keep = async (
    request: FastifyRequest,
    imageData: string,
    draw: (pixels: Pixels) => Promise<PictureFile[]>,
  ) => {
    await limits.take(limitTable.picturesPerAccount, String(memberOf(request).id));
    const files = await gate(async () => draw(await readPixels(imageData)));
    const id = await database.transaction().execute(async (transaction) => {
      const picture = await storePicture(transaction, files, clock());
      await audit(request, { event: 'pictureUploaded', details: { picture } }, transaction);
      return picture;
    });
    return { id, files };
  };

  app.post(
    adminPaths.pictures,
    {
      bodyLimit,
      schema: describe(
        'Upload a cover: a data URL of a JPEG, PNG or WebP picture, 16 to 9',
        AdminPicture,
      ),
    },
    async (request, reply) => {
      const { id, files } = await keep(request, request.body.imageData, drawCovers);
      const sources = files.map(({ hash, width }) => ({ width, url: picturePath(hash, width) }));
      return reply.code(201).send({ id, sources });
    },
  );

  app.post(
    adminPaths.textPictures,
    {
      bodyLimit,
      schema: describe(
        'Upload a picture for a text: a data URL of a JPEG, PNG or WebP picture',
        AdminTextPicture,
      ),
    },
    async (request, reply) => {
      const draw = async (pixels: Pixels) => [await drawTextPicture(pixels)];
      const [file] = (await keep(request, request.body.imageData, draw)).files;
      if (!file) throw new Error('Nothing was drawn.');
      const { hash, width, height } = file;
      return reply.code(201).send({ src: picturePath(hash, width), width, height });
    },
  );
};

function describe<Answer extends TSchema>(summary: string, answer: Answer) {
  return {
    tags: ['administration'],
    security: bearerSecurity,
    summary,
    body: AdminPictureUpload,
    response: {
      201: answer,
      401: SessionRefusal,
      403: Problem,
      413: Problem,
      415: Problem,
      422: Problem,
      429: RateLimit,
    },
  };
}
