import type { FastifyInstance } from 'fastify';
import { createAppServices, type AppServices } from './appServices';
import type { AppDependencies } from '../platform/settings/appDependencies';
import type { Metrics } from '../platform/metrics/metrics';
import { mailDeliveryPlugin } from '../platform/mail/mailDelivery';
import { mailLinkHeadersPlugin } from '../platform/security/mailLinkHeaders';
import { authenticationPlugin } from '../domains/session/authentication';
import { sessionRoutes } from '../domains/session/sessionRoutes';
import { createMailBuilder } from '../domains/users/mails/buildQueuedMail';
import { avatarRoutes } from '../domains/users/avatarRoutes';
import { emailRoutes } from '../domains/users/emailRoutes';
import { ownDataRoutes } from '../domains/users/ownData/ownDataRoutes';
import { passwordRoutes } from '../domains/users/passwordRoutes';
import { userRoutes } from '../domains/users/userRoutes';

/** Members and their sessions. Routes registered after it know the caller (`request.member`) and use the same services. */
export async function registerAccountRoutes(
  app: FastifyInstance,
  dependencies: AppDependencies & { metrics: Metrics },
): Promise<AppServices> {
  const services = createAppServices(dependencies);
  await app.register(mailDeliveryPlugin, {
    ...services,
    buildQueuedMail: createMailBuilder(services),
  });
  await app.register(authenticationPlugin, services);
  await app.register(mailLinkHeadersPlugin);
  await app.register(sessionRoutes, services);
  await app.register(userRoutes, services);
  await app.register(ownDataRoutes, services);
  await app.register(passwordRoutes, services);
  await app.register(emailRoutes, services);
  await app.register(avatarRoutes, services);
  return services;
}
