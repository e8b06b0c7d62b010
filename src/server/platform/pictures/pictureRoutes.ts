import type { FastifyPluginAsync } from 'fastify';
import type { PlatformServices } from '../services';
import { fileNotFound, fileResponse, problemResponse } from '../documentation/problemResponses';
import { parsePictureFile } from './picturePath';
import { createPictureRepository } from './pictureRepository';

/** Serves pictures from their stores. The content of a URL never changes, so responses are immutable. */
export const pictureRoutes: FastifyPluginAsync<
  Pick<PlatformServices, 'database' | 'pictures'>
> = async (app, { database, pictures }) => {
  const repository = createPictureRepository(database);
  app.addHook('onClose', async () => pictures.close());

  app.get<{ Params: { file: string } }>(
    '/media/pictures/:file',
    {
      schema: {
        tags: ['pictures'],
        summary: 'Get a picture',
        description: 'The content behind an address never changes.',
        response: {
          200: fileResponse('The picture.', 'image/webp'),
          404: fileNotFound,
          503: problemResponse(503),
        },
      },
    },
    async (request, reply) => {
      const named = parsePictureFile(request.params.file);
      const picture = named && (await repository.findFile(named));
      if (!named || !picture) return reply.callNotFound();
      const etag = `"${named.hash}"`;
      const isKnown = request.headers['if-none-match'] === etag;
      const bytes = isKnown ? undefined : await pictures.read(picture);
      void reply
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('ETag', etag)
        // Defense in depth: opened as a document, the stored bytes cannot run anything.
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .type(picture.contentType);
      return isKnown ? reply.code(304).send() : reply.send(bytes);
    },
  );
};
