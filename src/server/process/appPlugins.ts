import { fastifyPlugin } from 'fastify-plugin';
import type { AppDependencies } from '../platform/settings/appDependencies';
import { viewCountingPlugin } from '../domains/articles/viewCounting';
import { errorHandlingPlugin } from '../platform/errors/errorHandling';
import { responseCachePlugin } from '../platform/plugins/responseCache';
import { apiHeadersPlugin } from '../platform/plugins/apiHeaders';
import { compressionPlugin } from '../platform/plugins/compression';
import { corsPlugin } from '../platform/plugins/cors';
import { languagePlugin } from '../platform/plugins/language';
import { requestBodiesPlugin } from '../platform/plugins/requestBodies';
import { requestIdHeaderPlugin } from '../platform/plugins/requestIds';
import { securityHeadersPlugin } from '../platform/plugins/securityHeaders';
import {
  refuseWhileStoppingPlugin,
  requestCountPlugin,
  type Lifecycle,
} from '../platform/http/lifecycle';
import { requestLogPlugin } from '../platform/http/requestLog';
import { publicOrigin } from '../platform/http/publicOrigin';
import { visitCountingPlugin } from '../domains/visits/visitCounting';

/** Plugins that apply to every request. Each declares which ones must be registered before it. */
export const appPlugins = fastifyPlugin<AppDependencies & { lifecycle: Lifecycle }>(
  async (app, options) => {
    const { config, lifecycle } = options;
    const origins = config.allowedOrigins ?? [];
    await app.register(requestIdHeaderPlugin);
    await app.register(requestLogPlugin);
    await app.register(requestCountPlugin, { lifecycle });
    await app.register(languagePlugin);
    await app.register(errorHandlingPlugin);
    await app.register(responseCachePlugin, {
      lifetime: config.responseLifetime ?? 0,
      lifecycle,
      origins,
    });
    await app.register(apiHeadersPlugin);
    await app.register(securityHeadersPlugin, {
      https: publicOrigin(config).startsWith('https:'),
      apiHost: config.apiHost,
    });
    await app.register(corsPlugin, { origins });
    await app.register(refuseWhileStoppingPlugin, { lifecycle });
    await app.register(requestBodiesPlugin);
    await app.register(compressionPlugin);
    await app.register(viewCountingPlugin, options);
    await app.register(visitCountingPlugin, options);
  },
  { name: 'app-plugins', fastify: '5.x' },
);
