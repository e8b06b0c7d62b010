import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { fastifyPlugin } from 'fastify-plugin';
import { site } from '../../../config/site';
import { sitePaths } from '../../../contract/paths';
import type { ReadSiteSettings } from '../website/siteSettingsCache';
import { describeOperation } from './describeOperation';
import { describeScoreStates } from './describeScoreStates';
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
  { name: 'articles', description: 'Read published articles.' },
  { name: 'comments', description: 'Read and write comments on articles.' },
  { name: 'members', description: 'Public profiles of members, with their articles and comments.' },
  {
    name: 'games',
    description: `Games, charts, scores and their proofs, players and rankings.\n\n${describeScoreStates()}`,
  },
  { name: 'session', description: 'Log in, refresh tokens and log out.' },
  { name: 'users', description: 'Register, and manage your own account.' },
  { name: 'pictures', description: 'Article pictures and avatars.' },
  { name: 'website', description: 'Public statistics and configuration of the site.' },
  { name: 'JSON-LD', description: 'Hydra entry point and documentation, and JSON-LD contexts.' },
  { name: 'support', description: 'Problem reports and their snapshots.' },
  {
    name: 'reports',
    description: 'Report what others write or show, and read what moderators decided.',
  },
  {
    name: 'moderation',
    description:
      'Judge proofs and requests for them, and decide reports. Requires the role for one of them.',
  },
  {
    name: 'administration',
    description: 'Manage articles, members and the site. Requires an administrator role.',
  },
];

/** Documents the routes registered after it: Swagger UI at /api/docs, OpenAPI at /api/docs.json. */
export const documentationPlugin = fastifyPlugin<{ readSite: ReadSiteSettings }>(
  async (app, { readSite }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: site.name,
          description:
            'Articles in seven languages, comments, members, sessions, and the statistics and configuration of the site. Errors are problem details (RFC 9457) in the language that `Accept-Language` asks for.',
          version: '1.0.0',
          license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
        },
        servers: [{ url: '/', description: 'The server that serves this document.' }],
        tags,
        components: {
          securitySchemes: {
            bearer: {
              type: 'http',
              scheme: 'bearer',
              bearerFormat: 'JWT',
              description: 'The `token` from logging in or refreshing the session.',
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
  },
  { name: 'documentation', dependencies: ['security-headers'], fastify: '5.x' },
);
