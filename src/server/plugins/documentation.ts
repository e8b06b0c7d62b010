import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { sitePaths } from '../../contract/paths';

/**
 * The reader of the API's description builds its page by assigning markup and styles from its own script, so for this page alone
 * Trusted Types stay off and styles may be inline. Scripts still come from files of this origin only.
 */
const documentationPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Collects the routes registered after it; they show at /api/docs, and as OpenAPI at /api/docs.json. */
export async function addDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Video Game Records',
        description:
          'Sessions and members, articles in seven languages and their comments, statistics and the configuration of the site.',
        version: '1.0.0',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: sitePaths.documentation,
    staticCSP: documentationPolicy,
    uiConfig: { url: sitePaths.openApi, validatorUrl: null },
  });
  app.get(sitePaths.openApi, { schema: { hide: true } }, () => app.swagger());
}
