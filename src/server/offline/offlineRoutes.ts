import type { FastifyInstance } from 'fastify';
import { isLanguage, languageTags } from '../../contract/languages';
import { sitePaths } from '../../contract/paths';
import type { AppConfig } from '../appDependencies';
import type { createNewestBuildReader } from '../builds/newestBuild';
import { readCookie } from '../document/cookies';
import { allowInlineScript } from '../document/inlineScript';
import { publicOrigin } from '../publicOrigin';
import type { ReadSiteSettings } from '../website/siteSettingsCache';
import { killSwitch } from './killSwitch';
import { renderAppShell } from './appShell';
import { buildWebManifest } from './webManifest';

interface OfflineOptions {
  config: AppConfig;
  readSite: ReadSiteSettings;
  readNewestBuild: ReturnType<typeof createNewestBuildReader>;
}

/** The worker, the manifest, and the documents pages start from without a network. */
export async function offlineRoutes(app: FastifyInstance, options: OfflineOptions): Promise<void> {
  const { readSite } = options;
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true };
  });
  addWorker(app, options);
  addShells(app, options);

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
function addWorker(app: FastifyInstance, { config, readNewestBuild }: OfflineOptions) {
  const backend = config.apiHost ? ` ${new URL(config.apiHost).origin}` : '';
  app.get(sitePaths.serviceWorker, async (_request, reply) => {
    const killed = config.serviceWorker === 'off';
    const script = killed ? killSwitch : (await readNewestBuild()).worker;
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

/** Of the same build as the worker, which keeps no document of another. */
function addShells(app: FastifyInstance, { config, readSite, readNewestBuild }: OfflineOptions) {
  const origin = publicOrigin(config);
  app.get<{ Params: { language: string } }>(
    sitePaths.offlineShell(':language'),
    async (request, reply) => {
      const { language } = request.params;
      const { document: build } = await readNewestBuild();
      if (!isLanguage(language) || !build) return reply.callNotFound();
      const sidebarExpanded = readCookie(request.headers.cookie, 'sidebar:state') !== 'false';
      const identity = await readSite();
      const nonce = reply.styleNonce;
      allowInlineScript(reply, build);
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'Cache-Control': 'private, no-cache',
          'Content-Language': languageTags[language],
          'X-Robots-Tag': 'noindex',
        })
        .send(renderAppShell(build, { language, origin, nonce, sidebarExpanded, identity }));
    },
  );
}
