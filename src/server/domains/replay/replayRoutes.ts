import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { replayFiles, replayFramePage, replayPage } from '../../../contract/replay';
import type { AppConfig } from '../../platform/settings/appDependencies';
import { parseAssets } from '../../platform/builds/clientBuild';
import type { ReadSiteSettings } from '../../platform/website/siteSettingsCache';
import { renderReplayDocument, type ReplayEntry } from './replayDocument';
import { allowSources, policyHeader } from '../../platform/security/contentSecurityPolicy';
import { framePolicy } from './replayPolicy';

/** The replay console, its frame and their files. The pages respond with 404 if they have not been built. */
export async function replayRoutes(
  app: FastifyInstance,
  { config, readSite }: { config: AppConfig; readSite: ReadSiteSettings },
): Promise<void> {
  const folder = path.join(config.clientFolder ?? '', '../replay');
  if (existsSync(folder)) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix: replayFiles,
      decorateReply: false,
      cacheControl: false,
      index: false,
      setHeaders: (reply) => {
        // The frame has an opaque origin, so even its own files are cross-origin. They contain only code.
        void reply
          .header('Cache-Control', 'public, max-age=31536000, immutable')
          .header('Cross-Origin-Resource-Policy', 'cross-origin')
          .header('Access-Control-Allow-Origin', '*');
      },
    });
  }
  const send = async (reply: FastifyReply, entry: ReplayEntry) => {
    const list = await readFile(path.join(folder, '../replay.json'), 'utf8').catch(() => undefined);
    if (list === undefined) return reply.callNotFound();
    const { name: siteName } = await readSite();
    const words = { nonce: reply.styleNonce, siteName };
    const html = renderReplayDocument(parseAssets(list), entry, words);
    return reply
      .header('Cache-Control', 'private, no-cache')
      .header('X-Robots-Tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(html);
  };
  const schema = { hide: true };
  app.get(replayPage, { schema }, (_request, reply) => {
    allowSources(reply, { 'frame-src': ["'self'"] });
    return send(reply, 'console');
  });
  app.get(replayFramePage, { schema }, (_request, reply) => {
    void reply
      .header(policyHeader, framePolicy(reply.styleNonce))
      .header('X-Frame-Options', 'SAMEORIGIN')
      // Origin-Agent-Cluster has no effect on an opaque origin.
      .removeHeader('Origin-Agent-Cluster');
    return send(reply, 'frame');
  });
}
