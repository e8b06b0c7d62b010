import { fastifyPlugin } from 'fastify-plugin';
import type { AppDependencies } from '../platform/settings/appDependencies';
import { viewCountingPlugin } from '../domains/articles/viewCounting';
import { errorHandlingPlugin } from '../platform/errors/errorHandling';
import { responseCachePlugin } from '../platform/plugins/responseCache';
import { apiHeadersPlugin } from '../platform/plugins/apiHeaders';
import { compressionPlugin } from '../platform/plugins/compression';
import { corsPlugin } from '../platform/plugins/cors';
import { languagePlugin } from '../platform/plugins/language';
import { overloadPlugin } from '../platform/plugins/overload';
import { requestBodiesPlugin } from '../platform/plugins/requestBodies';
import { requestIdHeaderPlugin } from '../platform/plugins/requestIds';
import { securityHeadersPlugin } from '../platform/plugins/securityHeaders';
import {
  refuseWhileStoppingPlugin,
  requestCountPlugin,
  type Lifecycle,
} from '../platform/http/lifecycle';
import { requestLogPlugin } from '../platform/http/requestLog';
import { requestScopePlugin } from '../platform/http/requestScope';
import type { Metrics } from '../platform/metrics/metrics';
import { requestMetricsPlugin } from '../platform/metrics/requestMetrics';
import { nodeHeartbeatPlugin } from '../platform/nodes/nodeHeartbeat';
import type { RequestMinutes } from '../platform/nodes/requestMinutes';
import { publicOrigin } from '../platform/http/publicOrigin';
import { visitCountingPlugin } from '../domains/visits/visitCounting';

interface Options extends AppDependencies {
  lifecycle: Lifecycle;
  metrics: Metrics;
  minutes: RequestMinutes;
}

/** Plugins that apply to every request. Each declares which ones must be registered before it. */
export const appPlugins = fastifyPlugin<Options>(
  async (app, options) => {
    const { config, lifecycle, metrics, minutes } = options;
    const origins = config.allowedOrigins ?? [];
    await app.register(requestIdHeaderPlugin);
    await app.register(requestLogPlugin);
    await app.register(requestCountPlugin, { lifecycle });
    await app.register(requestMetricsPlugin, { metrics, onRequestEnd: minutes.add });
    await app.register(languagePlugin);
    await app.register(errorHandlingPlugin);
    await app.register(responseCachePlugin, {
      lifetime: config.responseLifetime ?? 0,
      lifecycle,
      metrics,
      origins,
    });
    await app.register(requestScopePlugin);
    await app.register(apiHeadersPlugin);
    await app.register(securityHeadersPlugin, {
      https: publicOrigin(config).startsWith('https:'),
      apiHost: config.apiHost,
    });
    await app.register(corsPlugin, { origins });
    await app.register(refuseWhileStoppingPlugin, { lifecycle });
    if (config.overloadLimits)
      await app.register(overloadPlugin, {
        limits: config.overloadLimits,
        waitingCount: () => options.readPool?.().waiting ?? 0,
      });
    await app.register(requestBodiesPlugin);
    await app.register(compressionPlugin);
    await app.register(viewCountingPlugin, options);
    await app.register(visitCountingPlugin, options);
    await app.register(nodeHeartbeatPlugin, options);
  },
  { name: 'app-plugins', fastify: '5.x' },
);
