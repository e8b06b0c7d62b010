import compress from '@fastify/compress';
import etag from '@fastify/etag';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { paths } from '../contract/paths';
import { addAccounts } from './accounts';
import { administrationRoutes } from './administration/administrationRoutes';
import type { AppDependencies } from './appDependencies';
import { createArticleRepository } from './articles/articleRepository';
import { articleRoutes } from './articles/articleRoutes';
import { addViewCounting } from './articles/viewCounting';
import { findAsset } from './builds/buildRepository';
import { createNewestBuildReader } from './builds/newestBuild';
import { commentRoutes } from './comments/commentRoutes';
import { addDocumentation } from './documentation/documentation';
import { documentRoutes } from './document/documentRoutes';
import { collectAllowedMethods } from './errors/allowedMethods';
import { setErrorHandling } from './errors/errorHandling';
import { feedRoutes } from './feeds/feedRoutes';
import { healthRoutes } from './health/healthRoutes';
import { entryPointRoutes } from './jsonLd/entryPointRoutes';
import { offlineRoutes } from './offline/offlineRoutes';
import { pictureRoutes } from './pictures/pictureRoutes';
import { memberPageRoutes } from './members/memberPageRoutes';
import { addResponseCache, type ResponseCache } from './plugins/responseCache';
import { addApiHeaders } from './plugins/apiHeaders';
import { addClientFiles } from './plugins/clientFiles';
import { addCors } from './plugins/cors';
import { addLanguage } from './plugins/language';
import { addMalformedAddresses, replaceMalformedAddress } from './plugins/malformedAddresses';
import { setRequestBodies } from './plugins/requestBodies';
import { addRequestIdHeader, createRequestId } from './plugins/requestIds';
import { addSecurityHeaders } from './plugins/securityHeaders';
import { countRequests, createLifecycle, refuseWhileStopping } from './process/lifecycle';
import { addRequestLog } from './process/requestLog';
import { publicOrigin } from './publicOrigin';
import { addReadLimit } from './rateLimits/readLimit';
import { replayRoutes } from './replay/replayRoutes';
import { supportRoutes } from './support/supportRoutes';
import { addVisitCounting } from './visits/visitCounting';
import { createSiteSettingsCache } from './website/siteSettingsCache';
import { websiteRoutes } from './website/websiteRoutes';

/** Milliseconds: time limits for slow or idle clients. */
const timeouts = { request: 15_000, handler: 15_000, connection: 60_000, keepAlive: 10_000 };
/** Milliseconds between checks for timed-out connections. */
const connectionsCheckingInterval = 1000;

/** The whole HTTP application, ready for `listen` or `inject`; all its dependencies are injected. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const app = createServer(dependencies);
  const allowedMethods = collectAllowedMethods(app);
  const lifecycle = dependencies.lifecycle ?? createLifecycle();
  const origins = dependencies.config.allowedOrigins ?? [];
  addRequestIdHeader(app);
  addRequestLog(app);
  countRequests(app, lifecycle);
  addLanguage(app);
  const memory = addResponseCache(app, {
    path: paths.articles,
    lifetime: dependencies.config.answerLifetime ?? 0,
    lifecycle,
    origins,
  });
  addApiHeaders(app);
  await addSecurityHeaders(app, {
    https: publicOrigin(dependencies.config).startsWith('https:'),
    apiHost: dependencies.config.apiHost,
  });
  await addCors(app, origins);
  // After the headers, so that rejections carry them too.
  refuseWhileStopping(app, lifecycle);
  setErrorHandling(app, allowedMethods);
  setRequestBodies(app);
  // The ETag is computed from the uncompressed body, so before compression.
  await app.register(etag, { weak: true });
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  addViewCounting(app, dependencies);
  addVisitCounting(app, dependencies);
  const { database, writeState } = dependencies;
  await app.register(healthRoutes, { database, writeState, lifecycle });
  await addRoutes(app, dependencies, memory);
  return app;
}

function createServer({ config, logger }: AppDependencies) {
  return fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestId,
    requestIdHeader: false,
    trustProxy: config.trustProxy ?? false,
    // The app is closed after the last request. Without this, close() would wait for connections that browsers opened in advance.
    forceCloseConnections: true,
    rewriteUrl: replaceMalformedAddress,
    bodyLimit: 65_536,
    requestTimeout: timeouts.request,
    handlerTimeout: timeouts.handler,
    connectionTimeout: timeouts.connection,
    keepAliveTimeout: timeouts.keepAlive,
    http: {
      maxHeaderSize: 16_384,
      headersTimeout: timeouts.request,
      connectionsCheckingInterval,
    },
    routerOptions: { maxParamLength: 200 },
    // Bodies are never coerced or stripped: invalid ones are rejected with the reason.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false } },
  }).withTypeProvider<TypeBoxTypeProvider>();
}

async function addRoutes(
  app: FastifyInstance,
  dependencies: AppDependencies,
  memory: ResponseCache,
): Promise<void> {
  const { config, database, clock } = dependencies;
  const articles = createArticleRepository(database, clock);
  addMalformedAddresses(app);
  await addDocumentation(app, createSiteSettingsCache(database));
  const services = await addAccounts(app, dependencies);
  const { readSite } = services;
  await addReadLimit(app, { factor: config.rateLimitFactor ?? 1, readSite });
  await app.register(entryPointRoutes, { config, readSite });
  await app.register(articleRoutes, { articles, memory, config });
  await app.register(commentRoutes, services);
  await app.register(memberPageRoutes, services);
  await app.register(administrationRoutes, services);
  await app.register(supportRoutes, services);
  await app.register(websiteRoutes, dependencies);
  await app.register(pictureRoutes, { database });
  await app.register(feedRoutes, { config, articles, readSite });
  if (config.clientFolder !== undefined) {
    const { clientFolder } = config;
    await addClientFiles(app, clientFolder, (name) => findAsset(database, name));
    const readNewestBuild = createNewestBuildReader(database, clientFolder);
    await app.register(offlineRoutes, { config, readSite, readNewestBuild });
    await app.register(replayRoutes, { config, readSite });
    await app.register(documentRoutes, { config, readSite });
  }
  // Paths below these are not pages: an unknown one must not get the document, which all other paths get.
  for (const prefix of ['/api/*', '/media/*', '/assets/*', '/health/*']) {
    if (!app.hasRoute({ method: 'GET', url: prefix })) {
      app.get(prefix, { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
    }
  }
}
