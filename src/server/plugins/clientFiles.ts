import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Serves what the client's build left, brotli or gzip as it was compressed there. Files under `assets/` carry their hash in the
 * name and never change; everything else is asked for anew. The document itself is not served here: it is made per request.
 */
export async function addClientFiles(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const shared = {
    preCompressed: true,
    cacheControl: false,
    index: false as const,
    dotfiles: 'ignore' as const,
  };
  const assets = path.join(folder, 'assets');
  const videos = path.join(folder, 'videos') + path.sep;
  if (existsSync(assets)) {
    await app.register(fastifyStatic, {
      ...shared,
      root: assets,
      prefix: '/assets/',
      setHeaders: (reply) => cacheFor(reply, 'public, max-age=31536000, immutable'),
    });
  }
  await app.register(fastifyStatic, {
    ...shared,
    root: folder,
    prefix: '/',
    wildcard: false,
    decorateReply: !existsSync(assets),
    globIgnore: ['assets/**', 'sw.js', '**/index.html', '**/*.br', '**/*.gz', '**/*.map'],
    setHeaders: (reply, file) => {
      // Long, and made anew once in years: a player asks for many pieces of the same one.
      const lasting = file.startsWith(videos);
      cacheFor(reply, lasting ? 'public, max-age=604800' : 'no-cache');
    },
  });
}

function cacheFor(reply: FastifyReply, value: string) {
  void reply.header('Cache-Control', value);
}
