import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { adminArticleSorts, articleStates } from '../../../contract/articleAdministration';
import { articleCategories } from '../../../contract/articleQuery';
import { languages } from '../../../contract/languages';
import { limits as contractLimits } from '../../../contract/limits';
import { adminPaths } from '../../../contract/adminPaths';
import { roles } from '../../../contract/roles';
import {
  AdminArticle,
  AdminArticleCollection,
  AdminArticleConflict,
  AdminArticleCreate,
  AdminArticleSave,
  AdminArticleStatusChange,
} from '../../../contract/schemas/adminArticles';
import { Problem } from '../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../contract/schemas/problems';
import type { AppServices } from '../../appServices';
import { buildCollection, queryValues } from '../../collection';
import { RequestError } from '../../errors/requestError';
import { addJsonLd } from '../../jsonLd/jsonLd';
import { limitTable } from '../../rateLimits/limitTable';
import { bearerSecurity, idOf, memberOf } from '../../session/guards';
import { createArticleActions } from './articleActions';
import { articleBodyLimit } from './articleInput';
import { findAdminArticles, readAdminArticleQuery } from './articleList';
import { findArticle } from './articleRecord';
import { createArticleTrash } from './articleTrash';
import { createStatusChange } from './changeStatus';

const optionalChoice = (values: readonly string[]) =>
  Type.Optional(Type.String({ enum: [...values] }));
const listQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, default: 1 })),
  itemsPerPage: Type.Optional(Type.Integer({ default: contractLimits.adminPageSize })),
  ...Object.fromEntries(
    adminArticleSorts.map((field) => [`order[${field}]`, optionalChoice(['asc', 'desc'])]),
  ),
  search: Type.Optional(Type.String({ maxLength: contractLimits.searchLength })),
  state: optionalChoice(articleStates),
  category: optionalChoice(articleCategories),
  missing: optionalChoice(languages),
  featured: Type.Optional(Type.Boolean()),
});

const keyHeader = 'idempotency-key';
const creationHeaders = Type.Object({
  [keyHeader]: Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]{16,255}$',
      description: 'Marks this article: sent again with the same key, it is the same article.',
    }),
  ),
});
const refusals = { 401: SessionProblem, 403: Problem };
const changeRefusals = { ...refusals, 404: Problem, 429: RateLimitProblem };
const writeRefusals = {
  ...changeRefusals,
  409: AdminArticleConflict,
  410: Problem,
  422: Problem,
};
const oneArticle = `${adminPaths.articles}/:id`;

/** Routes to write and publish articles. */
export const articleAdministrationRoutes: FastifyPluginAsyncTypebox<AppServices> = async (
  app,
  services,
) => {
  const { clock, database, guards, limits } = services;
  const actions = createArticleActions(services);
  const changeStatus = createStatusChange(services);
  const trash = createArticleTrash(services);
  addJsonLd(app);
  app.addHook('onRequest', guards.role(roles.admin));

  app.get(
    adminPaths.articles,
    {
      // readAdminArticleQuery parses and checks the query string; the schema only documents it.
      validatorCompiler: () => () => true,
      schema: {
        ...describe('A page of articles of every state'),
        querystring: listQuery,
        response: { 200: AdminArticleCollection, ...refusals },
      },
    },
    async (request) => {
      const query = queryValues(request.query);
      const wanted = readAdminArticleQuery(query);
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
        ...describe('Begin an article'),
        headers: creationHeaders,
        body: AdminArticleCreate,
        response: { 201: AdminArticle, ...changeRefusals, 422: Problem },
      },
    },
    async (request, reply) => {
      await limits.take(limitTable.adminChangesPerAccount, String(memberOf(request).id));
      const article = await actions.create(request, {
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
        ...describe('An article as it is being written'),
        response: { 200: AdminArticle, ...refusals, 404: Problem },
      },
    },
    async (request) => findArticle(database, idOf(request) ?? refuseUnknown(), clock()),
  );

  app.put(
    oneArticle,
    {
      bodyLimit: articleBodyLimit,
      schema: {
        ...describe('Save the working copy'),
        body: AdminArticleSave,
        response: { 200: AdminArticle, ...writeRefusals },
      },
    },
    async (request) => {
      await limits.take(limitTable.articleSavesPerAccount, String(memberOf(request).id));
      return actions.save(request, idOf(request) ?? refuseUnknown(), request.body);
    },
  );

  app.put(
    `${oneArticle}/status`,
    {
      schema: {
        ...describe('Publish now or at a time, withdraw, or cancel'),
        body: AdminArticleStatusChange,
        response: { 200: AdminArticle, ...writeRefusals },
      },
    },
    async (request) => {
      await limits.take(limitTable.adminChangesPerAccount, String(memberOf(request).id));
      return changeStatus(request, idOf(request) ?? refuseUnknown(), request.body);
    },
  );

  app.delete(
    oneArticle,
    {
      schema: {
        ...describe('Move an article to the trash, where it stays for thirty days'),
        response: { 204: Type.Null({ description: 'Moved.' }), ...changeRefusals },
      },
    },
    async (request, reply) => {
      await limits.take(limitTable.adminChangesPerAccount, String(memberOf(request).id));
      await trash.trash(request, idOf(request) ?? refuseUnknown());
      return reply.code(204).send(null);
    },
  );

  app.post(
    `${oneArticle}/restore`,
    {
      schema: {
        ...describe('Take an article out of the trash, as it was'),
        response: { 200: AdminArticle, ...changeRefusals, 409: Problem },
      },
    },
    async (request) => {
      await limits.take(limitTable.adminChangesPerAccount, String(memberOf(request).id));
      return trash.restore(request, idOf(request) ?? refuseUnknown());
    },
  );

  app.delete(
    `${oneArticle}/trash`,
    {
      schema: {
        ...describe('Delete an article of the trash for good, with its versions and comments'),
        response: { 204: Type.Null({ description: 'Deleted.' }), ...changeRefusals, 409: Problem },
      },
    },
    async (request, reply) => {
      await limits.take(limitTable.adminChangesPerAccount, String(memberOf(request).id));
      await trash.remove(request, idOf(request) ?? refuseUnknown());
      return reply.code(204).send(null);
    },
  );
};

function refuseUnknown(): never {
  throw new RequestError(404, 'articleNotFound');
}

function describe(summary: string) {
  return { tags: ['administration'], security: bearerSecurity, summary };
}
