import { fastify, type FastifyInstance } from 'fastify';
import { errorHandlingPlugin } from '../../../src/server/platform/errors/errorHandling';
import { absolutePicturesPlugin } from '../../../src/server/platform/pictures/absolutePictures';
import { apiHeadersPlugin } from '../../../src/server/platform/plugins/apiHeaders';
import { clientFilesPlugin } from '../../../src/server/platform/plugins/clientFiles';
import { compressionPlugin } from '../../../src/server/platform/plugins/compression';
import { corsPlugin } from '../../../src/server/platform/plugins/cors';
import { languagePlugin } from '../../../src/server/platform/plugins/language';
import { malformedAddressesPlugin } from '../../../src/server/platform/plugins/malformedAddresses';
import { overloadPlugin } from '../../../src/server/platform/plugins/overload';
import { requestIdHeaderPlugin } from '../../../src/server/platform/plugins/requestIds';
import { responseCachePlugin } from '../../../src/server/platform/plugins/responseCache';
import { securityHeadersPlugin } from '../../../src/server/platform/plugins/securityHeaders';
import {
  createLifecycle,
  refuseWhileStoppingPlugin,
  requestCountPlugin,
} from '../../../src/server/platform/http/lifecycle';
import { createMetrics } from '../../../src/server/platform/metrics/metrics';
import { mailLinkHeadersPlugin } from '../../../src/server/platform/security/mailLinkHeaders';

const lifecycle = createLifecycle();
const cache = { lifetime: 1, lifecycle, metrics: createMetrics(), origins: [] };
const files = { folder: '/missing', findAsset: async () => undefined };

type Register = (app: FastifyInstance) => PromiseLike<unknown>;
const withoutDependency: [plugin: string, dependency: string, register: Register][] = [
  ['error-handling', 'language', (app) => app.register(errorHandlingPlugin)],
  [
    'absolute-pictures',
    'json-ld',
    (app) => app.register(absolutePicturesPlugin, { config: { port: 0 } }),
  ],
  ['api-headers', 'language', (app) => app.register(apiHeadersPlugin)],
  ['client-files', 'compression', (app) => app.register(clientFilesPlugin, files)],
  ['compression', 'response-cache', (app) => app.register(compressionPlugin)],
  ['cors', 'response-cache', (app) => app.register(corsPlugin, { origins: [] })],
  ['malformed-addresses', 'error-handling', (app) => app.register(malformedAddressesPlugin)],
  ['response-cache', 'language', (app) => app.register(responseCachePlugin, cache)],
  [
    'security-headers',
    'response-cache',
    (app) => app.register(securityHeadersPlugin, { https: false }),
  ],
  [
    'refuse-while-stopping',
    'api-headers',
    (app) => app.register(refuseWhileStoppingPlugin, { lifecycle }),
  ],
  [
    'overload',
    'error-handling',
    (app) =>
      app.register(overloadPlugin, {
        limits: { eventLoopDelay: 1, sampleInterval: 1, waiting: 1 },
        waitingCount: () => 0,
      }),
  ],
  ['mail-link-headers', 'security-headers', (app) => app.register(mailLinkHeadersPlugin)],
];

test.each(withoutDependency)(
  'the plugin %s is refused at start without its dependency %s',
  async (plugin, dependency, register) => {
    const app = fastify();
    const starting = async () => {
      await register(app);
      await app.ready();
    };
    await expect(starting()).rejects.toMatchObject({
      code: 'FST_ERR_PLUGIN_DEPENDENCY_NOT_REGISTERED',
      message: `The dependency '${dependency}' of plugin '${plugin}' is not registered`,
    });
  },
);

test('a plugin starts when all its dependencies are registered before it', async () => {
  const app = fastify();
  await app.register(requestIdHeaderPlugin);
  await app.register(requestCountPlugin, { lifecycle });
  await app.register(languagePlugin);
  await app.register(responseCachePlugin, cache);
  await app.register(apiHeadersPlugin);
  expect(app.hasPlugin('response-cache')).toBe(true);
  await app.close();
});
