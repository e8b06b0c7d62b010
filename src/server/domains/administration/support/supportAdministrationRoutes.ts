import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { adminPaths } from '../../../../contract/adminPaths';
import { roles } from '../../../../contract/roles';
import { SessionProblem } from '../../../../contract/schemas/problems';
import {
  SupportCase,
  SupportCaseCollection,
  SupportCaseUpdate,
} from '../../../../contract/schemas/support';
import { snapshotFileName } from '../../../../contract/snapshot/snapshotFormat';
import { isSupportStatus, supportRules, supportStatuses } from '../../../../contract/supportRules';
import type { PlatformServices } from '../../../platform/services';
import { buildCollection, lastValue, readPageRequest } from '../../../platform/http/collection';
import type { QueryValues } from '../../../platform/http/collection';
import { fileResponse } from '../../../platform/documentation/problemResponses';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import {
  decodedParameters,
  parameterValidatorCompiler,
} from '../../../platform/plugins/parameterSchemas';
import { readChoice, readText } from '../../../platform/http/queryParameters';
import { bearerSecurity, requireId } from '../../../platform/security/guards';
import { requestContext } from '../../../platform/http/requestContext';
import { caseSearches } from '../../support/caseDiagnostics';
import { createSupportCaseActions } from './supportCaseActions';
import { createSupportCaseRepository, type CaseFilter } from '../../support/supportCaseRepository';

const decompress = promisify(brotliDecompress);
const errorResponses = { 401: SessionProblem };
const caseAddress = `${adminPaths.supportCases}/:id`;

const listQuery = decodedParameters(
  Type.Object({
    page: Type.Optional(Type.String()),
    itemsPerPage: Type.Optional(Type.String()),
    status: Type.Optional(Type.String({ enum: [...supportStatuses] })),
    code: Type.Optional(Type.String()),
    path: Type.Optional(Type.String({ description: 'Part of the page’s path.' })),
    browser: Type.Optional(
      Type.String({ description: 'Part of the name of the browser or operating system.' }),
    ),
    error: Type.Optional(Type.String({ description: 'Part of an error or a failed request.' })),
    version: Type.Optional(Type.String({ description: 'Part of the version or build.' })),
  }),
  (values) => ({
    values,
    page: readPageRequest(values, supportRules.pageSize),
    filter: readFilter(values),
  }),
);

const snapshotQuery = decodedParameters(
  Type.Object({
    replay: Type.Optional(
      Type.String({
        description:
          'Set when the snapshot is replayed, not downloaded; the audit log records which.',
      }),
    ),
  }),
  (values) => ({ replayed: lastValue(values, 'replay') !== undefined }),
);

/** Support cases for administrators. */
export const supportAdministrationRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'guards'>
> = async (app, services) => {
  const cases = createSupportCaseRepository(services.database, services.clock);
  const actions = createSupportCaseActions(services, cases);
  const onRequest = services.guards.role(roles.admin);
  const describe = (summary: string) => ({ security: bearerSecurity, tags: ['support'], summary });
  await app.register(jsonLdPlugin);

  app.get(
    adminPaths.supportCases,
    {
      onRequest,
      schema: {
        ...describe('List support cases, newest first'),
        querystring: listQuery,
        response: { 200: SupportCaseCollection, ...errorResponses },
      },
      validatorCompiler: parameterValidatorCompiler,
    },
    async (request) => {
      const { values: query, page, filter } = request.query;
      const found = await cases.findPage(page, filter);
      const path = adminPaths.supportCases;
      return buildCollection({ path, context: 'SupportCase', query, page, ...found });
    },
  );

  app.get(
    caseAddress,
    {
      onRequest,
      schema: {
        ...describe('Get a support case'),
        response: { 200: SupportCase, ...errorResponses },
      },
    },
    async (request) =>
      actions.open(requestContext(request), requireId(request, 'supportCaseNotFound')),
  );

  app.put(
    caseAddress,
    {
      onRequest,
      schema: {
        ...describe('Update a support case’s status or notes'),
        description: 'Properties that are left out keep their values.',
        body: SupportCaseUpdate,
        response: { 200: SupportCase, ...errorResponses },
      },
    },
    async (request) =>
      actions.update(
        requestContext(request),
        requireId(request, 'supportCaseNotFound'),
        request.body,
      ),
  );

  app.delete(
    caseAddress,
    {
      onRequest,
      schema: {
        ...describe('Delete a support case and its snapshot'),
        response: { 204: Type.Null({ description: 'The case was deleted.' }), ...errorResponses },
      },
    },
    async (request, reply) => {
      await actions.remove(requestContext(request), requireId(request, 'supportCaseNotFound'));
      return reply.code(204).send(null);
    },
  );

  app.get(
    `${caseAddress}/snapshot`,
    {
      onRequest,
      schema: {
        ...describe('Download a support case’s snapshot'),
        querystring: snapshotQuery,
        response: { 200: fileResponse('The snapshot.', 'application/json'), ...errorResponses },
      },
      validatorCompiler: parameterValidatorCompiler,
    },
    async (request, reply) => {
      const id = requireId(request, 'supportCaseNotFound');
      const { replayed } = request.query;
      const { snapshot, createdAt } = await actions.readSnapshot(
        requestContext(request),
        id,
        replayed,
      );
      const name = snapshotFileName(createdAt);
      return reply
        .header('Content-Disposition', `attachment; filename="${name}"`)
        .header('X-Content-Type-Options', 'nosniff')
        .type('application/json; charset=utf-8')
        .send(await decompress(snapshot));
    },
  );
};

function readFilter(query: QueryValues): CaseFilter {
  const code = readText(query, 'code')?.toUpperCase().slice(0, 20);
  const texts = caseSearches.flatMap((search) => {
    const text = readText(query, search);
    return text === undefined ? [] : [[search, text] as const];
  });
  return { status: readChoice(query, 'status', isSupportStatus), code, texts };
}
