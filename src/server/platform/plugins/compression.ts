import compress from '@fastify/compress';
import etag from '@fastify/etag';
import { fastifyPlugin } from 'fastify-plugin';

/** Weak ETags, and compression with brotli or gzip. The ETag is computed from the uncompressed body, so before compression. */
export const compressionPlugin = fastifyPlugin(
  async (app) => {
    await app.register(etag, { weak: true });
    await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  },
  { name: 'compression', dependencies: ['response-cache'], fastify: '5.x' },
);
