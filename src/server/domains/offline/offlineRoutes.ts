import type { FastifyInstance } from 'fastify';
import { isLanguage, languageTags } from '../../../contract/languages';
import { sitePaths } from '../../../contract/paths';
import type { PlatformServices } from '../../platform/services';
import { createPrintPageReader } from '../../platform/builds/pagePrinter';
import type { createNewestBuildReader } from '../../platform/builds/newestBuild';
import { readCookie } from '../../platform/http/cookies';
import { allowInlineScripts } from '../../platform/builds/inlineScript';
import { publicOrigin } from '../../platform/http/publicOrigin';
import { killSwitch } from './killSwitch';
import { createPagePrinter } from '../document/printedPages';
import { renderAppShell } from './appShell';
import { buildWebManifest } from './webManifest';

interface OfflineOptions extends Pick<PlatformServices, 'config' | 'metrics' | 'readSite'> {
  readNewestBuild: ReturnType<typeof createNewestBuildReader>;
}

/** The service worker, the web app manifest, and the app shells for offline starts. */
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

/** Revalidated on each request: a cached copy would keep a faulty worker alive. */
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

/** From the same build as the worker, which rejects shells of another build. */
function addShells(app: FastifyInstance, options: OfflineOptions) {
  const { config, metrics, readSite, readNewestBuild } = options;
  const origin = publicOrigin(config);
  const readPrintPage = createPrintPageReader(config.clientFolder ?? '');
  const printPage = createPagePrinter(metrics);
  app.get<{ Params: { language: string } }>(
    sitePaths.offlineShell(':language'),
    async (request, reply) => {
      const { language } = request.params;
      const { document: build } = await readNewestBuild();
      if (!isLanguage(language) || !build) return reply.callNotFound();
      const sidebarExpanded = readCookie(request.headers.cookie, 'sidebar:state') !== 'false';
      const identity = await readSite();
      const printed = printPage({
        page: {
          route: undefined,
          address: `/${language}/`,
          language,
          siteName: identity.name,
          reads: {},
          sidebarExpanded,
          heading: { title: identity.name, lead: '' },
        },
        print: config.printPage ?? (await readPrintPage()),
        logger: request.log,
      });
      const nonce = reply.styleNonce;
      allowInlineScripts(reply, build);
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'Cache-Control': 'private, no-cache',
          'Content-Language': languageTags[language],
          'X-Robots-Tag': 'noindex',
        })
        .send(renderAppShell(build, { language, origin, nonce, printed, identity }));
    },
  );
}
