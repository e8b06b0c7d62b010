import type { FastifyPluginAsync } from 'fastify';
import type { PlatformServices } from '../services';
import { fileNotFound, fileResponse } from '../documentation/problemResponses';
import { parsePictureFile } from './picturePath';
import { createPictureRepository } from './pictureRepository';

/** Serves pictures from the database. URLs contain a content hash, so responses are immutable. */
export const pictureRoutes: FastifyPluginAsync<Pick<PlatformServices, 'database'>> = async (
  app,
  { database },
) => {
  const pictures = createPictureRepository(database);

  app.get<{ Params: { file: string } }>(
    '/media/pictures/:file',
    {
      schema: {
        tags: ['pictures'],
        summary: 'Get a picture',
        description: 'The content behind an address never changes.',
        response: { 200: fileResponse('The picture.', 'image/webp'), 404: fileNotFound },
      },
    },
    async (request, reply) => {
      const named = parsePictureFile(request.params.file);
      const picture = named && (await pictures.findFile(named));
      if (!named || !picture) return reply.callNotFound();
      void reply
        .header('Cache-Control', 'public, max-age=31536000, immutable')
        .header('ETag', `"${named.hash}"`)
        // Defense in depth: opened as a document, the stored bytes cannot run anything.
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .type(picture.contentType);
      return reply.send(picture.bytes);
    },
  );
};
