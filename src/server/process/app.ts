import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { registerAccountRoutes } from './registerAccountRoutes';
import { administrationRoutes } from '../domains/administration/administrationRoutes';
import type { AppDependencies } from '../platform/settings/appDependencies';
import { appPlugins } from './appPlugins';
import { createArticleRepository } from '../domains/articles/articleRepository';
import { articleRoutes } from '../domains/articles/articleRoutes';
import { findAsset } from '../platform/builds/buildRepository';
import { createNewestBuildReader } from '../platform/builds/newestBuild';
import { commentRoutes } from '../domains/comments/commentRoutes';
import { documentationPlugin } from '../platform/documentation/documentation';
import { documentRoutes } from '../domains/document/documentRoutes';
import { feedRoutes } from '../domains/feeds/feedRoutes';
import { catalogueRoutes } from '../domains/games/catalogueRoutes';
import { chartRoutes } from '../domains/games/chartRoutes';
import { gameRoutes } from '../domains/games/gameRoutes';
import { findObstacle, healthRoutes } from '../platform/health/healthRoutes';
import { entryPointRoutes } from '../platform/jsonLd/entryPointRoutes';
import { offlineRoutes } from '../domains/offline/offlineRoutes';
import { pictureRoutes } from '../platform/pictures/pictureRoutes';
import { moderationRoutes } from '../domains/moderation/moderationRoutes';
import { memberPageRoutes } from '../domains/members/memberPageRoutes';
import { clientFilesPlugin } from '../platform/plugins/clientFiles';
import {
  malformedAddressesPlugin,
  replaceMalformedAddress,
} from '../platform/plugins/malformedAddresses';
import { createRequestIds } from '../platform/plugins/requestIds';
import { createLifecycle } from '../platform/http/lifecycle';
import { createSerializerCompiler } from '../platform/http/serializerCompiler';
import { measureJob } from '../platform/metrics/measureJob';
import { createMetrics, type Metrics } from '../platform/metrics/metrics';
import { metricsRoutes } from '../platform/metrics/metricsRoutes';
import { createRequestMinutes } from '../platform/nodes/requestMinutes';
import { readLimitPlugin } from '../platform/rateLimits/readLimit';
import { unrankedRoutes } from '../domains/records/chartBoards/unrankedRoutes';
import { boardRoutes } from '../domains/records/chartBoards/boardRoutes';
import { gameChartRoutes } from '../domains/records/chartBoards/gameChartRoutes';
import { groupChartRoutes } from '../domains/records/chartBoards/groupChartRoutes';
import { dayRoutes } from '../domains/records/dayRoots/dayRoutes';
import { historyRoutes } from '../domains/records/history/historyRoutes';
import { paymentPlugin } from '../domains/records/payments/paymentPlugin';
import { proofRulePlugin } from '../domains/records/proofRules/proofRulePlugin';
import { sheetRoutes } from '../domains/records/scores/sheetRoutes';
import { takeBackRoutes } from '../domains/records/scores/takeBackRoutes';
import { scoreRoutes } from '../domains/records/scores/scoreRoutes';
import { playerRankingRoutes } from '../domains/records/players/playerRankingRoutes';
import { playerSettingsRoutes } from '../domains/records/players/playerSettingsRoutes';
import { latestRoutes } from '../domains/records/latest/latestRoutes';
import { pinRoutes } from '../domains/records/pins/pinRoutes';
import { privacyRoutes } from '../domains/records/privacy/privacyRoutes';
import { badgeRoutes } from '../domains/records/badges/badgeRoutes';
import { ownScoreRoutes } from '../domains/records/players/ownScoreRoutes';
import { explanationRoutes } from '../domains/records/playerRankings/explanationRoutes';
import { comparisonRoutes } from '../domains/records/comparisons/comparisonRoutes';
import { playerListRoutes } from '../domains/records/playerList/playerListRoutes';
import { firstRoutes } from '../domains/records/firsts/firstRoutes';
import { gameFirstRoutes } from '../domains/records/firsts/gameFirstRoutes';
import { playerRoutes } from '../domains/records/players/playerRoutes';
import { ownProofRoutes } from '../domains/proofs/ownProofRoutes';
import { requestRoutes } from '../domains/requests/requestRoutes';
import { rivalRoutes } from '../domains/records/rivals/rivalRoutes';
import { unplayedRoutes } from '../domains/records/unplayed/unplayedRoutes';
import { targetRoutes } from '../domains/records/targets/targetRoutes';
import { visitRoutes } from '../domains/records/visits/visitRoutes';
import { yearRoutes } from '../domains/records/years/yearRoutes';
import { rankHistoryRoutes } from '../domains/records/rankHistory/rankHistoryRoutes';
import { standingRoutes } from '../domains/records/playerRankings/standingRoutes';
import { caseRoutes } from '../domains/reports/caseRoutes';
import { noticeRoutes } from '../domains/reports/noticeRoutes';
import { reportRoutes } from '../domains/reports/reportRoutes';
import { replayRoutes } from '../domains/replay/replayRoutes';
import { supportRoutes } from '../domains/support/supportRoutes';
import { backgroundJobsPlugin } from '../platform/jobs/backgroundJobsPlugin';
import { createBackgroundJobs } from './backgroundJobs';
import { createSiteSettingsCache } from '../platform/website/siteSettingsCache';
import { websiteRoutes } from '../domains/website/websiteRoutes';

/** Milliseconds: time limits for slow or idle clients. */
const timeouts = { request: 15_000, handler: 15_000, connection: 60_000, keepAlive: 10_000 };
/** Milliseconds between checks for timed-out connections. */
const connectionsCheckingInterval = 1000;

/** The whole HTTP application, ready for `listen` or `inject`; all its dependencies are injected. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const app = createServer(dependencies);
  const { clock, database, writeState } = dependencies;
  const lifecycle = dependencies.lifecycle ?? createLifecycle();
  const metrics = createMetrics();
  const minutes = createRequestMinutes(clock);
  await app.register(appPlugins, { ...dependencies, lifecycle, metrics, minutes });
  const readiness = () => findObstacle({ database, writeState, lifecycle });
  await app.register(healthRoutes, { findObstacle: readiness });
  await app.register(metricsRoutes, { ...dependencies, metrics, findObstacle: readiness });
  await addRoutes(app, { ...dependencies, metrics });
  return app;
}

function createServer({ config, logger }: AppDependencies) {
  return fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIds(config.trustProxy),
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
  })
    .setSerializerCompiler(createSerializerCompiler())
    .withTypeProvider<TypeBoxTypeProvider>();
}

async function addRoutes(
  app: FastifyInstance,
  dependencies: AppDependencies & { metrics: Metrics },
): Promise<void> {
  const { config, database, clock, metrics } = dependencies;
  const articles = createArticleRepository(database, clock);
  await app.register(malformedAddressesPlugin);
  await app.register(documentationPlugin, { readSite: createSiteSettingsCache(database) });
  const services = await registerAccountRoutes(app, dependencies);
  const { readSite } = services;
  await app.register(readLimitPlugin, { factor: config.rateLimitFactor ?? 1, readSite });
  await app.register(entryPointRoutes, { config, readSite });
  await app.register(articleRoutes, { articles, config });
  await app.register(gameRoutes, { database });
  await app.register(catalogueRoutes, { database });
  await app.register(chartRoutes, { database });
  await app.register(groupChartRoutes, { database });
  await app.register(gameChartRoutes, { database });
  await app.register(boardRoutes, { clock, database });
  await app.register(unrankedRoutes, { database });
  await app.register(sheetRoutes, services);
  await app.register(playerSettingsRoutes, services);
  await app.register(playerRankingRoutes, services);
  await app.register(scoreRoutes, services);
  await app.register(takeBackRoutes, services);
  await app.register(standingRoutes, { clock, database });
  await app.register(playerListRoutes, { database });
  await app.register(rankHistoryRoutes, { clock, database });
  await app.register(playerRoutes, { clock, database });
  await app.register(firstRoutes, { clock, database });
  await app.register(gameFirstRoutes, { clock, database });
  await app.register(yearRoutes, { clock, database });
  await app.register(comparisonRoutes, { database });
  await app.register(explanationRoutes, { database });
  await app.register(rivalRoutes, services);
  await app.register(ownScoreRoutes, services);
  await app.register(unplayedRoutes, services);
  await app.register(visitRoutes, services);
  await app.register(targetRoutes, services);
  await app.register(badgeRoutes, services);
  await app.register(pinRoutes, services);
  await app.register(privacyRoutes, services);
  await app.register(ownProofRoutes, services);
  await app.register(requestRoutes, services);
  await app.register(latestRoutes, { database });
  await app.register(historyRoutes, { database });
  await app.register(dayRoutes, { database });
  await app.register(commentRoutes, services);
  await app.register(memberPageRoutes, services);
  await app.register(administrationRoutes, services);
  await app.register(moderationRoutes, services);
  await app.register(reportRoutes, services);
  await app.register(noticeRoutes, services);
  await app.register(caseRoutes, services);
  await app.register(supportRoutes, services);
  await app.register(websiteRoutes, dependencies);
  if (dependencies.runsJobs) {
    const jobs = createBackgroundJobs(services).map((job) => measureJob(job, services));
    await app.register(backgroundJobsPlugin, { ...services, jobs });
    await app.register(paymentPlugin, services);
    await app.register(proofRulePlugin, services);
  }
  await app.register(pictureRoutes, services);
  await app.register(feedRoutes, { config, articles, database, readSite });
  if (config.clientFolder !== undefined) {
    const { clientFolder } = config;
    await app.register(clientFilesPlugin, {
      folder: clientFolder,
      findAsset: (name) => findAsset(database, name),
    });
    const readNewestBuild = createNewestBuildReader(database, clientFolder);
    await app.register(offlineRoutes, { config, metrics, readSite, readNewestBuild });
    await app.register(replayRoutes, { config, readSite });
    await app.register(documentRoutes, { config, metrics, readSite });
  }
  // Paths below these are not pages: an unknown one must not get the document, which all other paths get.
  for (const prefix of ['/api/*', '/media/*', '/assets/*', '/health/*']) {
    if (!app.hasRoute({ method: 'GET', url: prefix })) {
      app.get(prefix, { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
    }
  }
}
