import type { FastifyInstance } from 'fastify';
import { createAppServices, type AppServices } from './appServices';
import type { AppDependencies } from './appDependencies';
import { addMailDelivery } from './mail/mailDelivery';
import { addMailLinkHeaders } from './security/mailLinkHeaders';
import { addAuthentication } from './session/authentication';
import { sessionRoutes } from './session/sessionRoutes';
import { avatarRoutes } from './users/avatarRoutes';
import { emailRoutes } from './users/emailRoutes';
import { passwordRoutes } from './users/passwordRoutes';
import { userRoutes } from './users/userRoutes';

/** Members and their sessions. Routes registered after it know the caller (`request.member`) and use the same services. */
export async function addAccounts(
  app: FastifyInstance,
  dependencies: AppDependencies,
): Promise<AppServices> {
  const services = createAppServices(dependencies);
  addMailDelivery(app, services);
  addAuthentication(app, services);
  addMailLinkHeaders(app);
  await app.register(sessionRoutes, services);
  await app.register(userRoutes, services);
  await app.register(passwordRoutes, services);
  await app.register(emailRoutes, services);
  await app.register(avatarRoutes, services);
  return services;
}
