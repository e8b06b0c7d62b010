import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { adminPaths } from '../../../../contract/adminPaths';
import { roles } from '../../../../contract/roles';
import {
  AdminCatalogue,
  AdminFormat,
  AdminFormatSave,
  AdminPlatform,
  AdminPlatformSave,
  AdminSeries,
  AdminSeriesSave,
} from '../../../../contract/schemas/adminGames';
import { Problem } from '../../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../../contract/schemas/problems';
import { requestContext } from '../../../platform/http/requestContext';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { memberOf, requireId } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { findCatalogue } from './catalogueRecord';
import { createPartDeletion } from './deletePart';
import { createFormatActions } from './formatActions';
import { createNamedPartActions } from './namedPartActions';
import { describeRoute } from '../describeRoute';

const errorResponses = { 401: SessionProblem, 403: Problem };
const createErrorResponses = { ...errorResponses, 422: Problem, 429: RateLimitProblem };
const changeErrorResponses = { ...createErrorResponses, 404: Problem };
const deleteResponses = {
  204: Type.Null({ description: 'It was deleted.' }),
  ...errorResponses,
  404: Problem,
  409: Problem,
  429: RateLimitProblem,
};

/** Series, platforms and value formats: what games are made of. */
export const catalogueAdministrationRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'database' | 'guards' | 'limits'>
> = async (app, services) => {
  const { database, guards, limits } = services;
  const actions = { ...createNamedPartActions(services), ...createFormatActions(services) };
  const remove = createPartDeletion(services);
  app.addHook('onRequest', guards.role(roles.gameEditor, roles.admin));
  app.addHook('preHandler', async (request) => {
    if (request.method !== 'GET')
      await limits.take(limitTable.adminChangesPerAccount, String(memberOf(request).id));
  });

  app.get(
    adminPaths.catalogue,
    {
      schema: {
        ...describeRoute('Get all series, platforms and value formats'),
        response: { 200: AdminCatalogue, ...errorResponses },
      },
    },
    async () => findCatalogue(database),
  );

  app.post(
    adminPaths.series,
    {
      schema: {
        ...describeRoute('Create a series'),
        body: AdminSeriesSave,
        response: { 201: AdminSeries, ...createErrorResponses },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await actions.saveSeries(requestContext(request), request.body)),
  );
  app.put(
    `${adminPaths.series}/:id`,
    {
      schema: {
        ...describeRoute('Rename a series'),
        body: AdminSeriesSave,
        response: { 200: AdminSeries, ...changeErrorResponses },
      },
    },
    async (request) =>
      actions.saveSeries(requestContext(request), request.body, requireId(request)),
  );
  app.delete(
    `${adminPaths.series}/:id`,
    { schema: { ...describeRoute('Delete a series without games'), response: deleteResponses } },
    async (request, reply) => {
      await remove(requestContext(request), 'series', requireId(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    adminPaths.platforms,
    {
      schema: {
        ...describeRoute('Create a platform'),
        body: AdminPlatformSave,
        response: { 201: AdminPlatform, ...createErrorResponses },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await actions.savePlatform(requestContext(request), request.body)),
  );
  app.put(
    `${adminPaths.platforms}/:id`,
    {
      schema: {
        ...describeRoute('Rename a platform'),
        body: AdminPlatformSave,
        response: { 200: AdminPlatform, ...changeErrorResponses },
      },
    },
    async (request) =>
      actions.savePlatform(requestContext(request), request.body, requireId(request)),
  );
  app.delete(
    `${adminPaths.platforms}/:id`,
    {
      schema: {
        ...describeRoute('Delete a platform without games and scores'),
        response: deleteResponses,
      },
    },
    async (request, reply) => {
      await remove(requestContext(request), 'platforms', requireId(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    adminPaths.formats,
    {
      schema: {
        ...describeRoute('Create a value format'),
        body: AdminFormatSave,
        response: { 201: AdminFormat, ...createErrorResponses },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await actions.saveFormat(requestContext(request), request.body)),
  );
  app.put(
    `${adminPaths.formats}/:id`,
    {
      schema: {
        ...describeRoute('Change a value format'),
        description: 'Only its code while charts use it.',
        body: AdminFormatSave,
        response: { 200: AdminFormat, ...changeErrorResponses, 409: Problem },
      },
    },
    async (request) =>
      actions.saveFormat(requestContext(request), request.body, requireId(request)),
  );
  app.delete(
    `${adminPaths.formats}/:id`,
    {
      schema: {
        ...describeRoute('Delete a value format that no chart uses'),
        response: deleteResponses,
      },
    },
    async (request, reply) => {
      await remove(requestContext(request), 'valueFormats', requireId(request));
      return reply.code(204).send(null);
    },
  );
};
