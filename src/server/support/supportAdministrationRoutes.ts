import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { adminPaths } from '../../contract/adminPaths';
import { roles } from '../../contract/roles';
import { SessionProblem } from '../../contract/schemas/problems';
import {
  SupportCase,
  SupportCaseCollection,
  SupportCaseUpdate,
} from '../../contract/schemas/support';
import { snapshotFileName } from '../../contract/snapshot/snapshotFormat';
import { isSupportStatus, supportRules, supportStatuses } from '../../contract/supportRules';
import type { AppServices } from '../appServices';
import { buildCollection, lastValue, queryValues, readPageRequest } from '../collection';
import type { QueryValues } from '../collection';
import { fileResponse } from '../documentation/problemResponses';
import { addJsonLd } from '../jsonLd/jsonLd';
import { readChoice, readText } from '../queryParameters';
import { bearerSecurity, idOf } from '../session/guards';
import { caseSearches } from './caseDiagnostics';
import { createSupportCaseActions, refuseUnknownCase } from './supportCaseActions';
import { createSupportCaseRepository, type CaseFilter } from './supportCaseRepository';

const decompress = promisify(brotliDecompress);
const refusals = { 401: SessionProblem };
const caseAddress = `${adminPaths.supportCases}/:id`;

/** Support cases for administrators. */
export const supportAdministrationRoutes: FastifyPluginAsyncTypebox<AppServices> = async (
  app,
  services,
) => {
  const cases = createSupportCaseRepository(services.database, services.clock);
  const actions = createSupportCaseActions(services, cases);
  const onRequest = services.guards.role(roles.admin);
  const describe = (summary: string) => ({ security: bearerSecurity, tags: ['support'], summary });
  addJsonLd(app);

  app.get(
    adminPaths.supportCases,
    {
      onRequest,
      schema: {
        ...describe('A page of support cases, newest first'),
        querystring: Type.Object({
          page: Type.Optional(Type.String()),
          itemsPerPage: Type.Optional(Type.String()),
          status: Type.Optional(Type.String({ enum: [...supportStatuses] })),
          code: Type.Optional(Type.String()),
          path: Type.Optional(Type.String({ description: 'In the path of the page.' })),
          browser: Type.Optional(
            Type.String({ description: 'In the browser or the operating system.' }),
          ),
          error: Type.Optional(Type.String({ description: 'In an error or a failed request.' })),
          version: Type.Optional(Type.String({ description: 'In the version or the build.' })),
        }),
        response: { 200: SupportCaseCollection, ...refusals },
      },
      validatorCompiler: () => () => true,
    },
    async (request) => {
      const query = queryValues(request.query);
      const page = readPageRequest(query, supportRules.pageSize);
      const found = await cases.findPage(page, readFilter(query));
      const path = adminPaths.supportCases;
      return buildCollection({ path, context: 'SupportCase', query, page, ...found });
    },
  );

  app.get(
    caseAddress,
    {
      onRequest,
      schema: { ...describe('One support case'), response: { 200: SupportCase, ...refusals } },
    },
    async (request) => actions.open(request, idOf(request) ?? refuseUnknownCase()),
  );

  app.put(
    caseAddress,
    {
      onRequest,
      schema: {
        ...describe('Change a case’s status or notes; what is left out stays'),
        body: SupportCaseUpdate,
        response: { 200: SupportCase, ...refusals },
      },
    },
    async (request) => actions.update(request, idOf(request) ?? refuseUnknownCase(), request.body),
  );

  app.delete(
    caseAddress,
    {
      onRequest,
      schema: {
        ...describe('Delete a case with its snapshot'),
        response: { 204: Type.Null({ description: 'Deleted.' }), ...refusals },
      },
    },
    async (request, reply) => {
      await actions.remove(request, idOf(request) ?? refuseUnknownCase());
      return reply.code(204).send(null);
    },
  );

  app.get(
    `${caseAddress}/snapshot`,
    {
      onRequest,
      schema: {
        ...describe('A case’s snapshot, as the file the member saw'),
        querystring: Type.Object({
          replay: Type.Optional(
            Type.String({
              description: 'Given where it is shown and not saved: so it is recorded.',
            }),
          ),
        }),
        response: { 200: fileResponse('The snapshot.', 'application/json'), ...refusals },
      },
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const id = idOf(request) ?? refuseUnknownCase();
      const replayed = lastValue(queryValues(request.query), 'replay') !== undefined;
      const { snapshot, createdAt } = await actions.readSnapshot(request, id, replayed);
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
