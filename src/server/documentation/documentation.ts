import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { site } from '../../config/site';
import { sitePaths } from '../../contract/paths';
import type { ReadSiteSettings } from '../website/siteSettingsCache';
import { describeOperation } from './describeOperation';
import { shareComponents } from './shareComponents';

/**
 * Swagger UI assigns markup and inline styles from its script, so this page alone has no Trusted Types and allows inline styles.
 * Scripts still come from files of this origin only.
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

const tags = [
  { name: 'articles', description: 'Published articles.' },
  { name: 'comments', description: 'Comments on articles.' },
  { name: 'members', description: 'Public pages of members.' },
  { name: 'session', description: 'Log in, renew the session, log out.' },
  { name: 'users', description: 'Registration and the member’s own account.' },
  { name: 'pictures', description: 'Article pictures and avatars.' },
  { name: 'website', description: 'Statistics and configuration of the site.' },
  { name: 'JSON-LD', description: 'Entry point, contexts and Hydra documentation.' },
  { name: 'support', description: 'Problem reports with their snapshots.' },
  { name: 'administration', description: 'For administrators.' },
];

/** Documents the routes registered after it: Swagger UI at /api/docs, OpenAPI at /api/docs.json. */
export async function addDocumentation(
  app: FastifyInstance,
  readSite: ReadSiteSettings,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: site.name,
        description:
          'Sessions and members, articles in seven languages and their comments, statistics and the configuration of the site. Errors are problem details (RFC 9457) in the language of `Accept-Language`.',
        version: '1.0.0',
        license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: '/', description: 'The server of this document.' }],
      tags,
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'The `token` of a login or a refresh.',
          },
        },
      },
    },
    stripBasePath: false,
    convertConstToEnum: false,
    transform: describeOperation,
    transformObject: (document) =>
      'openapiObject' in document
        ? shareComponents(document.openapiObject)
        : document.swaggerObject,
  });
  await app.register(swaggerUi, {
    routePrefix: sitePaths.documentation,
    staticCSP: documentationPolicy,
    uiConfig: { url: sitePaths.openApi, validatorUrl: null },
  });
  app.get(sitePaths.openApi, { schema: { hide: true } }, async () => {
    const { name: title } = await readSite();
    const document = app.swagger();
    return { ...document, info: { ...document.info, title } };
  });
}
