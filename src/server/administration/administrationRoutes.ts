import type { FastifyPluginAsync } from 'fastify';
import type { AccountServices } from '../accountServices';
import { articleAdministrationRoutes } from './articles/articleAdministrationRoutes';
import { addCleanUp } from './articles/cleanUp';
import { addDuePublications } from './articles/duePublications';
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

/** What is only asked about: what stands in an address is text, read and checked by the routes; the schemas only describe it. */
const readingRoutes: FastifyPluginAsync<AccountServices> = async (app, services) => {
  app.setValidatorCompiler(() => () => true);
  await app.register(userAdministrationRoutes, services);
  await app.register(memberExportRoutes, services);
  await app.register(sessionAdministrationRoutes, services);
  await app.register(auditRoutes, services);
  await app.register(auditExportRoutes, services);
  await app.register(statisticsRoutes, services);
};

/** Everything below /api/admin; each part says itself which role it is for. Nothing of it is kept anywhere. */
export const administrationRoutes: FastifyPluginAsync<AccountServices> = async (app, services) => {
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
  addDuePublications(app, services);
  addCleanUp(app, services);
};
