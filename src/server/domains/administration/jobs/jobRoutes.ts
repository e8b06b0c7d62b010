import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from '@sinclair/typebox';
import { adminPaths } from '../../../../contract/adminPaths';
import { jobKinds } from '../../../../contract/jobKinds';
import { roles } from '../../../../contract/roles';
import { JobCollection } from '../../../../contract/schemas/adminJobs';
import { Problem } from '../../../../contract/schemas/errors';
import { RateLimitProblem, SessionProblem } from '../../../../contract/schemas/problems';
import { buildCollection } from '../../../platform/http/collection';
import { RequestError } from '../../../platform/errors/requestError';
import { requestContext } from '../../../platform/http/requestContext';
import { jsonLdPlugin } from '../../../platform/jsonLd/jsonLd';
import { readJobStatus } from '../../../platform/jobs/jobStatus';
import { decodedParameters } from '../../../platform/plugins/parameterSchemas';
import { limitTable } from '../../../platform/rateLimits/limitTable';
import { memberOf } from '../../../platform/security/guards';
import type { PlatformServices } from '../../../platform/services';
import { requestJob } from './requestJob';
import { describeRoute } from '../describeRoute';

const params = decodedParameters(
  Type.Object({ kind: Type.String({ enum: [...jobKinds] }) }),
  ({ kind: text }) => {
    const kind = jobKinds.find((one) => one === text);
    if (kind === undefined) throw new RequestError(404, 'notFound');
    return { kind };
  },
);

/** Background jobs, for super administrators. */
export const jobRoutes: FastifyPluginAsyncTypebox<
  Pick<PlatformServices, 'audit' | 'clock' | 'database' | 'guards' | 'limits'>
> = async (app, services) => {
  const { clock, database, guards, limits } = services;
  await app.register(jsonLdPlugin);
  app.addHook('onRequest', guards.role(roles.superAdmin));

  app.get(
    adminPaths.jobs,
    {
      schema: {
        ...describeRoute('List background jobs and how they went'),
        response: { 200: JobCollection, 401: SessionProblem, 403: Problem },
      },
    },
    async () => {
      const jobs = await readJobStatus(database, clock());
      return buildCollection({
        path: adminPaths.jobs,
        context: 'Job',
        query: {},
        page: { page: 1, itemsPerPage: Math.max(1, jobs.length) },
        total: jobs.length,
        items: jobs.map((job) => ({
          '@id': `${adminPaths.jobs}/${job.kind}`,
          '@type': 'Job' as const,
          ...job,
        })),
      });
    },
  );

  app.post(
    adminPaths.jobRun(':kind'),
    {
      schema: {
        ...describeRoute('Run a background job now'),
        description:
          'A node starts it within seconds, unless it is running. Waiting mails become due.',
        params,
        response: {
          204: Type.Null({ description: 'The job is due.' }),
          401: SessionProblem,
          403: Problem,
          404: Problem,
          429: RateLimitProblem,
        },
      },
    },
    async (request, reply) => {
      await limits.take(limitTable.adminChangesPerAccount, String(memberOf(request).id));
      await requestJob(services, requestContext(request), request.params.kind);
      return reply.code(204).send(null);
    },
  );
};
