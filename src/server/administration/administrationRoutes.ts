import type { FastifyPluginAsync } from 'fastify';
import type { AppServices } from '../appServices';
import { articleAdministrationRoutes } from './articles/articleAdministrationRoutes';
import { addScheduledCleanup } from './articles/scheduledCleanup';
import { addScheduledPublishing } from './articles/scheduledPublishing';
import { pictureAdministrationRoutes } from './articles/pictureAdministrationRoutes';
import { presenceRoutes } from './articles/presenceRoutes';
import { revisionRoutes } from './articles/revisionRoutes';
import { roleRoutes } from './roles/roleRoutes';
import { supportAdministrationRoutes } from '../support/supportAdministrationRoutes';
import { auditExportRoutes } from './audit/auditExportRoutes';
import { auditRoutes } from './audit/auditRoutes';
import { configurationRoutes } from './configuration/configurationRoutes';
import { statisticsRoutes } from './statistics/statisticsRoutes';
import { emailLookupRoutes } from './users/emailLookupRoutes';
import { memberExportRoutes } from './users/memberExportRoutes';
import { sessionAdministrationRoutes } from './users/sessionAdministrationRoutes';
import { userAdministrationRoutes } from './users/userAdministrationRoutes';

/** Read-only routes. The routes parse and check parameters and query strings themselves; the schemas only document them. */
const readingRoutes: FastifyPluginAsync<AppServices> = async (app, services) => {
  app.setValidatorCompiler(() => () => true);
  await app.register(userAdministrationRoutes, services);
  await app.register(memberExportRoutes, services);
  await app.register(sessionAdministrationRoutes, services);
  await app.register(auditRoutes, services);
  await app.register(auditExportRoutes, services);
  await app.register(statisticsRoutes, services);
};

/** All routes below /api/admin. Each plugin declares the role it requires. Responses are never cached. */
export const administrationRoutes: FastifyPluginAsync<AppServices> = async (app, services) => {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('Cache-Control', 'private, no-store');
    done();
  });
  await app.register(readingRoutes, services);
  await app.register(emailLookupRoutes, services);
  await app.register(roleRoutes, services);
  await app.register(supportAdministrationRoutes, services);
  await app.register(articleAdministrationRoutes, services);
  await app.register(revisionRoutes, services);
  await app.register(presenceRoutes, services);
  await app.register(pictureAdministrationRoutes, services);
  await app.register(configurationRoutes, services);
  addScheduledPublishing(app, services);
  addScheduledCleanup(app, services);
};
