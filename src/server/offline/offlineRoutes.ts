import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { isLanguage, languageTags } from '../../contract/languages';
import { sitePaths } from '../../contract/paths';
import type { AppConfig } from '../appDependencies';
import { createClientBuildReader } from '../document/clientBuild';
import { readCookie } from '../document/cookies';
import { publicOrigin } from '../publicOrigin';
import type { ReadSite } from '../website/siteReader';
import { killSwitch } from './killSwitch';
import { renderShell } from './shellDocument';
import { buildWebManifest } from './webManifest';

/** The worker, the manifest, and the documents pages start from without a network. */
export async function offlineRoutes(
  app: FastifyInstance,
  { config, readSite }: { config: AppConfig; readSite: ReadSite },
): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true };
  });
  addWorker(app, config);
  addShells(app, config, readSite);

  app.get<{ Querystring: { lang?: unknown } }>(sitePaths.webManifest, async (request, reply) => {
    const { lang } = request.query;
    const language = typeof lang === 'string' && isLanguage(lang) ? lang : request.language;
    return reply
      .type('application/manifest+json; charset=utf-8')
      .headers({
        'Cache-Control': 'no-cache',
        'Content-Language': languageTags[language],
        Vary: 'Accept-Language',
      })
      .send(JSON.stringify(buildWebManifest(language, await readSite())));
  });
}

/** Asked for anew each time: a browser that kept it would keep a faulty one as well. */
function addWorker(app: FastifyInstance, config: AppConfig) {
  const file = path.join(config.clientFolder ?? '', 'sw.js');
  const backend = config.apiHost ? ` ${new URL(config.apiHost).origin}` : '';
  app.get(sitePaths.serviceWorker, async (_request, reply) => {
    const killed = config.serviceWorker === 'off';
    const script = killed ? killSwitch : await readFile(file, 'utf8').catch(() => undefined);
    if (script === undefined) return reply.callNotFound();
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': `default-src 'none'; connect-src 'self'${backend}`,
      })
      .send(script);
  });
}

function addShells(app: FastifyInstance, config: AppConfig, readSite: ReadSite) {
  const readBuild = createClientBuildReader(config.clientFolder ?? '');
  const origin = publicOrigin(config);
  app.get<{ Params: { language: string } }>(
    sitePaths.offlineShell(':language'),
    async (request, reply) => {
      const { language } = request.params;
      const build = await readBuild();
      if (!isLanguage(language) || !build) return reply.callNotFound();
      const sidebarExpanded = readCookie(request.headers.cookie, 'sidebar:state') !== 'false';
      const identity = await readSite();
      const nonce = reply.styleNonce;
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'Cache-Control': 'private, no-cache',
          'Content-Language': languageTags[language],
          'X-Robots-Tag': 'noindex',
        })
        .send(renderShell(build, { language, origin, nonce, sidebarExpanded, identity }));
    },
  );
}
