import { existsSync } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { AssetFile } from '../builds/readBuildFiles';
import { chooseEncoding } from './contentEncoding';

type StoredAsset = Omit<AssetFile, 'encoding'> & { encoding: string | null };
type FindAsset = (name: string) => Promise<StoredAsset | undefined>;

interface Options {
  /** The client's build folder. */
  folder: string;
  findAsset: FindAsset;
}

const decompress = promisify(brotliDecompress);

const shared = {
  preCompressed: true,
  cacheControl: false,
  index: false as const,
  dotfiles: 'ignore' as const,
};
const immutable = 'public, max-age=31536000, immutable';

const mediaTypes = new Map([
  ['.js', 'application/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.woff2', 'font/woff2'],
]);

/**
 * Serves the client's build, precompressed with brotli or gzip. Files under `assets/` carry their hash in the
 * name and never change; all others are revalidated. The document itself is not served here: it is rendered per request.
 */
export const clientFilesPlugin = fastifyPlugin<Options>(
  async (app, { folder, findAsset }) => {
    if (!existsSync(folder)) return;
    await app.register(async (scope) => addAssets(scope, path.join(folder, 'assets'), findAsset));
    const videos = path.join(folder, 'videos') + path.sep;
    await app.register(fastifyStatic, {
      ...shared,
      root: folder,
      prefix: '/',
      wildcard: false,
      globIgnore: ['assets/**', 'sw.js', '**/index.html', '**/*.br', '**/*.gz', '**/*.map'],
      setHeaders: (reply, file) => {
        // Videos are large and rarely change, and a player sends many range requests for one.
        const lasting = file.startsWith(videos);
        cacheFor(reply, lasting ? 'public, max-age=604800' : 'no-cache');
      },
    });
  },
  { name: 'client-files', dependencies: ['compression', 'security-headers'], fastify: '5.x' },
);

function cacheFor(reply: FastifyReply, value: string) {
  void reply.header('Cache-Control', value);
}

/** Serves assets of this node's build and, from the database, those of builds that other nodes serve. */
async function addAssets(app: FastifyInstance, folder: string, findAsset: FindAsset) {
  if (!existsSync(folder)) return;
  app.addHook('onRequest', async (request, reply) => {
    const name = /^\/assets\/([\w-]+(?:\.[\w-]+)+)(?:$|\?)/.exec(request.url)?.[1];
    if (name === undefined || (await exists(path.join(folder, name)))) return undefined;
    const asset = await findAsset(name);
    return asset && sendAsset(request, reply, asset);
  });
  await app.register(fastifyStatic, {
    ...shared,
    root: folder,
    prefix: '/assets/',
    setHeaders: (reply) => cacheFor(reply, immutable),
  });
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Sends an asset compressed as stored, or decompressed for a browser that does not accept that encoding. */
async function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: StoredAsset) {
  const { name, encoding, content } = asset;
  const accepted = chooseEncoding(request.headers['accept-encoding']) === 'br';
  cacheFor(reply, immutable);
  void reply.type(mediaTypes.get(path.extname(name)) ?? 'application/octet-stream');
  if (encoding !== 'br') return reply.send(content);
  void reply.header('Vary', 'Accept-Encoding');
  return accepted
    ? reply.header('Content-Encoding', 'br').send(content)
    : reply.send(await decompress(content));
}
