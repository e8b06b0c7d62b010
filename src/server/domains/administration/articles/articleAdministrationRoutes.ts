import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { adminArticleSorts, articleStates } from '../../../../contract/articleAdministration';
import { articleCategories } from '../../../../contract/articleFilters';
import { languages } from '../../../../contract/languages';
import { limits as contractLimits } from '../../../../contract/limits';
import { adminPaths } from '../../../../contract/adminPaths';
import { roles } from '../../../../contract/roles';
import {
  AdminArticle,
  AdminArticleCollection,
  AdminArticleConflict,
  AdminArticleCreate,
  AdminArticleSave,
  AdminArticleStatusChange,
} from '../../../../contract/schemas/adminArticles';
import { Problem } from '../../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../../contract/schemas/problems';
import { pageParams } from '../../../../contract/schemas/parameters';
import type { PlatformServices } from '../../../platform/services';
import { buildCollection } from '../../../platform/http/collection';
import {
  decodedParameters,
  parameterValidatorCompiler,
} from '../../../platform/plugins/parameterSchemas';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { memberOf, requireId } from '../../../platform/security/guards';
import { keyHeader, keyHeaders } from '../../../platform/http/idempotencyKey';
import { requestContext } from '../../../platform/http/requestContext';
import { createArticleActions } from './articleActions';
import { articleBodyLimit } from './articleInput';
import { findAdminArticles, readAdminArticleQuery } from './adminArticleList';
import { findArticle } from './articleRecord';
import { createArticleTrash } from './articleTrash';
import { createStatusChange } from './changeStatus';
import { describeRoute } from '../describeRoute';

const optionalChoice = (values: readonly string[]) =>
  Type.Optional(Type.String({ enum: [...values] }));
const documentedListQuery = Type.Object({
  ...pageParams(contractLimits.adminPageSize),
  ...Object.fromEntries(
    adminArticleSorts.map((field) => [`order[${field}]`, optionalChoice(['asc', 'desc'])]),
  ),
  search: Type.Optional(Type.String({ maxLength: contractLimits.searchLength })),
  state: optionalChoice(articleStates),
  category: optionalChoice(articleCategories),
  missing: optionalChoice(languages),
  featured: Type.Optional(Type.Boolean()),
});

const listQuery = decodedParameters(documentedListQuery, (values) => ({
  values,
  wanted: readAdminArticleQuery(values),
}));

const errorResponses = { 401: SessionProblem, 403: Problem };
const changeErrorResponses = { ...errorResponses, 404: Problem, 429: RateLimitProblem };
const writeErrorResponses = {
  ...changeErrorResponses,
  409: AdminArticleConflict,
  410: Problem,
  422: Problem,
};
const oneArticle = `${adminPaths.articles}/:id`;

/** Routes to write and publish articles. */
export const articleAdministrationRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'guards' | 'limits'>
> = async (app, services) => {
  const { clock, database, guards, limits } = services;
  const actions = createArticleActions(services);
  const changeStatus = createStatusChange(services);
  const trash = createArticleTrash(services);
  await app.register(jsonLdPlugin);
  app.addHook('onRequest', guards.role(roles.admin));

  app.get(
    adminPaths.articles,
    {
      validatorCompiler: parameterValidatorCompiler,
      schema: {
        ...describeRoute('List articles in any state'),
        querystring: listQuery,
        response: { 200: AdminArticleCollection, ...errorResponses },
      },
    },
    async (request) => {
      const { values: query, wanted } = request.query;
      const reader = { language: request.language, now: clock() };
      const { total, items } = await findAdminArticles(database, wanted, reader);
      const { page } = wanted;
      const path = adminPaths.articles;
      return buildCollection({ path, context: 'AdminArticle', query, page, total, items });
    },
  );

  app.post(
    adminPaths.articles,
    {
      bodyLimit: articleBodyLimit,
      // A request without a body creates an empty article.
      preValidation: async (request) => {
        request.body ??= {};
      },
      schema: {
        ...describeRoute('Create an article'),
        headers: keyHeaders('article'),
        body: AdminArticleCreate,
        response: { 201: AdminArticle, ...changeErrorResponses, 422: Problem },
      },
    },
    async (request, reply) => {
      await limits.take(limitTable.adminChangesPerAccount, String(memberOf(request).id));
      const article = await actions.create(requestContext(request), {
        content: request.body.content,
        key: request.headers[keyHeader] ?? null,
      });
      return reply.code(201).header('Location', adminPaths.article(article.id)).send(article);
    },
  );

  app.get(
    oneArticle,
    {
      schema: {
        ...describeRoute('Get an article’s working copy'),
        response: { 200: AdminArticle, ...errorResponses, 404: Problem },
      },
    },
    async (request) => findArticle(database, requireId(request, 'articleNotFound'), clock()),
  );

  app.put(
    oneArticle,
    {
      bodyLimit: articleBodyLimit,
      schema: {
        ...describeRoute('Update an article’s working copy'),
        body: AdminArticleSave,
        response: { 200: AdminArticle, ...writeErrorResponses },
      },
    },
    async (request) => {
      await limits.take(limitTable.articleSavesPerAccount, String(memberOf(request).id));
      return actions.save(
        requestContext(request),
        requireId(request, 'articleNotFound'),
        request.body,
      );
    },
  );

  app.put(
    `${oneArticle}/status`,
    {
      schema: {
        ...describeRoute('Publish, schedule, or unpublish an article'),
        description: 'Also cancels a scheduled publication.',
        body: AdminArticleStatusChange,
        response: { 200: AdminArticle, ...writeErrorResponses },
      },
    },
    async (request) => {
      await limits.take(limitTable.adminChangesPerAccount, String(memberOf(request).id));
      return changeStatus(
        requestContext(request),
        requireId(request, 'articleNotFound'),
        request.body,
      );
    },
  );

  app.delete(
    oneArticle,
    {
      schema: {
        ...describeRoute('Move an article to the trash'),
        description: 'It stays there for thirty days.',
        response: {
          204: Type.Null({ description: 'The article is in the trash.' }),
          ...changeErrorResponses,
        },
      },
    },
    async (request, reply) => {
      await limits.take(limitTable.adminChangesPerAccount, String(memberOf(request).id));
      await trash.trash(requestContext(request), requireId(request, 'articleNotFound'));
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${oneArticle}/restore`,
    {
      schema: {
        ...describeRoute('Restore an article from the trash'),
        response: { 200: AdminArticle, ...changeErrorResponses, 409: Problem },
      },
    },
    async (request) => {
      await limits.take(limitTable.adminChangesPerAccount, String(memberOf(request).id));
      return trash.restore(requestContext(request), requireId(request, 'articleNotFound'));
    },
  );

  app.delete(
    `${oneArticle}/trash`,
    {
      schema: {
        ...describeRoute('Permanently delete an article in the trash'),
        description: 'Its versions and comments are deleted too.',
        response: {
          204: Type.Null({ description: 'The article was deleted.' }),
          ...changeErrorResponses,
          409: Problem,
        },
      },
    },
    async (request, reply) => {
      await limits.take(limitTable.adminChangesPerAccount, String(memberOf(request).id));
      await trash.remove(requestContext(request), requireId(request, 'articleNotFound'));
      return reply.code(204).send(null);
    },
  );
};
