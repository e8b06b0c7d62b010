import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, languageTags, type Language } from '../../../contract/languages';
import type { PlatformServices } from '../../platform/services';
import { retryAfterSeconds } from '../../platform/errors/problem';
import { publicOrigin } from '../../platform/http/publicOrigin';
import { allowAnalytics, readMeasurementId } from '../../platform/website/analyticsSources';
import { createClientBuildReader } from '../../platform/builds/clientBuild';
import { readCookie } from '../../platform/http/cookies';
import { createPrintPageReader } from '../../platform/builds/pagePrinter';
import { createDocument } from './createDocument';
import { findPage } from './findPage';
import { allowInlineScripts } from '../../platform/builds/inlineScript';
import { createPagePrinter } from './printedPages';
import { allowVideoFrames } from './videoFrames';

/** Responds to every URL that is not an API, media or asset path with a document or a redirect to the reader's language. */
export async function documentRoutes(
  app: FastifyInstance,
  { config, metrics, readSite }: Pick<PlatformServices, 'config' | 'metrics' | 'readSite'>,
): Promise<void> {
  const readBuild = createClientBuildReader(config.clientFolder ?? '');
  const readPrintPage = createPrintPageReader(config.clientFolder ?? '');
  const printPage = createPagePrinter(metrics);
  const origin = publicOrigin(config);

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [path, query] = splitAddress(request.url);
    const found = findPage(path);
    if (found.kind === 'file') return reply.callNotFound();
    if (found.kind === 'elsewhere') {
      return reply.redirect(address(found.language, found.rest, query), 301);
    }
    if (found.kind === 'unprefixed') {
      return redirectToLanguage(request, reply, { rest: found.rest, query });
    }
    const build = await readBuild();
    if (!build) return reply.code(503).type('text/plain').send('The client has not been built.');
    const nonce = reply.styleNonce;
    const site = await readSite();
    const print = config.printPage ?? (await readPrintPage());
    const analyticsId = readMeasurementId(site.analyticsId, config.analyticsId);
    const created = await createDocument({
      app,
      request,
      build,
      found,
      query,
      nonce,
      origin,
      site,
      analyticsId,
      printPage: (page) => printPage({ page, print, logger: request.log }),
    });
    if (created.movedTo !== undefined) {
      const search = query === '' ? '' : `?${query}`;
      return reply
        .header('Cache-Control', 'private, no-cache')
        .redirect(`${created.movedTo}${search}`, 302);
    }
    const { html, status } = created;
    allowInlineScripts(reply, build);
    allowAnalytics(reply, analyticsId);
    if (found.kind === 'page') {
      allowVideoFrames(reply, found.route);
      request.shownLanguage = found.language;
    }
    if (status === 503) void reply.header('Retry-After', retryAfterSeconds);
    return reply
      .code(status)
      .header('Cache-Control', 'private, no-cache')
      .header('Content-Language', languageTags[found.language])
      .type('text/html; charset=utf-8')
      .send(html);
  });
}

function splitAddress(url: string): [path: string, query: string] {
  const mark = url.indexOf('?');
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}

const address = (language: Language, rest: string, query: string) =>
  `/${language}/${rest}${query === '' ? '' : `?${query}`}`;

/** The last chosen language, which the client mirrors in a cookie, else the browser's preferred one. */
function redirectToLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  { rest, query }: { rest: string; query: string },
) {
  const chosen = readCookie(request.headers.cookie, 'language');
  const language = isLanguage(chosen) ? chosen : request.language;
  return reply
    .header('Vary', 'Accept-Language, Cookie')
    .header('Cache-Control', 'private, no-cache')
    .redirect(address(language, rest, query), 302);
}
