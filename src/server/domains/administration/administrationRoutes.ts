import type { FastifyPluginAsync } from 'fastify';
import type { PlatformServices } from '../../platform/services';
import type { SessionEnding } from '../../platform/security/sessionEnding';
import { articleAdministrationRoutes } from './articles/articleAdministrationRoutes';
import { pictureAdministrationRoutes } from './articles/pictureAdministrationRoutes';
import { presenceRoutes } from './articles/presenceRoutes';
import { revisionRoutes } from './articles/revisionRoutes';
import { catalogueAdministrationRoutes } from './games/catalogueAdministrationRoutes';
import { chartMergeRoutes } from './games/chartMergeRoutes';
import { gameAdministrationRoutes } from './games/gameAdministrationRoutes';
import { gameVersionRoutes } from './games/gameVersionRoutes';
import { jobRoutes } from './jobs/jobRoutes';
import { mailAdministrationRoutes } from './jobs/mailAdministrationRoutes';
import { operationRoutes } from './operation/operationRoutes';
import { overviewRoutes } from './overview/overviewRoutes';
import { roleRoutes } from './roles/roleRoutes';
import { parameterValidatorCompiler } from '../../platform/plugins/parameterSchemas';
import { supportAdministrationRoutes } from './support/supportAdministrationRoutes';
import { auditExportRoutes } from './audit/auditExportRoutes';
import { auditRoutes } from './audit/auditRoutes';
import { configurationRoutes } from './configuration/configurationRoutes';
import { statisticsRoutes } from './statistics/statisticsRoutes';
import { emailLookupRoutes } from './users/emailLookupRoutes';
import { memberExportRoutes } from './users/memberExportRoutes';
import { sessionAdministrationRoutes } from './users/sessionAdministrationRoutes';
import { userAdministrationRoutes } from './users/userAdministrationRoutes';

/** Routes without bodies, whose schemas decode ids and query strings. */
const readingRoutes: FastifyPluginAsync<
  Pick<
    PlatformServices,
    'audit' | 'clock' | 'database' | 'guards' | 'limits' | 'logger' | 'mails'
  > & {
    sessions: SessionEnding;
  }
> = async (app, services) => {
  app.setValidatorCompiler(parameterValidatorCompiler);
  await app.register(userAdministrationRoutes, services);
  await app.register(memberExportRoutes, services);
  await app.register(sessionAdministrationRoutes, services);
  await app.register(auditRoutes, services);
  await app.register(auditExportRoutes, services);
  await app.register(statisticsRoutes, services);
  await app.register(jobRoutes, services);
  await app.register(mailAdministrationRoutes, services);
  await app.register(operationRoutes, services);
};

/** All routes below /api/admin. Each plugin declares the role it requires. Responses are never cached. */
export const administrationRoutes: FastifyPluginAsync<
  Pick<
    PlatformServices,
    'audit' | 'clock' | 'database' | 'guards' | 'limits' | 'logger' | 'mails' | 'pictures'
  > & { sessions: SessionEnding }
> = async (app, services) => {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('Cache-Control', 'private, no-store');
    done();
  });
  await app.register(readingRoutes, services);
  await app.register(overviewRoutes, services);
  await app.register(emailLookupRoutes, services);
  await app.register(roleRoutes, services);
  await app.register(supportAdministrationRoutes, services);
  await app.register(articleAdministrationRoutes, services);
  await app.register(revisionRoutes, services);
  await app.register(presenceRoutes, services);
  await app.register(pictureAdministrationRoutes, services);
  await app.register(configurationRoutes, services);
  await app.register(gameAdministrationRoutes, services);
  await app.register(gameVersionRoutes, services);
  await app.register(catalogueAdministrationRoutes, services);
  await app.register(chartMergeRoutes, services);
};
